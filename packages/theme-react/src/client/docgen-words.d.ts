/** Messages of the page's language: docgen's bundler puts the text of each in the place where its key is named. */
declare const DOCGEN_WORDS: import('@docgen/model').Messages

/** Whether the site opens from a disk; said by docgen's bundler, which leaves out what is for the other kind. */
declare const DOCGEN_RELATIVE_LINKS: boolean | undefined
