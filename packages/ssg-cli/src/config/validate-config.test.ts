import { describe, expect, test } from 'vitest'
import { completeConfig } from './complete-config.ts'
import { fragments } from './local-search.ts'
import { defineSource, changelogs, docs, pages } from './sources.ts'
import { validateConfig } from './validate-config.ts'

const component = () => null
const ownReference = (version: string) => ({
  kind: 'api',
  name: `api-${version}`,
  path: '/api/',
  version,
  ownVersion: { name: version, label: version, isShown: true },
  load: component,
})
const layoutNames = 'doc changelog page search notFound apiIndex apiPackage apiEntry apiSymbols apiHierarchy'.split(' ')
const theme = { name: 'test', layouts: Object.fromEntries(layoutNames.map((name) => [name, component])), content: {}, styles: [] }

/** `message` and `hint` of each finding, as one line each. */
function problemsOf(config: object | string | undefined): readonly string[] {
  const result = validateConfig(config, [])
  return 'problems' in result ? result.problems.map(({ message, hint }) => `${message} ${hint}`) : []
}

test('a config that uses everything is valid', () => {
  const config = {
    title: 'x',
    tagline: '',
    version: '1.0.0',
    parts: [{ name: 'tool', label: 'Tool', color: { light: '#0b6b6d', dark: '#84CBCC' }, paths: ['/docs/tools'] }],
    url: 'https://www.example.com/',
    base: '/x',
    trailingSlash: false,
    staticDir: 'public',
    outDir: '../out',
    favicon: '/favicon.ico',
    logo: { src: '/logo.svg', dark: '/dark.svg', alt: 'Home' },
    locale: { name: 'ar', label: 'العربية', direction: 'rtl', htmlLang: 'ar', calendar: 'gregory' },
    head: [
      { tag: 'meta', attributes: { name: 'robots', content: 'all' } },
      { tag: 'script', attributes: { async: true }, content: '1' },
    ],
    navbar: [
      { label: 'Docs', to: '/docs', activePath: '/docs/' },
      { label: 'GitHub', href: 'https://github.com' },
      { label: 'More', items: [{ label: 'Docs', to: '/docs' }] },
    ],
    footer: { columns: [{ title: 'Docs', links: [{ label: 'A', to: '/docs' }] }], copyright: '©' },
    announcementBar: { id: 'a', content: '*x*', isCloseable: true },
    colorMode: { default: 'dark', switch: false, respectSystem: undefined },
    toc: { min: 2, max: 4 },
    sidebar: { hideable: true, autoCollapse: true },
    editLink: { pattern: 'https://example.com/{file}' },
    lastUpdate: false,
    budgets: { script: 6000, scripts: 90_000, styles: 14_000, html: 14_000, requests: 6 },
    markdown: { parser: 'remark-parse', html: 'trust', linkCode: false },
    redirects: [{ from: '/old', to: '/docs' }],
    search: fragments(),
    searchMarks: false,
    imageZoom: false,
    offline: true,
    feedback: { url: 'https://a.example/in' },
    rules: { 'broken-link': 'warning', 'unknown-language': 'off' },
    sources: [
      docs({
        sidebar: ['a', { doc: 'b', label: 'B' }, { label: 'C', items: [{ href: 'https://x', label: 'X' }], collapsed: true }],
      }),
      changelogs(),
      pages(),
      { kind: 'api', name: 'api', path: '/api/', load: component },
    ],
    theme,
    plugins: [{ name: 'a', remark: [component, [component, { b: 1 }]], rehype: [] }, { name: 'b' }],
  }
  expect(problemsOf(config)).toEqual([])
})

test('directives have different names, and a wrong one says what is wrong', () => {
  const rating = { name: 'rating', form: 'leaf', attributes: { stars: { type: 'number', required: true } }, becomes: component }
  expect(problemsOf({ title: 'x', plugins: [{ name: 'a', directives: [rating] }], markdown: { directives: [rating] } })).toEqual([
    'Two directives have the name "rating": "markdown.directives[0]", and "plugins[0].directives[0]" at docgen.config.ts:1:1. Remove one of them, or give it another name.',
  ])
  const wrong = {
    name: '1st',
    form: 'block',
    attributes: { a: { type: 'date' }, b: { type: 'enum' } },
    holds: { what: 'a', hint: 'b' },
  }
  const problems = problemsOf({ title: 'x', plugins: [{ name: 'a', directives: [wrong] }] })
  expect(problems.map((problem) => problem.split(' Write')[0])).toEqual([
    'Plugin "a": "plugins[0].directives[0].name" must be a name of letters, digits, "-" and "_" that begins with a letter, but it is "1st".',
    'Plugin "a": "plugins[0].directives[0].form" must be "container", "leaf" or "text", but it is "block".',
    'Plugin "a": "plugins[0].directives[0].attributes.a.type" must be "string", "number", "boolean" or "enum", but it is "date".',
    'Plugin "a": the config has no "plugins[0].directives[0].attributes.b.values". Add it, with a list of strings as its value.',
    'Plugin "a": "plugins[0].directives[0].holds.what" must be "list", "numbered list" or `{ directive: "…" }`, but it is "a".',
    'Plugin "a": the config has no "plugins[0].directives[0].becomes". Add it, with a function as its value.',
  ])
})

test('a frontmatter key has one type, whoever declares it', () => {
  const text = `export default defineConfig({
  plugins: [
    { name: 'a', frontmatter: { level: { type: 'enum', values: ['x', 'y'] }, owner: { type: 'string' } } },
    { name: 'b', frontmatter: { level: { type: 'enum', values: ['y', 'x'], required: true }, owner: { type: 'date' } } },
  ],
  frontmatter: { owner: { type: 'string', required: true } },
})
`
  const levels = { type: 'enum', values: ['x', 'y'] }
  const plugins = [
    { name: 'a', frontmatter: { level: levels, owner: { type: 'string' } } },
    { name: 'b', frontmatter: { level: { ...levels, values: ['y', 'x'], required: true }, owner: { type: 'date' } } },
  ]
  const found = validateConfig({ title: 'x', plugins, frontmatter: { owner: { type: 'string', required: true } } }, [
    { file: 'docgen.config.ts', text },
  ])
  expect('problems' in found && found.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    `4:33 The frontmatter key "level" has two types: \`{ type: 'enum', values: ['x', 'y'], required: true }\` for plugin "b", and \`{ type: 'enum', values: ['x', 'y'] }\` for plugin "a" at docgen.config.ts:3:33.`,
    `4:94 The frontmatter key "owner" has two types: \`{ type: 'date' }\` for plugin "b", and \`{ type: 'string' }\` for plugin "a" at docgen.config.ts:3:78.`,
    `6:18 The frontmatter key "owner" has two types: \`{ type: 'string', required: true }\` for the config, and \`{ type: 'string' }\` for plugin "a" at docgen.config.ts:3:78.`,
  ])
})

test('a frontmatter key that several declare in the same way is one key', () => {
  const enumOf = (...values: readonly string[]) => ({ level: { type: 'enum', values } })
  const plugins = [
    { name: 'a', frontmatter: enumOf('x', 'y') },
    { name: 'b', frontmatter: enumOf('y', 'x') },
  ]
  expect(
    problemsOf({ title: 'x', plugins, frontmatter: { level: { required: false, values: ['x', 'y'], type: 'enum' } } }),
  ).toEqual([])
  expect(
    problemsOf({ title: 'x', plugins: [{ name: 'a', frontmatter: { tags: { type: 'list' }, b: { type: 'text' } } }] }),
  ).toEqual([
    `Plugin "a": "plugins[0].frontmatter.tags" must be a key that is none of docgen's, but it is "tags". Write a key that is none of docgen's.`,
    'Plugin "a": "plugins[0].frontmatter.b.type" must be "string", "number", "boolean", "date", "list" or "enum", but it is "text". Write "string", "number", "boolean", "date", "list" or "enum".',
  ])
})

test('plugins have different names, and a wrong part names its plugin', () => {
  const plugins = [{ name: 'a' }, { name: 'b', rehype: [component] }, { name: 'a' }]
  expect(problemsOf({ title: 'x', plugins })).toEqual([
    'Two plugins have the name "a": "plugins[2]", and "plugins[0]" at docgen.config.ts:1:1. Remove one of them, or give it another name.',
  ])
  expect(problemsOf({ title: 'x', plugins: [{ name: 'a' }, { name: 'b', remark: [component, ['c']] }] })).toEqual([
    'Plugin "b": "plugins[1].remark[1]" must be a plugin of unified: what its package exports, or a list of that and its options, but it is a list. Write a plugin of unified: what its package exports, or a list of that and its options.',
  ])
})

test('what an async function returns is an error that says to await it', () => {
  const part = Promise.resolve({ name: 'a' })
  const markdown = { directives: [part], remark: [part] }
  expect(problemsOf({ title: 'x', plugins: [part], checks: [part], sources: [part], markdown, theme: part })).toEqual(
    [
      '"markdown.remark[0]" must be a plugin of unified: what its package exports, or a list of that and its options',
      '"markdown.directives[0]" must be a directive: what `defineDirective()` returns',
      '"checks[0]" must be a check: what `defineRule()` returns',
      '"plugins[0]" must be a plugin: what `definePlugin({ name, … })` returns',
      '"sources[0]" must be a source: what `docs()`, `pages()`, `apiReference()`, `changelogs()`, `readme()` or `defineSource()` returns',
      '"theme" must be a theme, such as `reactTheme` of "@docgen/theme-react"',
    ].map((message) => `${message}, but it is a promise. Await it.`),
  )
})

test('a module in the place of a plugin is an error that names its default export', () => {
  const problem = 'must be a plugin of unified: what its package exports, or a list of that and its options, but it is an object.'
  expect(problemsOf({ title: 'x', markdown: { remark: [{ default: component }], rehype: [{ default: 'a' }] } })).toEqual([
    `"markdown.remark[0]" ${problem} Give its \`default\`, which is a function: this is a whole module.`,
    `"markdown.rehype[0]" ${problem} Write a plugin of unified: what its package exports, or a list of that and its options.`,
  ])
})

test('a custom source without options is an error that names what is missing', () => {
  const untyped = defineSource as unknown as () => object
  expect(problemsOf({ title: 'x', sources: [untyped()] })).toEqual([
    'The config has no "sources[0].name". Add it, with a string as its value.',
    'The config has no "sources[0].load". Add it, with a function as its value.',
  ])
})

test('a plugin cannot have the name of the config itself', () => {
  expect(problemsOf({ title: 'x', plugins: [{ name: 'the config' }] })).toEqual([
    'A plugin has the name "the config", which docgen uses for the config itself. Give it another name.',
  ])
})

test('checks have different codes, and outputs different names, wherever they are', () => {
  const text = `export default {
  title: 'x',
  plugins: [{ name: 'a', checks: [rule] }],
  checks: [
    other,
    rule,
  ],
  outputs: [mine, mine],
}
`
  const rule = { code: 'my-rule', severity: 'error', description: 'D.', check: component }
  const mine = { name: 'mine', files: component }
  const given = {
    title: 'x',
    plugins: [{ name: 'a', checks: [rule] }],
    checks: [{ ...rule, code: 'other' }, rule],
    outputs: [mine, mine],
  }
  const found = validateConfig(given, [{ file: 'docgen.config.ts', text }])
  expect('problems' in found && found.problems).toEqual([
    {
      code: 'config',
      severity: 'error',
      file: 'docgen.config.ts',
      line: 6,
      column: 5,
      message: 'Two checks have the code "my-rule": "checks[1]", and "plugins[0].checks[0]" at docgen.config.ts:3:35.',
      hint: 'Remove one of them, or give it another code.',
    },
    {
      code: 'config',
      severity: 'error',
      file: 'docgen.config.ts',
      line: 8,
      column: 19,
      message: 'Two outputs have the name "mine": "outputs[1]", and "outputs[0]" at docgen.config.ts:8:13.',
      hint: 'Remove one of them, or give it another name.',
    },
  ])
})

describe('one thing wrong', () => {
  test.each([
    [undefined, 'The config file has no default export. Write `export default defineConfig({ title: "…" })`.'],
    [
      'x',
      'The config must be an object: `export default defineConfig({ title: "…" })`, but it is "x". Write an object: `export default defineConfig({ title: "…" })`.',
    ],
    [Promise.resolve({ title: 'x' }), 'The config file exports a promise. Await it: `export default await …`.'],
    [{}, 'The config has no "title". Add it, with a string as its value.'],
    [
      { title: 'x', head: [['meta', {}]] },
      '"head[0]" must be an object such as `{ tag: "meta", attributes: { name: "robots", content: "index" } }`, but it is a list. Write an object such as `{ tag: "meta", attributes: { name: "robots", content: "index" } }`.',
    ],
    [
      { title: 'x', sidebar: ['guide'] },
      '"sidebar" must be an object: `{ hideable, autoCollapse }`, but it is a list. Give it to the source: `docs({ sidebar: [...] })`.',
    ],
    [
      { title: 'x', plugins: ['@docusaurus/plugin-sitemap'] },
      '"plugins[0]" must be a plugin: what `definePlugin({ name, … })` returns, but it is "@docusaurus/plugin-sitemap". Name what brings content in `sources`, and what changes the look in `theme`.',
    ],
    [
      { title: 'x', plugins: [['@docusaurus/plugin-sitemap', {}]] },
      '"plugins[0]" must be a plugin: what `definePlugin({ name, … })` returns, but it is a list. Name what brings content in `sources`, and what changes the look in `theme`.',
    ],
    [
      { title: 'x', toc: [] },
      '"toc" must be an object: `{ min, max }`, but it is an empty list. Write an object: `{ min, max }`.',
    ],
    [
      { title: 'x', rules: [] },
      '"rules" must be an object such as `{ "broken-link": "warning" }`, but it is an empty list. Write an object such as `{ "broken-link": "warning" }`.',
    ],
    [
      { title: 'x', plugins: [[component]] },
      '"plugins[0]" must be a plugin: what `definePlugin({ name, … })` returns, but it is a list. Write a plugin: what `definePlugin({ name, … })` returns.',
    ],
    [
      { title: 'x', sources: [docs({ categories: [] as never })] },
      '"sources[0].categories" must be an object such as `{ "guide/deploy": { label: "Deployment", page: true } }`, but it is an empty list. Write an object such as `{ "guide/deploy": { label: "Deployment", page: true } }`.',
    ],
    [
      [],
      'The config must be an object: `export default defineConfig({ title: "…" })`, but it is an empty list. Write an object: `export default defineConfig({ title: "…" })`.',
    ],
    [
      { title: 'x', colorMode: { zebra: true } },
      'The config key "colorMode.zebra" is unknown. Remove it, or use one of the known keys: "default", "switch", "respectSystem".',
    ],
    [
      { title: 'x', search: { kind: 'hosted', engine: 'algolia', options: { appId: 'a', indexName: 'b' } } },
      'The config has no "search.apiKey". Add it, with the key that may only search as its value.',
    ],
    [
      { title: 'x', parts: [{ name: 'tool', label: 'Tool', color: { light: 'teal', dark: '#84cbcc' }, paths: [] }] },
      '"parts[0].color.light" must be a color such as "#0b6b6d", but it is "teal". Write a color such as "#0b6b6d".',
    ],
    [
      { title: 'x', navbar: [{ label: 'Code', href: 'https://git.example', icon: 'git' }] },
      '"navbar[0].icon" must be one of "bluesky", "discord", "github", "gitlab", "mastodon", "npm", "x", "youtube", but it is "git". Write one of "bluesky", "discord", "github", "gitlab", "mastodon", "npm", "x", "youtube".',
    ],
    [{ title: '' }, '"title" must be a non-empty string, but it is "". Write a non-empty string.'],
    [{ title: ' ' }, '"title" must be a non-empty string, but it is " ". Write a non-empty string.'],
    [
      { title: 'x', outDir: 'a\0b' },
      '"outDir" must be the path of a folder, relative to the site root, but it is "a\\u0000b". Write the path of a folder, relative to the site root.',
    ],
    [{ title: 'x', titel: 'y' }, 'The config key "titel" is unknown. Write "title", the closest key.'],
    [{ titel: 'y' }, 'The config key "titel" is unknown. Write "title", the closest key.'],
    [{ title: 'x', static: 'y' }, 'The config key "static" is unknown. Write "staticDir", the closest key.'],
    [{ title: 'x', publicDir: 'y' }, 'The config key "publicDir" is unknown. Write "staticDir".'],
    [
      { title: 'x', zebra: 1 },
      'The config key "zebra" is unknown. Remove it, or use a key from the page "Config keys" of the manual.',
    ],
    [
      { title: 'x', base: 'docs' },
      '"base" must be a route path, which begins with "/", but it is "docs". Write a route path, which begins with "/".',
    ],
    [
      { title: 'x', base: '/../../b/' },
      '"base" must be a path whose segments are plain names, such as "/docs/", but it is "/../../b/". Write a path whose segments are plain names, such as "/docs/".',
    ],
    [
      { title: 'x', sources: [docs({ path: '/../up' })] },
      '"sources[0].path" must be a path whose segments are plain names, such as "/docs/", but it is "/../up". Write a path whose segments are plain names, such as "/docs/".',
    ],
    [
      { title: 'x', sources: [pages({ path: '/a\\b' })] },
      '"sources[0].path" must be a path whose segments are plain names, such as "/docs/", but it is "/a\\\\b". Write a path whose segments are plain names, such as "/docs/".',
    ],
    [
      { title: 'x', sources: [{ kind: 'api', name: 'api', path: '/../api/', load: component }] },
      '"path" must be a path whose segments are plain names, such as "/docs/", but it is "/../api/". Write a path whose segments are plain names, such as "/docs/".',
    ],
    [
      { title: 'x', url: 'x.y' },
      '"url" must be a web address, such as "https://www.example.com", but it is "x.y". Write a web address, such as "https://www.example.com".',
    ],
    [
      { title: 'x', url: 'https://x.y/docs' },
      'The config value "url" is "https://x.y/docs", which is more than an origin. Write `url: \'https://x.y\', base: \'/docs/\'`.',
    ],
    [
      { title: 'x', url: 'https://x.y/?a' },
      'The config value "url" is "https://x.y/?a", which is more than an origin. Write "https://x.y".',
    ],
    [
      { title: 'x', staticDir: '../s' },
      '"staticDir" must be the path of a folder below the site root, without ".." or a "/" at its front, but it is "../s". Write the path of a folder below the site root, without ".." or a "/" at its front.',
    ],
    [
      { title: 'x', navbar: { items: [] } },
      '"navbar" must be a list of links, but it is an object. Write the list of its `items` alone: `navbar: [...]`.',
    ],
    [
      { title: 'x', navbar: [{ label: 'a' }] },
      'The link "navbar[0]" has neither "to" nor "href". Give it "to" for a page of this site, or "href" for an address elsewhere.',
    ],
    [
      { title: 'x', footer: { columns: [{ title: 'a', links: [{ label: 'a', to: '/a', href: 'b' }] }] } },
      'The link "footer.columns[0].links[0]" has both "to" and "href". Give it "to" for a page of this site, or "href" for an address elsewhere.',
    ],
    [
      { title: 'x', navbar: [{ label: 'a', items: [{ label: 'b' }] }] },
      'The link "navbar[0].items[0]" has neither "to" nor "href". Give it "to" for a page of this site, or "href" for an address elsewhere.',
    ],
    [
      { title: 'x', navbar: [{ label: 'a', to: '/a', items: [] }] },
      'The menu "navbar[0]" is a link itself, which a menu cannot be. Remove its "to" and "href", and make that address one of its items.',
    ],
    [
      { title: 'x', feedback: {} },
      'The config value "feedback" has neither "url" nor "issueForm". Give it "url" for an address that receives the votes, or "issueForm" for a page where readers write.',
    ],
    [
      { title: 'x', feedback: { url: 'https://x.y', issueForm: 'https://x.y' } },
      'The config value "feedback" has both "url" and "issueForm". Give it "url" for an address that receives the votes, or "issueForm" for a page where readers write.',
    ],
    [
      { title: 'x', feedback: { url: '/in' } },
      '"feedback.url" must be a web address, such as "https://www.example.com", but it is "/in". Write a web address, such as "https://www.example.com".',
    ],
    [
      { title: 'x', footer: { columns: [{ title: 'a', links: [{ label: 'a', to: 3 }] }] } },
      '"footer.columns[0].links[0].to" must be a route path, such as "/docs/", but it is 3. Write a route path, such as "/docs/".',
    ],
    [
      { title: 'x', footer: { columns: [{ title: 'a', link: [] }] } },
      'The config key "footer.columns[0].link" is unknown. Write "links", the closest key.',
    ],
    [
      { title: 'x', toc: { min: 4 } },
      'The lowest heading level of "toc" is 4, above the highest, 3. Give "min" a level up to "max".',
    ],
    [
      { title: 'x', toc: { max: 2.5 } },
      '"toc.max" must be a heading level from 1 to 6, but it is 2.5. Write a heading level from 1 to 6.',
    ],
    [
      { title: 'x', editLink: { pattern: 'https://x' } },
      'The config value "editLink.pattern" is "https://x", which does not say where the file goes. Write "{file}" where the path of the page belongs.',
    ],
    [
      { title: 'x', redirects: [{ from: 'a', to: '/' }] },
      '"redirects[0].from" must be a route path, which begins with "/", but it is "a". Write a route path, which begins with "/".',
    ],
    [
      {
        title: 'x',
        redirects: [
          { from: '/a', to: '/' },
          { from: '/a', to: '/b' },
        ],
      },
      'Two redirects are from "/a". Remove one of the two.',
    ],
    [
      {
        title: 'x',
        redirects: [
          { from: '/a', to: '/' },
          { from: '/a/', to: '/b' },
        ],
      },
      'Two redirects are from "/a/". Remove one of the two.',
    ],
    [
      { title: 'x', redirects: [{ from: '/docs/*/old', to: '/docs/*' }] },
      '"*" is not the last segment of "/docs/*/old". Write a pattern as `{ from: "/docs/v1/*", to: "/docs/*" }`.',
    ],
    [
      { title: 'x', redirects: [{ from: '/docs/v*', to: '/docs/*' }] },
      '"*" is not the last segment of "/docs/v*". Write a pattern as `{ from: "/docs/v1/*", to: "/docs/*" }`.',
    ],
    [
      { title: 'x', redirects: [{ from: '/docs/v1', to: '/docs/*' }] },
      '"/docs/*" is a pattern, but "/docs/v1" is not. Write a pattern as `{ from: "/docs/v1/*", to: "/docs/*" }`.',
    ],
    [
      { title: 'x', redirects: [{ from: '/docs/*', to: 'https://example.com/*' }] },
      '"/docs/*" is a pattern, but "https://example.com/*" is not one for pages of this site. Write a pattern as `{ from: "/docs/v1/*", to: "/docs/*" }`. A pattern that leads to one page or another site has to stay with your host.',
    ],
    [
      { title: 'x', suppress: [{ code: 'broken-link', file: 'docs/**' }] },
      'The config has no "suppress[0].reason". Add it, with a string that says why you accept the finding as its value.',
    ],
    [
      { title: 'x', suppress: [{ code: 'broken-link', file: 'docs/**', reason: '' }] },
      '"suppress[0].reason" must be a non-empty string, but it is "". Write a non-empty string.',
    ],
    [
      { title: 'x', suppress: [{ code: 'broken-lnk', file: 'docs/**', reason: 'Soon' }] },
      '"broken-lnk" is not a diagnostic code, so it cannot be a rule or a suppression. Write "broken-link", the closest code.',
    ],
    [
      { title: 'x', rules: { 'broken-lnk': 'off' } },
      '"broken-lnk" is not a diagnostic code, so it cannot be a rule or a suppression. Write "broken-link", the closest code.',
    ],
    [
      { title: 'x', search: 'lunr' },
      '"search" must be "auto", `false`, or a provider: what `lunr()`, `fragments()`, `pagefind()`, `algolia()` or `typesense()` returns, but it is "lunr". Write `search: lunr()`, with `lunr` imported from "@docgen/ssg-cli".',
    ],
    [
      { title: 'x', rules: { 'broken-link': 'warn' } },
      '"rules["broken-link"]" must be "error", "warning" or "off", but it is "warn". Write "warning".',
    ],
    [
      { title: 'x', theme: { ...theme, layouts: { ...theme.layouts, apiSymbols: undefined, apiHierarchy: 'x' } } },
      '"theme" must be a theme whose `layouts` contain "apiSymbols", "apiHierarchy" too, but it is an object. Write a theme whose `layouts` contain "apiSymbols", "apiHierarchy" too.',
    ],
    [
      { title: 'x', theme: 'classic' },
      '"theme" must be a theme, such as `reactTheme` of "@docgen/theme-react", but it is "classic". Write a theme, such as `reactTheme` of "@docgen/theme-react".',
    ],
    [
      { title: 'x', sources: [{ kind: 'blog' }] },
      '"sources[0]" must be a source: what `docs()`, `pages()`, `apiReference()`, `changelogs()`, `readme()` or `defineSource()` returns, but it is an object. Write a source: what `docs()`, `pages()`, `apiReference()`, `changelogs()`, `readme()` or `defineSource()` returns.',
    ],
    [
      { title: 'x', sources: [docs(), docs({ dir: 'old', path: '/old' })] },
      'Two sources have the name "docs". Give this one a name: `docs({ name: \'…\' })`.',
    ],
    [
      {
        title: 'x',
        sources: [docs({ version: { name: '1' } }), docs({ name: 'b', path: '/b', version: { name: '1', label: 'One' } })],
      },
      'Two versions have the name "1". Give this one another name, or no version if it is other documentation.',
    ],
    [
      { title: 'x', sources: [docs({ version: { name: '1', label: '2' } }), docs({ path: '/b', version: { name: '2' } })] },
      'Two versions have the label "2". Give this one another label, or no version if it is other documentation.',
    ],
    [
      { title: 'x', sources: [docs(), ownReference('2'), ownReference('2')] },
      'Two versions have the name "2". Write `version: \'2\'` if the reference belongs to that version, or give this one another name.',
    ],
    [
      { title: 'x', sources: [docs({ version: { name: '2' } }), ownReference('2')] },
      'Two versions have the name "2". Write `version: \'2\'` if the reference belongs to that version, or give this one another name.',
    ],
    [
      { title: 'x', sources: [docs(), { kind: 'api', name: 'api', version: '1.0', path: '/api/', load: component }] },
      'The API reference "api" belongs to the version "1.0", but the config has no such version. Write `version: { name: \'1.0\' }` for a version of the reference alone, or give the guides versions in docs().',
    ],
    [
      {
        title: 'x',
        sources: [docs({ version: { name: '1.0' } }), { kind: 'api', name: 'api', version: '1', path: '/api/', load: component }],
      },
      'The API reference "api" belongs to the version "1", but the config has no such version. Write one of "1.0", or remove "version" for a reference that all versions share.',
    ],
    [
      {
        title: 'x',
        sources: [
          docs({ version: { name: 'legacy' } }),
          { kind: 'api', name: 'api', version: 'lagacy', path: '/api/', load: component },
        ],
      },
      'The API reference "api" belongs to the version "lagacy", but the config has no such version. Write "legacy", the closest version.',
    ],
    [
      // As a config in JavaScript may have it.
      { title: 'x', sources: [docs({ version: { name: '1', banner: 'old' as 'unreleased' } })] },
      '"sources[0].version.banner" must be "unreleased" or "unmaintained", but it is "old". Write "unreleased" or "unmaintained".',
    ],
    [
      { title: 'x', sources: [docs({ ...{ dirr: 'a' }, name: 'docs' })] },
      'The config key "sources[0].dirr" is unknown. Write "dir", the closest key.',
    ],
    [
      // What a config without types may give.
      { title: 'x', sources: [docs({ sidebar: { guides: 'auto' as never } })] },
      '"sources[0].sidebar.guides" must be a list of sidebar items, but it is "auto". Write a list of sidebar items.',
    ],
    [
      { title: 'x', sources: [docs({ sidebar: {} })] },
      '"sources[0].sidebar" must be one or more lists of sidebar items by name: `{ guides: [...] }`, but it is an object. Write one or more lists of sidebar items by name: `{ guides: [...] }`.',
    ],
    [
      { title: 'x', sources: [docs({ sidebar: [3 as never] })] },
      '"sources[0].sidebar[0]" must be a doc id, or an object: `{ doc }`, `{ folder }`, `{ label, href }` or `{ label, items }`, but it is 3. Write a doc id, or an object: `{ doc }`, `{ folder }`, `{ label, href }` or `{ label, items }`.',
    ],
    [
      { title: 'x', sources: [docs({ sidebar: ['a', { ...{ docs: 'b' }, doc: 'c' }] })] },
      'The config key "sources[0].sidebar[1].docs" is unknown. Write "doc", the closest key.',
    ],
    [
      { title: 'x', sources: [docs({ path: 'guide' })] },
      '"sources[0].path" must be a route path, which begins with "/", but it is "guide". Write a route path, which begins with "/".',
    ],
    [
      { title: 'x', sources: [pages({ dir: '/pages' })] },
      '"sources[0].dir" must be the path of a folder below the site root, without ".." or a "/" at its front, but it is "/pages". Write the path of a folder below the site root, without ".." or a "/" at its front.',
    ],
  ])('%j', (config, expected) => expect(problemsOf(config)).toEqual([expected]))
})

test.each([
  ['onBrokenLinks', 'warn', "Write `rules: { 'broken-link': 'warning' }`."],
  ['onBrokenLinks', 'throw', "Write `rules: { 'broken-link': 'error' }`."],
  ['onBrokenAnchors', 'ignore', "Write `rules: { 'broken-anchor': 'off' }`."],
  ['baseUrl', '/x/', 'Write "base".'],
  ['tagLine', 'x', 'Write "tagline", the closest key.'],
  ['presets', [], 'Name the content in `sources`: `[docs(), changelogs(), pages()]`.'],
])('a hint for %s: %j', (key, value, hint) => {
  expect(problemsOf({ title: 'x', [key]: value })).toEqual([`The config key "${key}" is unknown. ${hint}`])
})

test('for a link written as in other generators, the hints name the keys of docgen', () => {
  const navbar = [
    { text: 'API', link: '/api' },
    { text: 'Code', url: 'https://a.example' },
  ]
  expect(problemsOf({ title: 'x', navbar })).toEqual([
    'The config key "navbar[0].text" is unknown. Write "label".',
    'The config key "navbar[0].link" is unknown. Write "to".',
    'The config key "navbar[1].text" is unknown. Write "label".',
    'The config key "navbar[1].url" is unknown. Write "href".',
  ])
})

test('for locales written as in other generators, the hints say what docgen takes', () => {
  const problemsOfLocales = (locales: object) =>
    problemsOf({ title: 'x', locales }).map((problem) => problem.split(/(?<=\.) /).at(-1))
  expect(problemsOfLocales({ default: 'en', fr: 'Français' })).toEqual([
    'Write `defaultLocale: "en"` next to `locales`.',
    'Write `{ label: "Français" }`.',
  ])
  expect(problemsOfLocales({ fr: { label: 'Français', lang: 'fr', link: '/fr/' } })).toEqual([
    'Remove it: the name of the locale, "fr", is its language.',
    'Write "path".',
  ])
})

test('changelogs take the list of packages that the reference has', () => {
  const packages = [{ folder: 'packages/a', readme: false, entries: ['.'], sourceLink: 'https://a.example/{file}' }]
  expect(problemsOf({ title: 'x', sources: [changelogs({ packages })] })).toEqual([])
})

test('all is said at once, in the order of the file', () => {
  const text = "export default {\n  url: 3,\n  toc: { mni: 2 },\n  navbar: [{ label: 'a' }],\n}\n"
  const result = validateConfig({ url: 3, toc: { mni: 2 }, navbar: [{ label: 'a' }] }, [{ file: 'docgen.config.ts', text }])
  const places = 'problems' in result ? result.problems.map(({ line, column, message }) => `${line}:${column} ${message}`) : []
  expect(places).toEqual([
    '1:16 The config has no "title".',
    '2:8 "url" must be a web address, such as "https://www.example.com", but it is 3.',
    '3:10 The config key "toc.mni" is unknown.',
  ])
})

test('what compiling is told stays plain data, which goes to worker threads and into keys', () => {
  const valid = validateConfig({ title: 'x', markdown: { remark: [component], rehype: [component] }, theme }, [])
  if ('problems' in valid || !valid.config.theme) throw new Error('The config is valid.')
  const { markdown, plugins } = completeConfig(valid.config, {
    root: '/site',
    theme: valid.config.theme,
    sources: [],
    configFiles: [],
    tables: new Map(),
  })
  expect(structuredClone(markdown)).toEqual(markdown)
  expect(plugins).toMatchObject([{ name: 'the config', remark: [component], rehype: [component] }])
})

describe('checks', () => {
  const check = { code: 'own-code', severity: 'warning', description: 'a', check: component } as const
  const known = '"own-cod" is not a diagnostic code, so it cannot be a rule or a suppression. Write "own-code", the closest code.'
  const code = 'a code of its own in kebab-case, such as "forbidden-word", that is none of docgen\'s'
  const wrongCode = (path: string, found: string) => `${path}.code" must be ${code}, but it is "${found}". Write ${code}.`

  test.each<[string, object, readonly string[]]>([
    ['of the config', { checks: [check], rules: { 'own-code': 'off' } }, []],
    ['of a plugin', { plugins: [{ name: 'p', checks: [check] }], suppress: [{ code: 'own-code', file: 'a', reason: 'b' }] }, []],
    [
      'without their function',
      { plugins: [{ name: 'p', checks: [{ code: 'a-b', severity: 'error', description: 'a' }], outputs: [{ name: 'o' }] }] },
      [
        'Plugin "p": the config has no "plugins[0].checks[0].check". Add it, with a function as its value.',
        'Plugin "p": the config has no "plugins[0].outputs[0].files". Add it, with a function as its value.',
      ],
    ],
    ['that are misspelt in rules', { checks: [check], rules: { 'own-cod': 'off' } }, [known]],
    ['that are misspelt in suppress', { checks: [check], suppress: [{ code: 'own-cod', file: 'a', reason: 'b' }] }, [known]],
    ['with a code of docgen', { checks: [{ ...check, code: 'broken-link' }] }, [wrongCode('"checks[0]', 'broken-link')]],
    ['with a code that ends commands', { checks: [{ ...check, code: 'crash' }] }, [wrongCode('"checks[0]', 'crash')]],
    [
      'with no kebab-case',
      { plugins: [{ name: 'p', checks: [{ ...check, code: 'noWord' }] }] },
      [`Plugin "p": ${wrongCode('"plugins[0].checks[0]', 'noWord')}`],
    ],
    [
      'with no text',
      { checks: [{ ...check, needs: ['text'] }] },
      ['"checks[0].needs[0]" must be "markdown" or "prose", but it is "text". Write "markdown" or "prose".'],
    ],
    [
      'without a function',
      { checks: [{ ...check, check: true }] },
      ['"checks[0].check" must be a function: `check(site, report)`, but it is true. Write a function: `check(site, report)`.'],
    ],
  ])('%s', (_, given, problems) => expect(problemsOf({ title: 'x', ...given })).toEqual(problems))

  test('say what is kept of pages', () => {
    const plugins = [{ name: 'p', checks: [{ ...check, check: () => undefined, needs: ['prose'] as const }] }]
    const completed = completeConfig(
      { title: 'x', plugins },
      { root: '/site', theme: {} as never, sources: [], configFiles: [], tables: new Map() },
    )
    expect(completed.markdown.keep).toEqual(['prose'])
  })
})

test('a config is completed with its defaults', () => {
  const valid = validateConfig({ title: 'x', url: 'https://x.y/', base: '/a', toc: { max: 4 }, theme }, [])
  if ('problems' in valid) throw new Error('The config is valid.')
  const { theme: validTheme } = valid.config
  if (!validTheme) throw new Error('The config has a theme.')
  expect(
    completeConfig(valid.config, { root: '/site', theme: validTheme, sources: [], configFiles: [], tables: new Map() }),
  ).toMatchObject({
    title: 'x',
    tagline: '',
    parts: [],
    url: 'https://x.y',
    base: '/a/',
    trailingSlash: true,
    staticDir: 'static',
    outDir: 'dist',
    locale: { name: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory' },
    head: [],
    navbar: [],
    footer: {},
    colorMode: { default: 'light', switch: true, respectSystem: true },
    toc: { min: 2, max: 4 },
    lastUpdate: true,
    markdown: { parser: 'satteri', html: 'sanitise' },
    redirects: [],
    rules: {},
    suppress: [],
    configFiles: [{ file: 'docgen.config.ts', text: '' }],
  })
})

test.each([
  ['../x', '".." leads to another folder'],
  ['con', '"con" is a reserved name on Windows'],
  ['.git', 'the name ".git" is reserved'],
  ['404.html', 'only files have names that end with ".html"'],
])('a locale cannot have the name "%s"', (name, reason) => {
  const text = `export default { locales: { en: { label: 'E' }, '${name}': { label: 'D' } } }`
  const config = { title: 'x', locales: { en: { label: 'E' }, [name]: { label: 'D' } } }
  const result = validateConfig(config, [{ file: 'docgen.config.ts', text }])
  expect('problems' in result && result.problems).toEqual([
    {
      code: 'config',
      severity: 'error',
      file: 'docgen.config.ts',
      line: 1,
      column: text.indexOf(`'${name}'`) + 1,
      message: `The locale "${name}" cannot have this name, which becomes part of paths: ${reason}.`,
      hint: 'Name it after its language, such as "de" or "pt-BR".',
    },
  ])
})

// Own keys of objects, as JSON and imported tables have them.
const own = (name: string, value: unknown): object => Object.fromEntries([[name, value]])

test.each(['constructor', 'prototype', 'toString'])('an object of the author\'s own keys may have the key "%s"', (name) => {
  const config = { title: 'x', tags: { known: { auth: {}, ...own(name, { label: 'Label' }) } } }
  const result = validateConfig(config, [])
  expect('config' in result && result.config.tags).toEqual({ known: { auth: {}, ...own(name, { label: 'Label' }) } })
  expect(problemsOf({ ...config, tags: { known: own(name, { lable: 'Label' }) } })).toEqual([
    expect.stringContaining(`The config key "tags.known.${name}.lable" is unknown.`),
  ])
})

test.each(['constructor', 'prototype', 'toString', 'hasOwnProperty', '__proto__'])(
  'where docgen chooses the keys, "%s" is an unknown one',
  (name) => {
    const unknown = (key: string): unknown => expect.stringContaining(`The config key "${key}" is unknown.`)
    expect(problemsOf({ title: 'x', ...own(name, 1) })).toEqual([unknown(name)])
    expect(problemsOf({ title: 'x', navbar: [{ label: 'A', to: '/a', ...own(name, 1) }] })).toEqual([
      unknown(`navbar[0].${name}`),
    ])
    expect(problemsOf({ title: 'x', sources: [docs({ ...own(name, 1) })] })).toEqual([unknown(`sources[0].${name}`)])
  },
)

test('a key that no object can have is unknown everywhere', () => {
  expect(problemsOf({ title: 'x', tags: { known: own('__proto__', {}) } })).toEqual([
    expect.stringContaining('"tags.known.__proto__" is unknown'),
  ])
})

test('a source that is wrong itself is not compared with others', () => {
  const sidebar = [{ items: ['a'] }, null]
  const found = problemsOf({ title: 'x', sources: [docs({ sidebar: sidebar as never })] })
  expect(found).toEqual([
    'The config has no "sources[0].sidebar[0].label". Add it, with a string as its value.',
    expect.stringContaining('"sources[0].sidebar[1]" must be a doc id'),
  ])
})

test.each<[string, object, string]>([
  [
    'an object',
    { parts: [{ name: 'a', label: 'A', paths: ['/a'] }] },
    'The config has no "parts[0].color". Add it, with an object such as `{ light: "#0b6b6d", dark: "#84cbcc" }` as its value.',
  ],
  [
    'an address',
    { analytics: { name: 'fathom', src: 'https://a.example/s.js', attributes: {} } },
    'The config has no "analytics.origin". Add it, with a web address, such as "https://www.example.com" as its value.',
  ],
])('a missing key is said to take %s', (_, config, problem) => expect(problemsOf({ title: 'x', ...config })).toEqual([problem]))

test.each([
  [
    { locales: { en: { label: 'E' }, pt_BR: { label: 'P' } } },
    'pt_BR',
    'Name the locale "pt-BR", or give it `htmlLang: \'pt-BR\'` beside its name.',
  ],
  [
    { locale: { name: 'zh_CN', label: 'Z' } },
    'zh_CN',
    'Name the locale "zh-CN", or give it `htmlLang: \'zh-CN\'` beside its name.',
  ],
  [{ locale: { name: 'en', label: 'E', htmlLang: 'en_US' } }, 'en_US', 'Write a tag such as "en-US".'],
  [{ locale: { name: 'en', label: 'E', htmlLang: '!' } }, '!', 'Write a tag such as "pt-BR".'],
])('%j names no language', (config, language, hint) =>
  expect(problemsOf({ title: 'x', ...config })).toEqual([
    expect.stringContaining(`has the language "${language}", which is no language tag. ${hint}`),
  ]),
)

test.each([
  ['/a#b', 'A redirect can only be from a path, and "/a#b" is more than that. Write "/a", or remove the redirect.'],
  ['/a/?b=c', 'A redirect can only be from a path, and "/a/?b=c" is more than that. Write "/a/", or remove the redirect.'],
  ['/m%20m/*', 'The path "/m%20m/*" of a redirect is percent-encoded, which only addresses are. Write "/m m/*".'],
  ['/100%', 'The path "/100%" of a redirect is percent-encoded, which only addresses are. Write it without "%".'],
])('a redirect from "%s" would never be followed', (from, problem) =>
  expect(problemsOf({ title: 'x', redirects: [{ from, to: '/docs/*' }] })[0]).toBe(problem),
)

test('the address of a link to edit a page is one of the web', () => {
  expect(problemsOf({ title: 'x', editLink: { pattern: 'edit/{file}' } })).toEqual([
    'The config value "editLink.pattern" is "edit/{file}", which is not a web address. Write an address such as "https://github.com/owner/name/edit/main/{file}".',
  ])
})

/** What `docgen check --fix` would write for the problems of a config that is written so. */
function fixesOf(text: string, config: object): readonly string[] {
  const result = validateConfig(config, [{ file: 'docgen.config.ts', text: `export default ${text}` }])
  return 'problems' in result ? result.problems.map(({ fix }) => (fix ? `${fix.find} → ${fix.replace}` : '-')) : []
}

const made = { ...ownReference('1'), problems: [{ key: 'pathh', message: 'Bad.', hint: 'Do.', meant: 'path' }] }

test.each<[what: string, text: string, config: object, fixes: readonly string[]]>([
  ['a key', "{ title: 'x', tagLine: 'y' }", { title: 'x', tagLine: 'y' }, ['tagLine → tagline']],
  ['a key between quotes', `{ title: 'x', "tagLine": 'y' }`, { title: 'x', tagLine: 'y' }, ['tagLine → tagline']],
  [
    'a key in a list',
    "{ title: 'x', navbar: [{ lable: 'A', to: '/' }] }",
    { title: 'x', navbar: [{ lable: 'A', to: '/' }] },
    ['lable → label'],
  ],
  [
    'a rule',
    "{ title: 'x', rules: { 'broken-lnik': 'off' } }",
    { title: 'x', rules: { 'broken-lnik': 'off' } },
    ['broken-lnik → broken-link'],
  ],
  [
    'a code of a suppression',
    "{ title: 'x', suppress: [{ code: 'broken-lnik', file: 'a', reason: 'b' }] }",
    { title: 'x', suppress: [{ code: 'broken-lnik', file: 'a', reason: 'b' }] },
    ['broken-lnik → broken-link'],
  ],
  [
    'an option of a function of another package',
    "{ title: 'x', sources: [api({ pathh: '/' })] }",
    { title: 'x', sources: [made] },
    ['pathh → path'],
  ],
  [
    'not one that two objects have',
    "{ title: 'x', a: { pathh: 1 }, sources: [api({ pathh: '/' })] }",
    { title: 'x', sources: [made] },
    ['-'],
  ],
  ['not a second one', "{ title: 'x', titel: 'y' }", { title: 'x', titel: 'y' }, ['-']],
  ['not the name of a variable', '{ titel }', { titel: 'y' }, ['-']],
  ['not a key that is computed', "{ title: 'x', [key]: 1 }", { title: 'x', tagLine: 'y' }, ['-']],
  ['not what other generators call so', "{ title: 'x', baseUrl: '/' }", { title: 'x', baseUrl: '/' }, ['-']],
  [
    'not a name that needs quotes',
    "{ title: 'x', rules: { brokenlink: 'off' } }",
    { title: 'x', rules: { brokenlink: 'off' } },
    ['-'],
  ],
])('%s is corrected', (_, text, config, fixes) => expect(fixesOf(text, config)).toEqual(fixes))

test.each<[value: object, hint: string]>([
  [{ colorMode: 'dark' }, 'Write `colorMode: { default: "dark" }`.'],
  [{ colorMode: 'blue' }, 'Write an object: `{ default, switch, respectSystem }`.'],
  [{ editLink: 'https://github.com/x/y' }, 'Write `editLink: { pattern: "https://…/{file}" }`.'],
  [{ footer: 'By me' }, 'Write `footer: { copyright: "By me" }`.'],
  [{ navbar: { items: [] } }, 'Write the list of its `items` alone: `navbar: [...]`.'],
  [{ search: 'lunr' }, 'Write `search: lunr()`, with `lunr` imported from "@docgen/ssg-cli".'],
  [{ sources: docs() }, 'Put it into a list: `sources: [docs()]`.'],
  [{ sources: [docs] }, 'Call it: `docs()`.'],
  [{ rules: { 'broken-link': 'warn' } }, 'Write "warning".'],
  [{ sources: [docs({ folder: 'a' } as object)] }, 'Write "dir".'],
])('%j is a short form that its hint writes in full', (value, hint) => {
  const result = validateConfig({ title: 'x', ...value }, [])
  expect('problems' in result && result.problems.map((problem) => problem.hint)).toEqual([hint])
})
