/** Whether the site opens from a disk; said by docgen's bundler, which leaves out what is for the other kind. */
declare const DOCGEN_RELATIVE_LINKS: boolean | undefined
