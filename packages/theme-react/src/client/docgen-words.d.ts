/** Messages of the page's language: docgen's bundler puts the text of each in the place where its key is named. */
declare const DOCGEN_WORDS: import('@docgen/model').Messages
