/**
 * Every code that a finding can have, with what it means. The manual's table and the types of `rules` and `suppress` follow this list;
 * `tests/diagnostics` holds a broken site for each.
 */
export const diagnosticCatalogue = {
  'api-comments-not-found': 'The `comments` folder of the API reference does not exist, or contains no Markdown.',
  'api-entry-not-found': 'A package of the API reference has no module that could be its entry point.',
  'api-module-not-found':
    'A folder package imports a module that does not exist, or exports of a package need one that is not installed.',
  'api-package-not-found': 'A package of the API reference is not installed, or its folder does not exist.',
  'api-reports-not-found': 'The folder of reports that `history` of the API reference names does not exist.',
  'api-syntax': 'TypeScript cannot read a source of a folder package, or its `tsconfig.json`.',
  'api-version-too-low':
    'The version and the changesets of a package announce less than the changes of its API ask for: `docgen api report --check-versions`.',
  'broken-anchor': 'A link names an anchor that its target page does not have.',
  'broken-api-link': 'An `api:` link or a link tag does not match any export of the documented packages.',
  'broken-asset': 'An image or download does not exist.',
  'broken-link': 'A link does not match any page of the site.',
  'broken-redirect': 'A redirect does not lead to a page of the site, or redirects form a circle.',
  'case-collision': 'Two routes differ by letter case only: some hosts serve one for the other.',
  'changelog-release': 'A release of a changelog has a date that does not exist, or a version that another one has.',
  'changelog-without-dates': 'No release of a changelog has a date, so it has no feed.',
  'changelog-without-versions': 'No heading of a changelog is a version.',
  'client-bundle': 'An island, script or style sheet of the theme cannot be bundled for browsers.',
  'corrupt-cache': 'An entry of the cache could not be read; it was rebuilt.',
  'damaged-image': 'An image is empty, cut off or changed, or not an image at all.',
  'dead-link': '`docgen check --external` found that a page of another site, or its server, does not exist.',
  'directive-attribute': 'A directive lacks a required attribute, or has an unknown attribute or an invalid value.',
  'duplicate-anchor': 'Two headings of a page have the same explicit anchor.',
  'duplicate-api-package': 'Two packages have the same folder name, or one is documented twice.',
  'duplicate-doc-id': 'Two docs have the same id.',
  'duplicate-output': 'Two files of the site have the same path, or paths that some disks do not tell apart.',
  'duplicate-route': 'Two pages have the same route.',
  'empty-heading': 'A heading has no text.',
  'empty-source': 'A folder of guides or changelogs has no Markdown, or one of a custom source no files.',
  'extra-translation': 'A translation has no original: no page of the default locale has its path.',
  'file-of-two-sources': 'Two sources make pages of one file.',
  'file-too-large': 'A Markdown file, or one that a page includes, has more bytes than `files.maxSize`.',
  'frontmatter-missing-key': 'A page lacks a frontmatter key that the config requires.',
  'frontmatter-syntax': 'The frontmatter of a page is not valid YAML.',
  'frontmatter-type': 'A frontmatter key has a value of the wrong type.',
  'frontmatter-unknown-key': 'The frontmatter has a key that docgen does not know.',
  'invalid-api-comment': 'A file in the `comments` folder does not have the expected structure.',
  'invalid-code-meta': 'The words after the language of a code fence are not known options.',
  'invalid-file-name': 'A file has a name that some systems cannot store.',
  'invalid-route': 'A slug, an id, a file name or a redirect is not a valid path.',
  'invalid-source-page':
    'A custom source returns a page that lacks something, has a value of the wrong type, or names a place that does not exist.',
  'island-crashed': 'An island threw an error while it was rendered.',
  'line-comments': 'Comments of a folder package begin with `///`, so they are no doc comments.',
  'link-circle': 'A symbolic link leads to a folder that contains it, or to one that too many links lead to.',
  'mdx-file': 'A file among the guides is MDX, which docgen does not read.',
  'mdx-syntax': 'A Markdown file has an import, export, comment or component of MDX, which is removed.',
  'missing-alt-text': 'An image of a guide has no text that says what it shows.',
  'missing-include': 'A code fence or a doc comment names a file that does not exist.',
  'missing-label': 'A text of the config is given for some languages of the site and not for all.',
  'missing-messages': "Some of docgen's own texts are not translated, so they appear in English.",
  'missing-region': 'A code fence or a doc comment names a region that the file does not have, or does not end.',
  'missing-translation':
    'A page has no translation in a locale of the site, so its readers see the original. Off unless `rules` sets it.',
  'misused-directive': 'A directive lacks the content that it needs, or is outside the directive that it belongs to.',
  'moved-link': '`docgen check --external` found that a page of another site has moved for good.',
  'nested-too-deep': 'A page nests quotes, lists, emphasis or HTML elements deeper than it can be compiled.',
  'not-utf-8': 'A file is not saved as UTF-8.',
  'outside-root': 'A file or folder is outside the site, its repository and `files.allow`.',
  'over-budget': 'A page costs its readers more than `budgets` allows.',
  'page-crashed': 'A React page or a layout of the theme threw an error while it was rendered, or rendered nothing.',
  'page-failed': 'A page could not be compiled: something threw, or took too much time or memory.',
  'plugin-failed': 'A plugin, or a part of the config, threw an error.',
  'plugin-message': 'A remark or rehype plugin reports something about a page.',
  'raw-html-removed': 'Raw HTML that could be harmful was removed.',
  'sample-expected-error': 'A code block marked `expect-error` compiles without one, has another one, or is not checked.',
  'sample-no-reason': 'A code block is left unchecked without a `reason`.',
  'sample-options': 'An option of `checkedSamples()` is one that TypeScript does not take.',
  'sample-query': 'A comment `// ^?` asks for a type that docgen does not know, or has a wrong type behind it.',
  'sample-syntax': 'A code block is not valid TypeScript or JavaScript.',
  'sample-type': 'A code block does not compile against the packages that it uses.',
  'sample-unknown-context': 'A code block continues one that is not above it.',
  'second-title': 'A guide has a level-1 heading that is not its title.',
  'secret-file': 'A page, the static folder or a link names a file that often contains passwords or keys.',
  'shallow-clone': 'The git history is incomplete, so pages do not show when they were last changed.',
  'source-failed': 'A source of the config, or its checker of samples, threw an error.',
  'source-finding': 'A custom source reports a mistake.',
  'stale-source-link': 'A source link of the API reference names a branch or tag where the documented files differ.',
  'stale-translation': 'The original of a translation has changed since the translation was marked.',
  'svg-content-removed': 'An SVG that is part of a page contains something that could load, run or restyle, which is removed.',
  'symbols-file-invalid': 'The symbol inventory of another site does not have the form of `symbols.json`.',
  'symbols-file-not-found': 'The symbol inventory of another site cannot be read.',
  'translation-headings': 'The headings of a translation differ from those of its original.',
  'unbalanced-directive':
    'A `:::` directive that is never closed, ends with another one, or has an open title, or a `:::` that closes nothing.',
  'unbalanced-html': 'An element of raw HTML is never closed, closes itself, or closes nothing.',
  'unclosed-block': 'A code fence or an HTML comment is never closed.',
  'undecodable-link': 'A link has an invalid percent-encoding, such as `%zz`.',
  'undocumented-entries': 'A documented package has entry points that the reference leaves out.',
  'unexported-type': 'Exports of a folder package use a type that the package does not export.',
  'unknown-api-comment': 'A file in the `comments` folder is about a package, declaration or parameter that does not exist.',
  'unknown-api-parameter': 'A doc comment of a folder package is about a parameter that does not exist.',
  'unknown-api-tag': 'A doc comment of a folder package has a tag that no tool knows.',
  'unknown-category': 'The config describes a folder of guides that does not exist.',
  'unknown-changelog': 'The name of a changelog does not match any package of the API reference.',
  'unknown-directive': 'A `:::` directive or an alert that docgen does not know; its content is shown as it is.',
  'unknown-doc': 'A sidebar, a pagination key or `mainDoc` names a doc that does not exist.',
  'unknown-island': 'A page shows an island that the theme does not have.',
  'unknown-language': 'A code fence has a language that the highlighter does not know.',
  'unknown-sidebar': 'The frontmatter of a page names a sidebar that its source does not have.',
  'unknown-tag': 'A page has a tag that the config does not declare.',
  'unmatched-pattern': 'A pattern of folders in the config matches no package to document.',
  'unmatched-reference': 'A footnote or a link refers to a definition that the page lacks, or nothing refers to a footnote.',
  'unreachable-link': '`docgen check --external` requested a page of another site, and its server did not respond as it should.',
  'unread-markdown': 'A file among the guides or changelogs is Markdown, and its name does not end with `.md`.',
  'unread-translation': 'Pages are translated into a language that the site does not have.',
  'unreadable-file': 'A file of the site is not a regular file, or cannot be read.',
  'unresolved-api-link': 'A `{@link}` or `{@inheritDoc}` of a doc comment names nothing that the packages export.',
  'unsafe-link': 'A link has a scheme that could run code.',
  'unsupported-syntax': 'A page uses syntax of another tool, such as math, `[[toc]]`, Mermaid or `!!! note`.',
  'unusable-svg': 'An image with `#inline` is not an SVG that can be part of a page.',
  'unused-api-comment': 'The package already has this comment, so docgen does not show the one in the `comments` folder.',
  'unused-suppression': 'The config suppresses a finding that does not occur.',
} as const

export type DiagnosticCode = keyof typeof diagnosticCatalogue

export function isDiagnosticCode(code: string): code is DiagnosticCode {
  return Object.hasOwn(diagnosticCatalogue, code)
}

/** Path of the page that the manual has for a code. */
export function diagnosticPathOf(code: DiagnosticCode): `/${string}/` {
  return `/reference/diagnostics/${code}/`
}

/** What ends a command: a wrong config, wrong arguments, an unexpected error. No rule lowers these. */
export type FatalCode = (typeof fatalCodes)[number]

const fatalCodes = ['config', 'usage', 'crash'] as const

export function isFatalCode(code: string): code is FatalCode {
  return fatalCodes.some((each) => each === code)
}
