// Keys follow from the config that is used: whichever of its values a command changes, a cache that was made with the other value makes
// the same site and finds the same as none.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig, runBuild, type LoadedConfig } from '@docgen/ssg-cli/testing'
import { expect, test } from 'vitest'
import { hashTree } from '../support/file-tree.ts'
import { createSite } from '../support/test-site.ts'

type Config = LoadedConfig['config']
type Change = readonly [name: string, config: (config: Config) => Config]

const files = {
  'docgen.config.ts': `import { changelogs, defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Kit',
  tagline: 'Parts',
  version: '1.0.0',
  url: 'https://kit.example',
  base: '/kit/',
  navbar: [{ label: 'Start', to: '/docs/' }],
  footer: { columns: [{ title: 'More', links: [{ label: 'Start', to: '/docs/' }] }], copyright: 'Kit' },
  announcementBar: { id: 'one', content: 'News', isCloseable: true },
  editLink: { pattern: 'https://kit.example/edit/{file}' },
  searchIssue: { pattern: 'https://kit.example/new?q={query}' },
  redirects: [{ from: '/old', to: '/docs/' }],
  head: [{ tag: 'meta', attributes: { name: 'a', content: 'b' } }],
  rules: { 'unknown-language': 'warning' },
  suppress: [{ code: 'broken-anchor', file: 'docs/index.md', reason: 'None.' }],
  budgets: { html: 10 },
  logo: { src: '/logo.svg', alt: 'Kit' },
  favicon: '/logo.svg',
  sources: [docs({ path: '/docs' }), changelogs({ dir: 'packages' })],
})
`,
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'docs/index.md':
    '# Start\n\nUse `make` and <script>x</script>.\n\n## A\n\n### B\n\n#### C\n\n```ts\nlet a\n```\n\n```nolanguage\na\n```\n',
  'docs/next.md': '# Next\n\n[Start](./index.md)\n',
  'packages/kit/CHANGELOG.md': '# kit\n\n## 1.0.0\n\n- First\n',
}

interface Opened {
  readonly root: string
  readonly loaded: LoadedConfig
}

async function made({ root, loaded }: Opened, config: Config) {
  const changed = { ...loaded, config }
  const { diagnostics, routes } = await runBuild({
    root,
    loaded: changed,
    useCache: true,
    write: true,
    failOn: 'never',
    workers: 0,
  })
  return { diagnostics, routes, files: hashTree(join(root, config.outDir)) }
}

/** All but the bundled scripts, whose key knows no value of the config. */
function forget(root: string): void {
  for (const made of ['dist', '.docgen/pages', '.docgen/output']) rmSync(join(root, made), { recursive: true })
}

/** What is no plain data, or says where things lie. */
const others = new Set(['theme', 'sources', 'root', 'configFiles', 'outDir', 'search', 'markdown'])

/** The same with each plain value another. */
function changed(value: unknown): unknown {
  if (typeof value === 'string') return `${value}x`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return value.map(changed)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner)]))
    : value
}

test('a build with the cache of another config makes what a fresh one makes, whichever value differs', async () => {
  const root = createSite(files)
  const loaded = await loadConfig({ root })
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  const { config } = loaded
  const changes: readonly Change[] = [
    ...Object.entries(config).flatMap(([name, value]): readonly Change[] =>
      others.has(name) ? [] : [[name, (given) => ({ ...given, [name]: changed(value) })]],
    ),
    ['markdown.linkCode', (given) => ({ ...given, markdown: { ...given.markdown, linkCode: false } })],
    ['search', (given) => ({ ...given, search: false })],
    ['markdown.parser', (given) => ({ ...given, markdown: { ...given.markdown, parser: 'remark-parse' } })],
    ['markdown.html', (given) => ({ ...given, markdown: { ...given.markdown, html: 'trust' } })],
    ['sources', (given) => ({ ...given, sources: given.sources.slice(0, 1) })],
  ]
  expect(changes.length).toBeGreaterThan(25)
  await made({ root, loaded }, config)
  const differing: string[] = []
  for (const [name, change] of changes) {
    const warm = await made({ root, loaded }, change(config))
    forget(root)
    const cold = await made({ root, loaded }, change(config))
    if (JSON.stringify(warm) !== JSON.stringify(cold)) differing.push(name)
  }
  expect(differing).toEqual([])
})
