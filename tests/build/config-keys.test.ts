// What an edit of the config makes anew, key by key: what depends on it, and as little else as can be. The site is that of a fresh build.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { DocgenConfig, Source } from '@docgen/ssg-cli'
import { loadConfig, outputPlacesOf, openManifest, runBuild } from '@docgen/ssg-cli/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashTree } from '../support/file-tree.ts'
import { keepThreads } from '../support/kept-threads.mjs'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'

const files = {
  'docs/index.md': '# Start\n\nSee [the guide](./guide.md) and `Kit`.\n\n:::tip\nText.\n:::\n',
  'docs/guide.md':
    '# Guide\n\n## One\n\n### Two\n\n```ts\nimport { Kit } from \'kit\'\nnew Kit()\n```\n\n<b onclick="a()">Bold</b>\n',
  'pages/index.tsx': 'export default function Home() {\n  return <p>Home</p>\n}\n',
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'own.ts': "export const own = { name: 'own', form: 'leaf', becomes: () => ({ element: 'b' }) }\n",
  'own.css': 'p { margin: 0 }\n',
  'footer.tsx': 'export function Footer() {\n  return <footer>Own</footer>\n}\n',
  'inventory.ts': `import { madeWith } from '@docgen/ssg-cli'
export const inventory = (path) => ({
  name: 'inventory',
  files: madeWith([path], (site) => [{ path, key: String(site.pages.length), contents: () => site.config.title }]),
})
`,
  'packages/kit/package.json': '{"name":"kit","version":"1.0.0","type":"module","exports":{".":{"types":"./index.ts"}}}',
  'packages/kit/index.ts': '/** A kit. */\nexport class Kit {}\n',
}

const usual: Partial<Record<keyof DocgenConfig, string>> = {
  title: "'Kit'",
  url: "'https://kit.example'",
  lastUpdate: 'false',
  sources: "[docs({ path: '/docs' }), pages(), apiReference({ packages: [{ folder: 'packages/kit' }] })]",
  samples: 'checkedSamples()',
  // Code of the site, which most keys of the config have nothing to do with.
  theme: 'extendTheme(reactTheme, { components: { Footer } })',
  outputs: "[inventory('pages.txt'), llmsTxt(), socialImages()]",
}

const configOf = (
  values: Partial<Record<keyof DocgenConfig, string>>,
): string => `import { checkedSamples, apiReference } from '@docgen/api-extractor-bridge'
import { defineConfig, defineRule, docs, fathom, llmsTxt, lunr, pages } from '@docgen/ssg-cli'
import { extendTheme, reactTheme, socialImages } from '@docgen/theme-react'
import { Footer } from './footer.tsx'
import { inventory } from './inventory.ts'
import { own } from './own.ts'
void [apiReference, checkedSamples, defineRule, docs, extendTheme, fathom, Footer, inventory, llmsTxt, lunr, own, pages, reactTheme, socialImages]
export default defineConfig({
${Object.entries({ ...usual, ...values })
  .map(([key, value]) => `  ${key}: ${value},\n`)
  .join('')}})
`

const rule = "defineRule({ code: 'own', severity: 'error', description: 'x', check: () => undefined })"
const output = "{ name: 'own', files: () => [{ path: 'own.txt', contents: 'x' }] }"
const outputs = `[inventory('pages.txt'), llmsTxt(), socialImages(), ${output}]`

/** By key: another value of it, and what it makes anew. `pages` are all of them; outputs are given the facts of `SiteFacts`. One after the other is added to the config. */
const changes = {
  staticDir: ["'public'", 'outputs'],
  files: ['{ maxSize: 100_000 }', ''],
  externalLinks: ["{ skip: ['https://kit.example/'] }", ''],
  lastUpdate: ['true', ''],
  budgets: ['{ html: 100_000 }', ''],
  redirects: ["[{ from: '/old', to: '/docs/' }]", ''],
  // No page has one.
  tags: ['true', ''],
  // The other value would exclude `trailingSlash: false`.
  relativeLinks: ['false', ''],
  search: ['lunr()', ''],
  parts: ["[{ name: 'kit', label: 'Kit', color: { light: '#aa3333', dark: '#ffaaaa' }, paths: ['/api/kit'] }]", 'pages, outputs'],
  // Pages are checked again. None is compiled, and none of its own files comes out another.
  frontmatter: ["{ owner: { type: 'string' } }", ''],
  rules: ["{ 'unknown-language': 'off' }", ''],
  suppress: ["[{ code: 'unknown-language', file: 'docs/index.md', reason: 'None.' }]", ''],
  checks: [`[${rule}]`, ''],
  outputs: [outputs, ''],
  plugins: ["[{ name: 'own', directives: [own] }]", 'compiled, some pages, outputs'],
  samples: ['checkedSamples({ compilerOptions: { noUnusedLocals: false } })', ''],
  markdown: ["{ html: 'trust' }", 'compiled, some pages, outputs'],
  repository: ["{ url: 'https://github.com/acme/kit' }", ''],
  toc: ['{ max: 2 }', 'some pages'],
  editLink: ["{ pattern: 'https://kit.example/{file}' }", 'some pages, outputs'],
  sources: [
    "[docs({ path: '/docs' }), pages(), apiReference({ packages: [{ folder: 'packages/kit', dir: 'tool' }] })]",
    'some pages, outputs, reference',
  ],
  title: ["'Tool'", 'pages, outputs'],
  tagline: ["'Parts'", 'pages, outputs'],
  version: ["'1.0.0'", 'pages, outputs'],
  url: ["'https://tool.example'", 'some pages, outputs'],
  base: ["'/kit/'", 'pages, outputs'],
  trailingSlash: ['false', 'pages, outputs'],
  favicon: ["'/logo.svg'", 'pages'],
  logo: ["{ src: '/logo.svg' }", 'pages'],
  head: ["[{ tag: 'meta', attributes: { name: 'a', content: 'b' } }]", 'pages, outputs'],
  navbar: ["[{ label: 'Start', to: '/docs/' }]", 'pages'],
  footer: ["{ copyright: 'Kit' }", 'pages'],
  announcementBar: ["{ id: 'a', content: 'News' }", 'pages'],
  colorMode: ["{ default: 'dark' }", 'pages'],
  sidebar: ['{ hideable: true }', 'pages'],
  analytics: ["fathom({ siteId: 'ABC' })", 'pages'],
  imageZoom: ['false', 'pages'],
  searchIssue: ["{ pattern: 'https://kit.example/?q={query}' }", 'pages'],
  searchMarks: ['false', 'pages'],
  feedback: ["{ issueForm: 'https://kit.example/?page={page}' }", 'pages'],
  offline: ['true', 'pages'],
  theme: ["extendTheme(reactTheme, { components: { Footer }, styles: ['./own.css'] })", 'pages, client'],
  locale: ["{ name: 'de', label: 'Deutsch' }", 'compiled, pages, outputs, client'],
  locales: ["{ de: { label: 'Deutsch' }, en: { label: 'English' } }", 'compiled, pages, outputs, client'],
  defaultLocale: ["'en'", 'compiled, pages, outputs'],
  outDir: ["'out'", 'pages'],
} satisfies Readonly<Record<keyof DocgenConfig, readonly [value: string, made: string]>>

// What a build asks of TypeScript is compared, not how its threads start.
beforeAll(() => keepThreads(['extract', 'check']))

let folder = ''
const root = (): string => join(folder, 'site')
let values = usual
let before: Built

beforeAll(async () => {
  folder = makeTempFolder()
  writeFiles(root(), { ...files, 'docgen.config.ts': configOf(values) })
  linkPackages(root())
  before = await build(root())
})

afterAll(() => removeFolder(folder))

interface Built {
  /** The folder of the output. */
  readonly dist: string
  readonly hasCompiled: boolean
  /** Whether TypeDoc has read the packages. */
  readonly hasReadPackages: boolean
  /** What the checker of samples was asked. */
  readonly samples: string
  /** The key of each page, by its file in the output. */
  readonly pages: ReadonlyMap<string, string | undefined>
  /** The keys of files that outputs of the config make when they are written. */
  readonly outputs: string
  /** Styles and scripts. */
  readonly client: string
}

async function build(site: string): Promise<Built> {
  const loaded = await loadConfig({ root: site })
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  let hasReadPackages = false
  const asked: unknown[] = []
  const { sources, samples } = loaded.config
  const config = {
    ...loaded.config,
    sources: sources.map((source): Source => {
      if (source.kind !== 'api') return source
      const load: typeof source.load = async (context) => {
        const found = await source.load(context)
        hasReadPackages ||= !found.fromCache
        return found
      }
      return { ...source, load }
    }),
    samples: samples && {
      ...samples,
      check: (...given: Parameters<typeof samples.check>) => {
        asked.push(given[0])
        return samples.check(...given)
      },
    },
  }
  const options = { useCache: true, write: true, failOn: 'never', workers: 0 } as const
  const { slowest, output, routes, diagnostics } = await runBuild({ root: site, loaded: { ...loaded, config }, ...options })
  if (!output) throw new Error(JSON.stringify(diagnostics))
  const manifest = openManifest(outputPlacesOf(site, config.outDir).manifestFile).last
  return {
    dist: output.dir,
    hasCompiled: slowest.length > 0,
    hasReadPackages,
    samples: JSON.stringify(asked.map((units) => JSON.stringify(units)).sort()),
    pages: new Map(routes.flatMap(({ kind, file }) => (kind === 'redirect' ? [] : [[String(file), manifest.get(file)?.key]]))),
    outputs: [...manifest]
      .filter(([file]) => /^(?:pages\.txt|llms-full\.txt|social\/)/.test(file))
      .map(([file, { key }]) => `${file} ${key}`)
      .sort()
      .join(),
    client: [...manifest.keys()]
      .filter((file) => /^assets\/.*\.(?:css|js)$/.test(file))
      .sort()
      .join(),
  }
}

/** Builds the site with another config; returns what of it was made anew. */
async function madeBy(config: string): Promise<string> {
  writeFiles(root(), { 'docgen.config.ts': config })
  const now = await build(root())
  const kept = [...now.pages].filter(([file, key]) => before.dist === now.dist && before.pages.get(file) === key)
  const made = [
    ...(now.hasCompiled ? ['compiled'] : []),
    ...(kept.length === now.pages.size ? [] : [kept.length === 0 ? 'pages' : 'some pages']),
    ...(now.outputs === before.outputs ? [] : ['outputs']),
    ...(now.client === before.client ? [] : ['client']),
    ...(now.samples === before.samples ? [] : ['samples']),
    ...(now.hasReadPackages ? ['reference'] : []),
  ]
  before = now
  return made.join(', ')
}

async function expectFreshBuild(): Promise<void> {
  const fresh = join(folder, 'fresh', 'site')
  removeFolder(fresh)
  // TypeDoc takes longer than all else.
  for (const part of [...Object.keys(files), 'docgen.config.ts', 'node_modules', '.docgen/api-api'])
    cpSync(join(root(), part), join(fresh, part), { recursive: true, verbatimSymlinks: true })
  const [own, other] = [await build(root()), await build(fresh)]
  expect(hashTree(own.dist)).toEqual(hashTree(other.dist))
}

const rows = Object.entries(changes)
const lastThatKeepsPages = 'sources'

test.each(rows)('a change of %s', async (key, [value, made]) => {
  // A site has one or the other.
  const { locale: _, ...others } = values
  values = { ...(key === 'locales' ? others : values), [key]: value }
  expect(await madeBy(configOf(values))).toBe(made)
  // A page that is stale would be hidden by the next change that makes all anew.
  if (key === lastThatKeepsPages) await expectFreshBuild()
})

test('the site is that of a fresh build, and a comment makes nothing anew', async () => {
  await expectFreshBuild()
  expect(await madeBy(`${configOf(values)}// A comment.\n`)).toBe('')
})

test.each([
  ['footer.tsx', 'Own', 'Owned', 'pages, outputs'],
  ['inventory.ts', 'site.config.title', 'site.config.tagline', 'outputs'],
] as const)('a change of %s', async (file, from, to, made) => {
  writeFiles(root(), { [file]: files[file].replace(from, to) })
  expect(await madeBy(configOf(values))).toBe(made)
})
