"""Who may lead a class: accounts, sign-ins, invitations, codes, and how often one may guess."""
