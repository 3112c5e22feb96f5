/** Messages in the language of the site: the server puts the text of each in the place where its key is named. */
declare const DOCGEN_WORDS: import('@docgen/model').Messages
