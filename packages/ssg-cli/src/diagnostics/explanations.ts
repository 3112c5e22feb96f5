// What `docgen explain <code>` and the page of each code in the manual say, as Markdown. A code without an entry does not compile.
import type { DiagnosticCode } from '@docgen/model'

export interface Explanation {
  /** What leads to the finding, and what it would cost readers. */
  readonly why: string
  /** What to do, the usual way first. */
  readonly fix: string
}

export const explanations: Readonly<Record<DiagnosticCode, Explanation>> = {
  'api-comments-not-found': {
    why: 'The folder in `comments` of `apiReference()` does not exist, or no file in it ends in `.md`.',
    fix: 'Correct the path, which is relative to the site root, or write a file such as `reference/comments/server.md` for the package with the `dir` `server`.',
  },
  'api-entry-not-found': {
    why: 'docgen reads a package from its entry point. It looks for the sources first, then for the declarations that `exports`, `types` or `main` of the `package.json` name, then for `index.d.ts` and `index.ts`. The message lists the files that it tried.',
    fix: 'Name the declarations in `types` of the `package.json`, build the package if they are generated, or remove the package from `apiReference()`.',
  },
  'api-module-not-found': {
    why: 'The exports of the package depend on a file that does not exist, or on a package that is not installed. The reference leaves out such exports, shows their types as `any`, or lacks the members that they inherit. What the package uses only inside its functions is not reported. Of an `npm` package, only what it exports from a package that is not installed is reported.',
    fix: 'Correct the path. If a script generates the module, run that script before you build the site. If a package is not installed, follow the hint. Names such as `#lib/file` and `@/file` need an entry in `paths` of a `tsconfig.json`, or in `imports` of a `package.json`. For modules and globals of Node.js, that package is `@types/node`.',
  },
  'api-package-not-found': {
    why: 'An `npm` package is not in any `node_modules` folder above the site, or a `folder` has no `package.json` with a name.',
    fix: 'Add the package to the dependencies of the site and install them, or correct the name or the folder. Folders are relative to the site root.',
  },
  'api-reports-not-found': {
    why: 'The folder in `history` of `apiReference()` does not exist. Pages can only tell in which release a declaration came if the reports of that release were committed.',
    fix: 'Run `docgen api report --update` and commit the folder, or correct the path, which is relative to the site root.',
  },
  'api-syntax': {
    why: 'TypeScript cannot parse a source of the package. The reference would be incomplete from that place on. Or its `tsconfig.json` is not valid JSON or extends a file that does not exist, so docgen may not find the sources.',
    fix: 'Correct the syntax at the place that the finding names.',
  },
  'api-version-too-low': {
    why: '`docgen api report --check-versions` compares a package with its last release. Changes that break users ask for a major release, and new exports, new members and deprecations for a minor one. Before 1.0.0, they ask for a minor and a patch release. The version in the `package.json` and the changesets of the repository announce less. What only may break users asks for nothing.',
    fix: 'Announce the release that the message names, or change the API so that code of users still works.',
  },
  'broken-anchor': {
    why: 'The page exists, but no heading or element of it has the anchor after `#`. Often a heading was renamed. Readers would arrive at the top of the page instead.',
    fix: 'Write the anchor that the hint names, or link to the page alone. Give a heading a fixed anchor, `## Install {#install}`, if many pages link to it.',
  },
  'broken-api-link': {
    why: 'An `api:` link or a `{@link}` names something that no documented package exports, a member that its class does not have, or something that several packages export.',
    fix: 'Write the closest name from the hint. Put the package in front, `api:server/AccountsServer`, if several packages have the name.',
  },
  'broken-asset': {
    why: 'An image or a download has a path that does not exist. A path with a leading slash belongs to the static folder or is written by an output, such as `/llms.txt`. Any other path is relative to the page.',
    fix: 'Correct the path, or add the file. If the file is in a folder such as `public`, set `staticDir` to it.',
  },
  'broken-link': {
    why: 'The target of a link does not exist, is a draft or MDX, or is a folder without an index page. Or the link is written in a way that Markdown shows as text. docgen checks the links of guides, comments, changelogs, React pages and the config.',
    fix: 'Write the closest page from the hint. If the page has moved, correct the link and keep the old address alive with `redirects`.',
  },
  'broken-redirect': {
    why: 'The target of a redirect does not exist on the site, no page has an address that a pattern such as `/docs/*` leads to, or the redirects lead in a circle. Readers with old links would see "not found".',
    fix: 'Point the redirect to a page or to a full address, or remove it.',
  },
  'case-collision': {
    why: 'Two pages have routes such as `/Install/` and `/install/`. Windows, macOS and some hosts store both in one file, so one page would replace the other.',
    fix: 'Give one of the two pages another `slug`.',
  },
  'changelog-release': {
    why: 'The heading of a release has a date that no calendar has, such as 2024-13-45, or a version that another heading of the changelog has. A feed would show the release without its date, or twice.',
    fix: 'Correct the date or the version. If two headings are about the same release, join them.',
  },
  'changelog-without-dates': {
    why: 'A feed needs the dates of releases. The headings of the changelog give none, and no Git tag has the name of one of its releases, so the changelog has no feed. In CI, a shallow checkout leaves the tags out. docgen does not report this if a complete checkout has no tags at all.',
    fix: 'Fetch the tags (`git fetch --tags`, or `fetch-tags: true` and `fetch-depth: 0` of `actions/checkout`), tag releases as `v1.2.0` or `@acme/core@1.2.0`, or write dates in the headings: `## 1.2.0 - 2024-05-31`. Turn the finding off in `rules` if you want no feed.',
  },
  'changelog-without-versions': {
    why: 'docgen finds releases by headings that are versions. Without one, the page has no table of contents and no feed.',
    fix: 'Begin each release with a heading such as `## 1.2.0` or `## [1.2.0] - 2024-05-31`.',
  },
  'client-bundle': {
    why: 'esbuild cannot bundle an island, a script or a style sheet of the theme: a syntax error, a missing module, or a module that only Node has.',
    fix: 'Correct the file that the message names. Use what only Node has in a page or a source, not in an island.',
  },
  'corrupt-cache': {
    why: 'A file in `.docgen/` is not as docgen wrote it, perhaps because a disk was full or a CI cache was cut off. docgen rebuilt it, so the site is complete.',
    fix: 'Do nothing the first time. Run `docgen clean` if the finding comes back.',
  },
  'damaged-image': {
    why: 'A PNG, JPEG, WebP, GIF or AVIF file of the site cannot be read, or its end is missing. Often a copy was interrupted, the file is a page with an error message, or it is a pointer because Git LFS has not fetched the picture. The file is published all the same.',
    fix: 'Export or copy the picture again. If Git LFS stores it, fetch it with `git lfs pull`; in CI, set `lfs: true` for `actions/checkout`.',
  },
  'dead-link': {
    why: 'The server says that the page of a link does not exist (status 404 or 410), or there is no server of that name. Only `docgen check --external` requests links to other sites. It looks for no anchors in their pages.',
    fix: 'Link to the page that took its place, to a copy in a web archive, or remove the link.',
  },
  'directive-attribute': {
    why: 'An attribute between the braces of a directive is unknown, missing or has a value of the wrong type.',
    fix: 'Write the attribute as the hint shows. For your own directives, `attributes` of `defineDirective()` says what is valid.',
  },
  'duplicate-anchor': {
    why: 'Two headings of a page have the same `{#anchor}`. A link could only reach the first one.',
    fix: 'Give one of the headings another anchor, or leave it out: docgen numbers generated anchors by itself.',
  },
  'duplicate-api-package': {
    why: 'Two packages have the same `dir`, so their pages would have the same addresses, or one package is documented twice, so its names would be ambiguous.',
    fix: 'Give one of the packages another `dir`, or remove one of the two. Releases of a package for several versions of the guides are references with a `version` each.',
  },
  'duplicate-doc-id': {
    why: 'Sidebars and pagination name docs by their id. Two docs have the same one, so the name is ambiguous.',
    fix: 'Give one of the docs another `id` in its frontmatter, or rename its file.',
  },
  'duplicate-output': {
    why: 'Two parts of the site want to write the same file, for example a page and a file of the static folder. Some disks see `A.html` and `a.html` as one file.',
    fix: 'Rename one of the two. The message says where both come from.',
  },
  'duplicate-route': {
    why: 'Two pages have the same address, for example `install.md` and `install/index.md`.',
    fix: 'Give one of the pages another `slug`, or move its file. For two sources, change the `path` of one. If one is a redirect, remove it or change its `from`.',
  },
  'empty-heading': {
    why: 'A heading contains no text and no picture. It is an empty line in the page, in its list of contents and for screen readers.',
    fix: 'Write the text of the heading, or remove its "#" signs.',
  },
  'empty-source': {
    why: 'A source of the config names a folder that has no Markdown, or that does not exist. A custom source has no pages if the folders that it lists have no files.',
    fix: 'Correct the `dir` of the source, or the folder that `load` lists, or remove the source.',
  },
  'extra-translation': {
    why: 'A file in the folder of a translation has no counterpart in the folder of the originals. Often the original was renamed or removed. The page is part of its language only.',
    fix: 'Move the file to the path of its original, or remove it. If the page is meant for this language only, suppress the finding with a reason.',
  },
  'file-of-two-sources': {
    why: 'Two sources of the config make pages of one file, such as a blog whose folder is inside that of the guides. Readers and search engines find the text twice, and links to the file lead to one of the two pages.',
    fix: 'Move the folder of one source out of that of the other, such as `docs/blog` to `blog`.',
  },
  'file-too-large': {
    why: 'A Markdown file, or a file that a page includes, is larger than `files.maxSize`, 20 MB by default. Such a file is usually there by mistake.',
    fix: 'Split the file, link to it as a download, or raise `files.maxSize`.',
  },
  'frontmatter-missing-key': {
    why: 'The config or a plugin declares this frontmatter key with `required: true`, and the guide does not have it.',
    fix: 'Add the key to the frontmatter of the page, or remove `required` where the key is declared: in `frontmatter` of the config or of the plugin.',
  },
  'frontmatter-syntax': {
    why: 'The text between the two `---` lines at the top of the page is not valid YAML. Often a value contains `: ` or begins with `@`, `*` or `[`.',
    fix: 'Put such values between quotes.',
  },
  'frontmatter-type': {
    why: 'A frontmatter key has a value of the wrong type, for example `draft: "yes"`.',
    fix: 'Write the kind of value that the hint names.',
  },
  'frontmatter-unknown-key': {
    why: 'docgen does not know this frontmatter key. A typo such as `tite:` would otherwise have no effect and go unnoticed.',
    fix: 'Correct the key or remove it. If your team or another tool needs it, declare it in `frontmatter` of the config.',
  },
  'invalid-api-comment': {
    why: 'A file with comments on a package has text above its first symbol, an unknown section, two comments on one symbol, or a heading without text.',
    fix: 'Write `## Symbol.member`, then the text. The sections below it are `### Parameters`, `### Returns`, `### Throws` and `### Example`.',
  },
  'invalid-code-meta': {
    why: 'A word after the language of a code fence is neither an option nor a list of lines, or the block has no such lines.',
    fix: 'Write options as `title="server.ts"`, `file="./server.ts"`, `region=setup`, `{1,3-5}`, `showLineNumbers` or `wrap`. The page "Checked samples" lists the options of samples.',
  },
  'invalid-file-name': {
    why: 'A file has a name that some system cannot store, such as `con.md`, a name with `:` or one that ends with a dot.',
    fix: 'Rename the file.',
  },
  'invalid-route': {
    why: 'A slug, an id, a file name or a redirect would lead out of the site or make a path that some system cannot store.',
    fix: 'Write plain names without `..`, backslashes, control characters or `<>:"|?*`.',
  },
  'invalid-source-page': {
    why: 'A source of your own or of a plugin returns a page that lacks something, or has two bodies, or has a value of the wrong type. docgen leaves the page out. It keeps a page whose `origin` names a missing file or line, and reports its findings where the config has the source.',
    fix: 'Return what the hint names. The type `SourcePage` lists everything that a page can have.',
  },
  'island-crashed': {
    why: 'An island throws an error while docgen renders it to HTML, or later in a timer, an event or a promise that is not awaited. Often it uses `window` or `document`, which only browsers have.',
    fix: 'Move what needs a browser into an effect or an event handler.',
  },
  'line-comments': {
    why: 'Exports of a folder package have a comment whose lines begin with `///`, as in C# or Rust. TypeScript and editors read only `/** … */`, so the reference does not show such comments. docgen reports the first of each package.',
    fix: 'Write these comments as `/** … */`. If they are not for readers, begin them with `//`.',
  },
  'link-circle': {
    why: 'A symbolic link leads to a folder that contains it, or more than 100 links lead to the same folder. docgen would never finish reading.',
    fix: 'Remove the link, or point it to another folder.',
  },
  'mdx-file': {
    why: 'docgen does not support MDX, so the file is not part of the site.',
    fix: 'Rename it to `.md` and write its components as directives. Put `_` before the name to skip the file without a finding. If the page is from a site of Docusaurus, Starlight, Fumadocs, Nextra or Rspress, `docgen migrate` converts it together with that site.',
  },
  'mdx-syntax': {
    why: 'The page has imports, exports, comments or components of MDX. They would appear as text, so docgen removes them.',
    fix: 'Write a directive instead of the component, and `<!-- … -->` for comments. Use an island for code that runs in the browser.',
  },
  'missing-alt-text': {
    why: 'An image of a guide has no text that says what it shows. Screen readers skip it or read its address, and search finds nothing of it.',
    fix: 'Write the text between the brackets, as in `![The settings page](./settings.png)`, or into the `alt` of the HTML element. For an image that is decoration only, write HTML with an empty text: `<img src="./line.png" alt="">`.',
  },
  'missing-include': {
    why: 'A code fence with `file="…"`, or an `{@include}` of a comment, names a file that does not exist.',
    fix: 'Write a path that begins with `./` or `../` relative to the page, or a path relative to the site root. Write `title="…"` if you only want a title above your code.',
  },
  'missing-label': {
    why: 'A label or another text of the config is an object with a text for each language, and lacks one of them. Readers of that language get the text of the default language.',
    fix: 'Add the text under the name of the locale. A text that is the same in all languages can be a plain string.',
  },
  'missing-messages': {
    why: 'docgen has its own texts in Arabic, Chinese (simplified), English, French, German, Italian, Japanese, Korean, Portuguese, Russian and Spanish. A site in another language provides them in `messages`. Texts that are missing appear in English.',
    fix: 'Add the keys that the finding names to `locale.messages`, or to `locales.<name>.messages` on a site with several languages. Your editor lists all keys. Translate the English texts.',
  },
  'missing-region': {
    why: 'The file exists, but it has no region of this name, the region has no end, or the file has fewer lines.',
    fix: 'Write the closest region from the hint, or put the lines between `// #region name` and `// #endregion` comments.',
  },
  'missing-translation': {
    why: 'The page is not translated yet, so readers of the locale get the original text with a notice. docgen reports this only where `rules` of the config sets `missing-translation` to `warning` or `error`.',
    fix: 'Write the translation at the path that the hint names, and run `docgen i18n mark` on it.',
  },
  'misused-directive': {
    why: 'A directive does not contain what it is made of, for example `:::steps` without a numbered list, lacks its title, or is outside the directive that it belongs to. Or it becomes a link and contains another link, or is inside one. An alert such as `> [!NOTE]` has to be alone on its line.',
    fix: 'Change the content as the hint says.',
  },
  'moved-link': {
    why: 'The server redirects the address to another one, and says that this is permanent (status 301 or 308). The link still works, but old redirects end some day.',
    fix: 'Write the new address. Set `moved-link` to `off` in `rules` if you prefer the old ones.',
  },
  'nested-too-deep': {
    why: 'Quotes, lists, emphasis or HTML elements are nested so deep that the page cannot be compiled. Usually a tag or a list is not closed.',
    fix: 'Close what is open before the place that the finding names.',
  },
  'not-utf-8': {
    why: 'The file has bytes that are not UTF-8, so letters would be shown wrong.',
    fix: 'Save the file as UTF-8 in your editor.',
  },
  'outside-root': {
    why: 'A symbolic link or an include leads to a file outside the site and its repository. Without this check, a pull request could publish any file on the machine that builds the site.',
    fix: 'Copy the file into the site, or name its folder in `files.allow`.',
  },
  'over-budget': {
    why: 'A page, the styles or the scripts of the site are larger than `budgets` of the config allow. Sizes are bytes after gzip.',
    fix: 'Make the page smaller, or raise the budget. Suppress the finding with a reason for single pages that have to be long.',
  },
  'page-crashed': {
    why: 'A React page or a layout of the theme throws an error or waits for a promise while docgen renders it, or renders nothing. The page may also throw later: in a timer, an event or a promise that is not awaited.',
    fix: 'Correct the component. `docgen build --debug` prints the stack.',
  },
  'page-failed': {
    why: 'docgen could not compile the page: something threw, or it took more time or memory than a page may take. The other pages are built.',
    fix: 'Undo your last change of this page. If the page is ordinary Markdown, report it as a bug of docgen.',
  },
  'plugin-failed': {
    why: 'A plugin, a check, an output or another part from the config threw an error, in a timer or an event too, or began a promise that is not awaited and was rejected. The rest of the site is still built and checked.',
    fix: 'Correct the part or its options, or report the error to its package.',
  },
  'plugin-message': {
    why: 'A remark or rehype plugin reports something about the page with `file.message()`.',
    fix: 'Do what the message says, or change the options of the plugin.',
  },
  'raw-html-removed': {
    why: 'The page has raw HTML that could run code, load something or restyle the page. docgen removes it unless `markdown.html` says otherwise. Names in angle brackets, such as `Promise<void>`, are HTML too.',
    fix: "Write Markdown or a directive instead, and put names between backticks. Set `markdown: { html: 'trust' }` if you trust all authors of the guides.",
  },
  'sample-expected-error': {
    why: 'A code block marked `expect-error` compiles, or has an error of another number. The text around it is probably out of date. With `no-check`, docgen cannot tell.',
    fix: 'Update the text and remove the mark, or correct the numbers. Of `expect-error` and `no-check` keep one.',
  },
  'sample-no-reason': {
    why: 'A code block marked `no-check`, or whose code begins with `// @ts-nocheck`, is not checked. Without a reason, later editors do not know whether it should be.',
    fix: 'Write `no-check reason="…"`, or remove the mark or the comment and fix the code.',
  },
  'sample-options': {
    why: 'TypeScript does not accept a compiler option or a file of `checkedSamples()`.',
    fix: 'Correct the option or remove it.',
  },
  'sample-query': {
    why: 'A comment `// ^?` shows readers the type of the name above its caret. Either docgen does not know that type, or you wrote one behind the comment that is wrong or has changed since.',
    fix: 'Put the caret below a letter of a name in checked code. Write the type that the hint shows, or nothing behind `^?`: docgen then fills it in.',
  },
  'sample-syntax': {
    why: 'A code block is not valid TypeScript or JavaScript. Other errors of the block are hidden until its syntax is right.',
    fix: 'Correct the code. If it is only a part of a file, complete it, or mark it `no-check` with a reason.',
  },
  'sample-type': {
    why: 'A code block does not compile against the packages that the site documents: readers who copy it would see the same error.',
    fix: 'Correct the code. If the error is the point of the sample, mark it `expect-error`.',
  },
  'sample-unknown-context': {
    why: 'A code block says `continue`, but no checked block above it has that name.',
    fix: 'Write the name that the hint offers, or put the code that is needed above it, in a fence marked `setup` if readers need not see it.',
  },
  'second-title': {
    why: 'A guide has a level-1 heading that is not its title. The layout shows the title as the only level-1 heading, so readers, screen readers and search engines would find two titles.',
    fix: 'Write `##` for the sections of a page. If the heading is meant as the title, put it above everything else.',
  },
  'secret-file': {
    why: 'A page includes or shows a file such as `.env` or `.npmrc`, or one in `.git`. A CI checkout stores its token there. docgen refuses, because a pull request from a fork could publish the secret.',
    fix: 'Show an example such as `.env.example` instead. If the file contains no secret, name this very file in `files.allow`.',
  },
  'shallow-clone': {
    why: 'The git history is cut off, as `actions/checkout` does by default. docgen cannot tell when pages were last changed, so it shows no dates.',
    fix: 'Fetch the whole history (`fetch-depth: 0`), or set `lastUpdate: false`.',
  },
  'source-failed': {
    why: 'The `load` function of a source, or the checker of samples, threw an error. Its pages are missing; the rest of the site is checked.',
    fix: 'Correct its code or its options, or report the error to its package.',
  },
  'source-finding': {
    why: 'A source of your own or of a plugin reports a mistake in what it reads.',
    fix: 'Do what the hint says. The message names the source.',
  },
  'stale-source-link': {
    why: 'The `sourceLink` of the reference names a branch or a tag whose files differ from the ones that docgen read, so links lead to wrong lines.',
    fix: 'Write `{ref}` in the `sourceLink`, which is replaced by the release of each package, or build the site from the branch that it names.',
  },
  'stale-translation': {
    why: 'The frontmatter of the translation has the `source_hash` of an older text of its original. Readers of the translation may miss what has changed.',
    fix: 'Compare the page with its original, bring it up to date, and run `docgen i18n mark <file>`, which writes the hash of the current original.',
  },
  'svg-content-removed': {
    why: 'An SVG that is shown with `#inline` contains a script, a style, a link or another part that could affect the page. docgen leaves that part out.',
    fix: 'Use only shapes, text and their attributes, or show the file as an image without `#inline`.',
  },
  'symbols-file-invalid': {
    why: 'The inventory of another site in `externalSymbols` does not have the form of `symbols.json`.',
    fix: 'Download the file again from the other site. It is a JSON array with one symbol on each line.',
  },
  'symbols-file-not-found': {
    why: 'docgen fetches nothing from the network, so the inventory of another site has to be a file. It does not exist or cannot be read.',
    fix: 'Download the `symbols.json` of the other site to the path in the config, or correct the path.',
  },
  'translation-headings': {
    why: 'A translation has other headings than its original: one is missing, added or at another level, or lacks an explicit anchor that other pages link to.',
    fix: 'Make the headings correspond. Give headings that other pages link to an explicit anchor, such as `{#install}`, in every language.',
  },
  'unbalanced-directive': {
    why: 'A `:::` block is never closed, a `:::` line closes nothing or two blocks at once, or the title of a directive has an open bracket.',
    fix: 'Close each block with as many colons as it begins with. Give an outer block more colons than the blocks inside it.',
  },
  'unbalanced-html': {
    why: 'An element of raw HTML has no end, or ends before it began. Browsers guess where it ends, which is often at the end of the page: a link or a bold word then takes in all that follows. Tags that close themselves, such as `<a id="top" />`, exist in MDX and Vue, but not in HTML.',
    fix: 'Write an end tag for each element that needs one: `<a id="top"></a>`. If a name in angle brackets is text, put it between backticks.',
  },
  'unclosed-block': {
    why: 'A code fence or an HTML comment is opened and never closed, or a fence ends only behind the next one. Markdown takes what follows for code, or hides it.',
    fix: 'Close the fence with as many signs as it begins with, and the comment with `-->`.',
  },
  'undecodable-link': {
    why: 'An address has a `%` that is not followed by two hexadecimal digits.',
    fix: 'Write `%25` for a percent sign.',
  },
  'undocumented-entries': {
    why: 'The `exports` of a package name an entry point that leads to code without types, or a pattern that opens a whole folder. Or the options of TypeDoc list a file that no path of `exports` leads to. The reference leaves all of these out.',
    fix: 'Build the package if its declarations are built, or name them in `types`. Choose the entry points that readers need with `entries`. Add a missing path to `exports`.',
  },
  'unexported-type': {
    why: 'An export of a package takes, returns, contains or extends a type that the package does not export. Readers see the type but cannot import it. Types that readers need no name for are not reported: parts of a type alias, types of variables, and what a conditional type is computed from.',
    fix: 'Export the type from an entry point of the package. If it is no part of the API, mark it with `@internal`, or name it in `intentionallyNotExported` of TypeDoc’s options.',
  },
  'unknown-api-comment': {
    why: 'A comment in the `comments` folder is about something that the reference does not document: the package was renamed, or an export, a member or a parameter is gone.',
    fix: 'Write the closest name from the hint, or remove the comment.',
  },
  'unknown-api-parameter': {
    why: 'An `@param` names a parameter that its function does not have, or `options.name` a property that the type of `options` does not have: one that was renamed or removed, or one with a typo. Its text is shown below the table of parameters.',
    fix: 'Write the name from the hint, or remove the tag. Move a tag for a parameter of another overload to the comment of that overload. For a parameter that is taken apart, `@param` may name a property: `@param name` or `@param options.name` of `({ name })`. For a property of a parameter that has a name, write both: `@param props.name` of `(props: Props)`.',
  },
  'unknown-api-tag': {
    why: 'A doc comment has a tag that neither TSDoc nor TypeDoc knows, whose text is shown under its own name. Or it has a block tag in braces, `{@param name}`, or a tag such as `@link` without them.',
    fix: 'Write the tag as the hint says. Put the name between backticks if it is not meant as a tag. Define a tag of your own in `tsdoc.json`, or in `blockTags` or `modifierTags` of `typedoc.json`.',
  },
  'unknown-category': {
    why: '`categories` of `docs()`, or a `{ folder }` in its sidebar, names a folder that has no pages. Or no sidebar of the source is made of folders, so that `categories` has no effect.',
    fix: 'Write the path of a folder below the docs folder, without numbers in front of names: `guide/deploy` for `docs/2-guide/deploy`. In a written sidebar, set these options on the category itself.',
  },
  'unknown-changelog': {
    why: 'A changelog belongs to the package that its file is named after, and no documented package has this name.',
    fix: 'Name the file after the `dir` of its package, or remove it.',
  },
  'unknown-directive': {
    why: 'No directive has this name, and its content is shown without it. Or a quote begins with an alert that GitHub does not have, such as `[!WARN]`.',
    fix: 'Correct the name, or define the directive with `defineDirective()`.',
  },
  'unknown-doc': {
    why: 'A sidebar, `pagination_next`, `pagination_prev` or `mainDoc` names a doc by an id that does not exist.',
    fix: 'Write the path of the file below the docs folder, without numbers and extension.',
  },
  'unknown-island': {
    why: 'A page or a component shows an island that the theme does not have.',
    fix: 'Correct the name, or name the module of the island in `islands` of the theme.',
  },
  'unknown-language': {
    why: 'The highlighter does not know the language of a code fence, so the code has no colors. Fences in the comments of `npm` packages are not reported.',
    fix: 'Write the closest language from the hint, or `text` for code without colors.',
  },
  'unknown-sidebar': {
    why: '`displayed_sidebar` names a sidebar that the `docs()` source of the page does not have. The page shows the sidebar that it would show without the key.',
    fix: 'Write one of the names in `sidebar: { guides: [...], api: [...] }` of the source, or remove the key.',
  },
  'unknown-tag': {
    why: '`tags.known` of the config declares the tags of the site, and a page has another one. Often it is misspelled or differs only in letter case. The page shows the tag without a link.',
    fix: 'Write the tag that the hint names, or add the new one to `tags.known`.',
  },
  'unmatched-pattern': {
    why: 'A pattern such as `packages/*` in `packages` of `apiReference()` or `changelogs()` matches no package to document. There may be no folder with a `package.json`. The packages may be `private`, or have no name or nothing to import.',
    fix: 'Correct the pattern, which is relative to the site root. To document private packages, write `privatePackages: true` next to it.',
  },
  'unmatched-reference': {
    why: 'A guide refers to a footnote (`[^1]`) or to the address of a link (`[label][name]`) that it does not define, so the page shows the brackets. Or it defines a footnote that nothing refers to, so the page does not show it.',
    fix: 'Add the definition, such as `[^1]: Text.` or `[name]: ./page.md`, or correct the name. Put code with brackets between backticks.',
  },
  'unreachable-link': {
    why: 'The server did not respond to three requests, failed (status 500 and above), rejected the request, or redirects without end. It may be down, or it may not like requests of programs.',
    fix: 'Open the address in a browser. If the page is there, wait and run the command again, or add the beginning of the address to `externalLinks.skip`.',
  },
  'unread-markdown': {
    why: 'docgen reads Markdown only from files whose names end with `.md` in small letters, so a file such as `guide.markdown` or `GUIDE.MD` is not part of the site.',
    fix: 'Rename it. Put `_` before the name to skip the file without a finding.',
  },
  'unread-translation': {
    why: 'The folder `i18n` has pages for a language that `locales` does not name, or for the default language, whose pages are in the folders of the sources. docgen does not read them.',
    fix: 'Add the language to `locales` in the config, give the folder the name of one of the locales, or remove it.',
  },
  'unreadable-file': {
    why: 'A file is a device, a pipe or a socket, or docgen lacks the permission to read it.',
    fix: 'Put a regular file in its place, or change its permissions.',
  },
  'unresolved-api-link': {
    why: 'A `{@link}` in a doc comment names nothing that the documented packages export, or is the address of a link in Markdown: `[label]({@link Name})`. Or an `{@inheritDoc}` names nothing, or what has no comment. It is an error in sources that you can edit, and a warning in packages that npm installed. Links to names that other packages, JavaScript, the Web or Node declare are not reported. The exceptions are global variables of browsers that docgen knows no page of, such as `name`, `status` and `event`, which comments rarely mean. Links to types that are not exported but shown where exports use them are not reported, because `unexported-type` reports these.',
    fix: 'Link to an exported declaration, or write the name between backticks. Write a label into the tag: `{@link Name | label}`.',
  },
  'unsafe-link': {
    why: 'The address has a scheme such as `javascript:` that could run code. docgen never puts it into a page, whatever `rules` say.',
    fix: 'Link to a page, or to an address that begins with `https:`, `http:`, `mailto:` or `tel:`.',
  },
  'unsupported-syntax': {
    why: 'Readers would see something of this page as plain text. It may be syntax of another tool: math between dollar signs, `[[toc]]`, a Mermaid block, `!!! note`, `==marked==`, or `// @errors: 2345` of Twoslash. docgen fills in no templates and reads no names of emoji, so `{{ name }}`, `{% tabs %}` and `:tada:` are text, too. Or it is Markdown or HTML that is nearly right. A heading lacks its space (`##Install`), or the box of a task does (`- []`). Bold text has a space inside its asterisks (`**bold **`), or an anchor contains one (`{#my anchor}`). The row of dashes of a table is missing, or has too few or too many cells. An address in a tag has no quotes (`<img src=./a.png>`).',
    fix: 'Write what the hint names, or add a remark plugin that understands the syntax.',
  },
  'unusable-svg': {
    why: 'An image with `#inline` has to be a file of the site that is valid SVG.',
    fix: 'Correct the file, or show it without `#inline`.',
  },
  'unused-api-comment': {
    why: 'The package already has this comment, and docgen shows that one. A new release may have added it.',
    fix: 'Remove the summary, section or parameter that the message names. What the package does not say can stay.',
  },
  'unused-suppression': {
    why: 'An entry of `suppress` matches no finding of this build, so the cause is gone or the path is wrong.',
    fix: 'Remove the entry, or write the file as the report names it.',
  },
}
