// Who may import whom. `node scripts/walls.mjs` writes these tables as `.oxlint-walls.json`, which .oxlintrc.json extends and lint enforces;
// walls.test.mjs crosses each of them.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './toolchain.mjs'

export const cli = 'packages/ssg-cli/src'
export const model = 'packages/model/src'
export const theme = 'packages/theme-react/src'
export const bridge = 'packages/api-extractor-bridge/src'
export const mcp = 'packages/mcp/src'
export const blog = 'packages/blog/src'
export const mermaid = 'packages/mermaid/src'

const authors = ['common', 'diagnostics', 'syntax', 'config']
const io = [...authors, 'history', 'workspace', 'scaffold', 'init', 'migrate', 'engine', 'pipeline']
const build = [...authors, 'search', 'stages', 'engine', 'pipeline', 'io']

/**
 * What each folder of the generator may import of the others, beside the model. `pure` folders have no effects: no Node, clock or chance
 * (what `node` lists is no effect). A star stands for folders that do not import each other, and `beside` for those that they do.
 */
export const folders = {
  common: { may: [], pure: true },
  diagnostics: { may: [], pure: true },
  syntax: { may: ['common', 'diagnostics'], pure: true },
  config: { may: ['common', 'diagnostics', 'syntax'], pure: true },
  search: { may: [], pure: true },
  history: { may: ['common'], pure: true },
  rules: { may: authors, pure: true },
  outputs: { may: authors, pure: true },
  directives: { may: authors, pure: true },
  workspace: { may: [...authors, 'scaffold'], pure: true },
  sources: { may: authors, pure: true },
  scaffold: { may: ['common', 'syntax'], pure: true },
  init: { may: ['common', 'syntax', 'scaffold', 'workspace'], pure: true },
  migrate: { may: [...authors, 'directives', 'sources', 'scaffold'], pure: true },
  'stages/*': { may: [...authors, 'search', 'directives', 'sources'], pure: true },
  // The other rooms of the stage stand on it.
  'stages/4-resolve/links': { may: [...authors, 'search', 'sources'], pure: true, tests: false },
  engine: { may: [], pure: true, model: false },
  pipeline: {
    may: [...authors, 'history', 'rules', 'outputs', 'stages', 'engine'],
    pure: true,
    node: ['crypto', 'path', 'url', 'util'],
  },
  io: { may: io },
  'io/local-compiler.ts': { may: [...authors, 'workspace', 'engine', 'pipeline', 'stages'] },
  build: { may: build },
  dev: { may: [...build, 'build'] },
  answers: { may: [...build, 'build', 'outputs', 'dev', 'search-client'] },
  'dev-client': { may: [], node: [] },
  'search-client/*': {
    may: ['search'],
    beside: ['hosted'],
    node: [],
    tests: false,
    globals: ['process', 'window', 'document', 'localStorage'],
  },
}

/** Packages that one place knows. */
export const homes = {
  acorn: [`${cli}/io/identity/module-functions.ts`],
  algoliasearch: [`${cli}/search-client/algolia/algolia-engine.ts`],
  elkjs: [`${mermaid}/draw/lay-out.ts`],
  esbuild: [`${cli}/io`, `${cli}/io/pagefind.ts`],
  pagefind: [`${cli}/io/pagefind.ts`],
  refractor: [`${cli}/stages/2-compile/highlight.ts`],
  satteri: [`${cli}/stages/2-compile/parse-markdown.ts`],
  'typescript-7': [`${bridge}/samples`],
  typedoc: [`${bridge}/typedoc`, `${bridge}/convert`, `${bridge}/run-typedoc.ts`],
  valibot: [`${cli}/config`],
  yaml: [`${cli}/syntax/markdown/frontmatter.ts`, `${cli}/syntax/data/yaml-value.ts`],
}

const effects = {
  'no-restricted-globals': ['error', 'process', 'performance', 'fetch', 'setTimeout', 'setInterval'],
  'no-restricted-properties': ['error', { object: 'Date', property: 'now' }, { object: 'Math', property: 'random' }],
}
const otherPackages = [
  '**/model/src/**',
  '**/theme-react/**',
  '**/api-extractor-bridge/**',
  '**/blog/src/**',
  '**/mermaid/src/**',
  '**/ssg-cli/**',
]
const others = ['@docgen/**', ...otherPackages, '!@docgen/model']

/** The walls as overrides of oxlint. One that comes later replaces what an earlier one says of a rule, so each is whole. */
function overridesOf() {
  return [
    wall(`${cli}/**`, {
      group: [...others, '**/dev-client/**', '**/search-client/**'],
      message: 'Configs hand in theme and bridge; browsers load clients.',
    }),
    ...wallsOfModel(),
    ...Object.entries(folders).flatMap(([path, rules]) => wallsOfFolder(path, rules)),
    ...wallsOfTheme(),
    wall(`${bridge}/**`, { group: others, message: 'A bridge knows @docgen/model alone.' }),
    wall(`${mcp}/**`, {
      group: ['@docgen/**', ...otherPackages, '!@docgen/ssg-cli'],
      message: 'The server for agents knows what @docgen/ssg-cli exports.',
    }),
    ...[...homes.typedoc, ...homes['typescript-7']].map((home) =>
      wall(home, { group: others, message: 'A bridge knows @docgen/model alone.' }),
    ),
    ...[`${blog}/**`, `${mermaid}/**`, ...homes.elkjs].map((files) =>
      wall(files, {
        group: ['@docgen/**', ...otherPackages, '!@docgen/ssg-cli'],
        message: 'A plugin knows what @docgen/ssg-cli exports, and has no effects.',
        node: [],
        rules: effects,
        excludeFiles: ['**/*.test.ts'],
      }),
    ),
  ]
}

/** Rooms import each other, but not the index that leads to them all. */
function wallsOfModel() {
  const rules = { message: 'The model imports nothing of ours.', node: [], rules: effects }
  return [
    wall(`${model}/*`, { group: ['../**', '@docgen/**'], ...rules }),
    wall(`${model}/*/**`, { group: ['../**', '@docgen/**', '!../[!.]*/**'], ...rules }),
  ]
}

/** A file finds its own folder by as many steps up as it lies below it; one step more leads out of it. */
function wallsOfFolder(
  path,
  { may, beside = [], pure = false, node = pure ? [] : undefined, model: knowsModel = true, tests = true, globals },
) {
  const message = `${path} may import ${[...may, ...(knowsModel ? ['the model'] : ['nothing of ours'])].join(', ')}.`
  const rules = { ...(pure && effects), ...(globals && { 'no-restricted-globals': ['error', ...globals] }) }
  const excludeFiles = tests ? undefined : ['**/*.test.ts']
  const from = (files, depth) => {
    const steps = path.replace(/\/[^/]+\.ts$/, '').split('/').length
    const own = Array.from({ length: depth }, (_, step) => `!${'../'.repeat(step + 1)}[!.]*`)
    const up = '../'.repeat(depth)
    const group = [
      '../**',
      '@docgen/**',
      ...own.flatMap((pattern) => [pattern, `${pattern}/**`]),
      ...beside.map((name) => `!${up}../${name}/**`),
      ...(beside.length > 0 ? [`!${up}../*.ts`] : []),
      ...may.map((name) => `!${up}${'../'.repeat(steps)}${name}/**`),
      ...(knowsModel ? ['!@docgen/model'] : []),
    ]
    return wall(files, { group, message, node, rules, excludeFiles })
  }
  if (path.endsWith('.ts')) return [from(`${cli}/${path}`, 0)]
  const places = Object.values(homes)
    .flat()
    .filter((home) => home.endsWith('.ts') && new RegExp(`^${cli}/${path.replace('*', '[^/]+')}/`).test(home))
  return [
    from(`${cli}/${path}/*`, 0),
    from(`${cli}/${path}/*/**`, 1),
    from(`${cli}/${path}/*/*/**`, 2),
    ...[...new Set(places)].map((home) =>
      from(home, home.split('/').length - cli.split('/').length - path.split('/').length - 1),
    ),
  ]
}

function wallsOfTheme() {
  const browser = ['window', 'document', 'localStorage', 'location']
  const message = 'A theme knows @docgen/model alone, and reads nothing.'
  return [
    wall(`${theme}/**`, {
      group: others,
      message,
      node: [],
      rules: { 'no-restricted-globals': ['error', 'process'] },
      excludeFiles: ['**/*.test.{ts,tsx}'],
    }),
    {
      files: [`${theme}/{pages,components,content,api}/**`],
      rules: { 'no-restricted-globals': ['error', 'process', 'fetch', ...browser] },
    },
    wall(`${theme}/assets.ts`, { group: others, message, node: ['url', 'path'] }),
    wall(`${theme}/social/png.ts`, { group: others, message, node: ['zlib'] }),
    wall(`${theme}/client/**`, {
      group: ['../**', '@docgen/**', 'react-dom/server', '!../islands/**', '!@docgen/model'],
      message: 'client/ knows the islands and nothing of the server side.',
      node: [],
    }),
  ]
}

/** `node` lists the modules of Node that these files may import; all of them where it is absent. */
function wall(files, { group, message, node, rules = {}, excludeFiles }) {
  const foreign = Object.keys(homes).filter((name) => !homes[name].some((home) => isAt(files, home)))
  const patterns = [
    { group, message },
    { regex: `^(${foreign.join('|')})(/|$)`, message: 'One place knows this package.' },
  ]
  if (node)
    patterns.push({ group: ['node:*', 'node:*/**', ...node.map((name) => `!node:${name}`)], message: 'Effects belong to io/.' })
  return {
    files: [/\*|\.ts$/.test(files) ? files : `${files}/**`],
    ...(excludeFiles && { excludeFiles }),
    rules: { 'no-restricted-imports': ['error', { patterns }], ...rules },
  }
}

/** A file is at home where it is named, a folder in all of it. */
function isAt(files, home) {
  return home.endsWith('.ts') || files === home ? files === home : files.startsWith(`${home}/*`)
}

export const wallsFile = join(root, '.oxlint-walls.json')

/** One line for each override. */
export function wallsText() {
  return `{\n  "overrides": [\n${overridesOf()
    .map((override) => `    ${JSON.stringify(override)}`)
    .join(',\n')}\n  ]\n}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(wallsFile, wallsText())
