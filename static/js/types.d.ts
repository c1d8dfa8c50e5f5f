/** What the server wrote as HTML, every value in it escaped; a text is none. */
type Html = string & { readonly html: unique symbol };
