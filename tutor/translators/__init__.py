"""Tools for translators and font makers: updating catalogues, checking words, cutting fonts."""
