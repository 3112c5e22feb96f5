/**
 * Every code that a diagnostic of docgen can have, with what it is about; sources of their own may add theirs.
 * The manual's list is made from this, and the test suite wants a broken fixture for each.
 */
export const diagnosticCatalogue = {
  'api-entry-not-found': 'A package of the API reference has no module that could be its entry point.',
  'api-package-not-found': 'A package of the API reference is not installed, or its folder does not exist.',
  'broken-anchor': 'A link names an anchor that its target page does not have.',
  'broken-api-link': 'An `api:` link or a link tag names what no documented package exports.',
  'broken-asset': 'An image or download does not exist.',
  'broken-link': 'A link leads to no page of the site.',
  'broken-redirect': 'A redirect leads to no page of the site.',
  'case-collision': 'Two routes differ by letter case only: some hosts serve one for the other.',
  'changelog-without-versions': 'No heading of a changelog is a version.',
  'corrupt-cache': 'An entry of the cache could not be read; it was made anew.',
  'duplicate-anchor': 'Two headings of a page have the same explicit anchor.',
  'duplicate-api-package': 'Two packages of the API reference have the same folder name.',
  'duplicate-doc-id': 'Two docs have the same id.',
  'duplicate-route': 'Two pages have the same route.',
  'empty-source': 'A source of the config has no files.',
  'frontmatter-syntax': 'The frontmatter of a page is not valid YAML.',
  'frontmatter-type': 'A frontmatter key has a value of the wrong type.',
  'frontmatter-unknown-key': 'The frontmatter has a key that docgen does not know.',
  'invalid-code-meta': 'The words after the language of a code fence are not understood.',
  'missing-include': 'A code fence names a file that does not exist.',
  'missing-region': 'A code fence names a region that its file does not have.',
  'page-crashed': 'A page of the site threw an error while it was rendered.',
  'raw-html-removed': 'Raw HTML that is not harmless was left out.',
  'shallow-clone': 'The git history is cut off, so that no last-update times are shown.',
  'symbols-file-invalid': 'The symbol inventory of another site has not the form of `symbols.json`.',
  'symbols-file-not-found': 'The symbol inventory of another site cannot be read.',
  'unbalanced-directive': 'A `:::` directive is never closed, or a `:::` closes nothing.',
  'undecodable-link': 'A link has an invalid percent-encoding.',
  'unexported-type': 'Exports of a package use a type that the package does not export.',
  'unknown-api-tag': 'A doc comment has a tag that no tool knows.',
  'unknown-changelog': 'A changelog is named after no package of the API reference.',
  'unknown-directive': 'A `:::` directive that docgen does not know.',
  'unknown-doc': 'A sidebar, a pagination or the main doc names a doc that does not exist.',
  'unknown-language': 'A code fence has a language that the highlighter does not know.',
  'unresolved-api-link': 'A `{@link}` of a doc comment names nothing that the packages export.',
  'unsafe-link': 'A link has a scheme that could run code.',
} as const

export type DiagnosticCode = keyof typeof diagnosticCatalogue
