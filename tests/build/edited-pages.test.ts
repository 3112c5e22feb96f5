// A build uses what the last one found out about pages that have not changed. After each edit it writes and reports the same as a build without a cache.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteOutput } from '@docgen/ssg-cli'
import { loadConfig, namedByContent, runBuild } from '@docgen/ssg-cli/testing'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { hashTree, listFiles } from '../support/file-tree.ts'
import { sitesFolder } from '../support/fixture-sites.ts'
import { endThreads, keepThreads } from '../support/kept-threads.mjs'
import { copySite, writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

beforeAll(() => keepThreads(['extract', 'check']))

// Each test has sites of its own.
afterEach(() => endThreads('check'))

/** Some change what only the page itself shows, others what other pages show of it, or where something stands in its source. */
const edits: readonly (readonly [name: string, edit: (text: string) => string])[] = [
  ['a sentence at the end', (text) => `${text}\nOne more sentence.\n`],
  ['a line above all others', (text) => withFrontmatter(text, 'search: true')],
  ['another title', (text) => text.replace(/^# (.+)$/m, '# $1, again')],
  ['a heading', (text) => `${text}\n## Added heading\n`],
  ['a link to it', (text) => `${text}\n[Below](#added-heading)\n`],
  ['a heading that is gone', (text) => text.replace(/^## Added heading$/m, 'Added heading')],
  ['a label of the sidebar', (text) => withFrontmatter(text, 'sidebar_label: Labeled')],
  ['a description', (text) => withFrontmatter(text, 'description: Described.')],
  ['a tag', (text) => withFrontmatter(text, 'tags: [edited]')],
  ['other code', (text) => text.replace(/^(```\w+.*\n)/m, '$1\n')],
  ['a page that is not listed', (text) => withFrontmatter(text, 'unlisted: true')],
]

function withFrontmatter(text: string, line: string): string {
  return text.startsWith('---\n') ? text.replace('---\n', `---\n${line}\n`) : `---\n${line}\n---\n\n${text}`
}

async function built(root: string) {
  const loaded = await loadConfig({ root })
  if (!('config' in loaded)) throw new Error('The config of the fixture is refused.')
  const resolved: string[] = []
  const plugins = [...loaded.config.plugins, { name: 'watch', outputs: [resolutionsTo(resolved)] }]
  const watched = { ...loaded, config: { ...loaded.config, plugins } }
  const build = { root, loaded: watched, useCache: true, write: true, failOn: 'never', workers: 0 } as const
  const { diagnostics, routes } = await runBuild(build)
  return { made: { diagnostics, routes, files: hashTree(join(root, loaded.config.outDir)) }, resolved }
}

/** The head of a page asks for its other forms, so this is called for each page that is resolved. */
function resolutionsTo(resolved: string[]): SiteOutput {
  const pathOf = ({ path }: { readonly path: string }): undefined => void resolved.push(path)
  return { name: 'watch', files: () => [], alternate: { type: 'text/plain', pathOf } }
}

/** Keeps references and samples, which do not depend on pages. */
function forgetPages(root: string): void {
  for (const made of ['dist', '.docgen/pages', '.docgen/output']) rmSync(join(root, made), { recursive: true, force: true })
}

async function expectSame(edit: string, root: string, fresh: string): Promise<void> {
  const { made } = await built(root)
  // The first time it gets them from the other copy, which has read the same packages.
  if (!existsSync(join(fresh, '.docgen'))) cpSync(join(root, '.docgen'), join(fresh, '.docgen'), { recursive: true })
  forgetPages(fresh)
  expect([edit, made]).toEqual([edit, (await built(fresh)).made])
  for (const [path, hash] of Object.entries(made.files).filter(([path]) => isNamedByContent.test(path))) {
    expect([edit, path, hash]).toEqual([edit, path, hashOfName.get(path) ?? hash])
    hashOfName.set(path, hash)
  }
}

const isNamedByContent = new RegExp(`^${namedByContent}`)

/** By path, of files that browsers keep for as long as they have their name: of all builds, for hosts serve one site after the other. */
const hashOfName = new Map<string, string>()

/** Two copies of a site: the first keeps its cache. */
function twoCopies(name: string): readonly [root: string, fresh: string] {
  const copyOf = (): string => copySite(join(sitesFolder, name), join(createTempFolder(), 'site'))
  return [copyOf(), copyOf()]
}

test.each(['checked-samples', 'languages', 'versions', 'generated-pages'])(
  'after each edit of the site %s, a build with a cache equals one without',
  async (name) => {
    const [root, fresh] = twoCopies(name)
    const pages = listFiles(root).filter((file) => file.endsWith('.md') && !file.startsWith('node_modules/'))
    await built(root)
    for (const [index, [edit, change]] of edits.entries()) {
      for (const page of [pages[index % pages.length], pages[(index * 5 + 1) % pages.length]]) {
        if (page === undefined) continue
        const text = change(readFileSync(join(root, page), 'utf8'))
        for (const copy of [root, fresh]) writeFileSync(join(copy, page), text)
      }
      await expectSame(edit, root, fresh)
    }
  },
)

const sample = "```ts\nimport { Shop } from '@shop/server'\n\nexport const here = new Shop({ name: 'Here', openHours: 8 })\n```\n"

/** Texts of `docs/guides/b.md`, one after the other. Of each change another page shows something: a link, a list, the sidebar or the reference. */
const texts: readonly (readonly [change: string, text: string])[] = [
  ['a new page', '# Second\n\nAbout the second.\n\n## Set up\n'],
  ['another anchor, which breaks a link', '# Second\n\nAbout the second.\n\n## Start\n'],
  ['the first anchor again', '# Second\n\nAbout the second.\n\n## Set up\n'],
  ['another description', '# Second\n\nAbout something else.\n\n## Set up\n'],
  ['another title', '# Another\n\nAbout something else.\n\n## Set up\n'],
  ['a title with the same anchor', '# ANOTHER\n\nAbout something else.\n\n## Set up\n'],
  ['a link to a declaration', '# ANOTHER\n\nAbout something else.\n\n## Set up\n\nSee [it](api:@shop/server!Shop).\n'],
  ['a sample', `# ANOTHER\n\nAbout something else.\n\n## Set up\n\nSee [it](api:@shop/server!Shop).\n\n${sample}`],
  [
    'a second sample',
    `# ANOTHER\n\nAbout something else.\n\n## Set up\n\nSee [it](api:@shop/server!Shop).\n\n${sample}\n${sample}`,
  ],
  ['no links', '# ANOTHER\n\nAbout something else.\n\n## Set up\n'],
]

const configWith = (
  search: 'fragments' | 'lunr',
): string => `import { apiReference, checkedSamples } from '@docgen/api-extractor-bridge'
import { defineConfig, defineSource, docs, fragments, llmsTxt, lunr, markdownPages } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Shop',
  search: ${search}(),
  samples: checkedSamples(),
  outputs: [llmsTxt(), markdownPages()],
  sources: [
    docs({ categoryPages: true }),
    apiReference({ packages: [{ folder: 'packages/shop' }] }),
    defineSource({ name: 'notes', load: () => ({ pages: [{ route: '/notes/', title: 'Notes', html: '<p>A <em>note</em>.</p>' }] }) }),
  ],
})
`

/** A site with a reference, two guides and a list of them; and a function that writes a file into both copies. */
function guides(search: 'fragments' | 'lunr' = 'fragments') {
  const [root, fresh] = twoCopies('checked-samples')
  const write = (file: string, text: string): void => {
    for (const copy of [root, fresh]) writeFiles(copy, { [file]: text })
  }
  write('docgen.config.ts', configWith(search))
  write('docs/guides/a.md', '# First\n\nSee [the second](./b.md#set-up).\n')
  return { root, fresh, write }
}

test.each(['fragments', 'lunr'] as const)(
  'pages that show something of an edited page are up to date, with %s',
  async (search) => {
    const { root, fresh, write } = guides(search)
    for (const [change, text] of texts) {
      write('docs/guides/b.md', text)
      await expectSame(change, root, fresh)
    }
    for (const copy of [root, fresh]) rmSync(join(copy, 'docs/guides/b.md'))
    await expectSame('no page', root, fresh)
    // These must be among those whose bytes were compared by name.
    const kept = listFiles(join(root, 'dist')).filter((path) => isNamedByContent.test(path))
    const kindOf = (path: string): string => path.replace(/-.*/, '')
    const ofSearch = search === 'lunr' ? 'assets/search/lunr' : 'assets/search/terms'
    expect(kept.map(kindOf)).toEqual(expect.arrayContaining(['assets/theme', 'assets/client', 'assets/figtree', ofSearch]))
  },
)

test('a sample links to what its names mean now, though no page was edited', async () => {
  const { root, fresh, write } = guides()
  write('node_modules/kit/package.json', '{ "name": "kit", "version": "1.0.0", "types": "./index.d.ts" }')
  write('node_modules/kit/index.d.ts', 'export declare class Shop {\n  open(): void\n}\n')
  write('docs/guides/b.md', "# Second\n\n## Set up\n\n```ts\nimport { Shop } from 'kit'\n\nexport type Corner = Shop\n```\n")
  await expectSame('a class of its own', root, fresh)
  write('node_modules/kit/index.d.ts', "export { Shop } from '@shop/server'\n")
  await expectSame('that of the reference', root, fresh)
  expect(readFileSync(join(root, 'dist/docs/guides/b/index.html'), 'utf8')).toContain('href="/api/shop/class/Shop/"')
})

test('an edit within the text of a page resolves that page and the list of symbols, and a new title resolves all', async () => {
  const { root, write } = guides()
  write('docs/guides/b.md', '# Second\n\nAbout the second.\n\n## Set up\n')
  const { resolved: all } = await built(root)
  expect(new Set(all)).toContain('/api/shop/class/Shop/')
  write('docs/guides/b.md', '# Second\n\nAbout the second.\n\n## Set up\n\nOne more sentence.\n')
  expect(new Set((await built(root)).resolved)).toEqual(new Set(['/docs/guides/b/', '/api/symbols/']))
  write('docs/guides/b.md', '# Other\n\nAbout the second.\n\n## Set up\n\nOne more sentence.\n')
  expect(new Set((await built(root)).resolved)).toEqual(new Set(all))
})

test('with lunr, whose index is made of all texts, an edit resolves the guides again, but not the reference', async () => {
  const { root, write } = guides('lunr')
  write('docs/guides/b.md', '# Second\n\nAbout the second.\n\n## Set up\n')
  expect((await built(root)).resolved).toContain('/api/shop/class/Shop/')
  write('docs/guides/b.md', '# Second\n\nAbout the second.\n\n## Set up\n\nOne more sentence.\n')
  const resolved = new Set((await built(root)).resolved)
  expect(resolved).toContain('/docs/guides/a/')
  expect([...resolved].filter((path) => path.startsWith('/api/'))).toEqual(['/api/symbols/'])
  // The text of a guide is kept with the guide alone.
  const facts = ['facts', 'facts.changes'].map((name) => readFileSync(join(root, '.docgen/pages', name), 'utf8')).join('')
  expect(facts).toContain('"searchText"')
  expect(facts).not.toContain('One more sentence')
})

test('damaged facts are reported by one build, and not by the next', async () => {
  const { root, write } = guides()
  const codes = async (): Promise<readonly string[]> => (await built(root)).made.diagnostics.map(({ code }) => code)
  write('docs/guides/b.md', '# Second\n\n## Set up\n')
  expect(await codes()).toEqual([])
  writeFileSync(join(root, '.docgen/pages/facts'), 'damaged')
  write('docs/guides/b.md', '# Second\n\n## Set up\n\nOne more sentence.\n')
  expect(await codes()).toEqual(['corrupt-cache'])
  expect(await codes()).toEqual([])
})
