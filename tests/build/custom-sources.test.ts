// Pages of custom sources are cached one by one, and equal whatever compiles them.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig, runBuild, type LoadedConfig } from '@docgen/ssg-cli/testing'
import { expect, test } from 'vitest'
import { hashTree } from '../support/file-tree.ts'
import { sitesFolder } from '../support/fixture-sites.ts'
import { copySite } from '../support/temp-site.ts'
import { createSite, createTempFolder } from '../support/test-site.ts'

async function loaded(root: string): Promise<LoadedConfig> {
  const config = await loadConfig({ root })
  if ('problems' in config) throw new Error(JSON.stringify(config.problems))
  return config
}

async function build(root: string, workers = 0) {
  const report = await runBuild({ root, loaded: await loaded(root), useCache: true, write: true, failOn: 'error', workers })
  expect(report.diagnostics).toEqual([])
  return { compiled: report.slowest.map(({ file }) => file).sort(), files: hashTree(join(root, 'dist')) }
}

function buildAnew(root: string, workers = 0) {
  for (const made of ['dist', '.docgen']) rmSync(join(root, made), { recursive: true, force: true })
  return build(root, workers)
}

test('after an edit only the pages are compiled that a source gives anew, and the site is that of a first build', async () => {
  const root = copySite(join(sitesFolder, 'source-blog'), join(createTempFolder(), 'site'))
  expect((await build(root)).compiled).toHaveLength(6)
  expect((await build(root)).compiled).toEqual([])
  const post = join(root, 'blog/steel.md')
  writeFileSync(post, `${readFileSync(post, 'utf8')}\nIt stays cool.\n`)
  expect((await build(root)).compiled).toEqual(['blog/steel.md'])
  writeFileSync(post, readFileSync(post, 'utf8').replace('What it is made of', 'Steel'))
  const renamed = await build(root)
  // The post, and the list of its tag.
  expect(renamed.compiled).toEqual(['blog/steel.md', 'docgen.config.ts'])
  expect(renamed.files).toEqual((await buildAnew(root)).files)
})

test('threads make of the pages of a source what one thread does', async () => {
  const root = createSite({
    'docgen.config.ts': `import { defineConfig, defineSource } from '@docgen/ssg-cli'
const numbers = Array.from({ length: 150 }, (_, index) => index)
const counting = defineSource({
  name: 'counting',
  load: () => ({
    pages: numbers.map((number) => ({
      route: \`/\${number}/\`,
      title: \`Number \${number}\`,
      origin: { file: 'numbers.json', line: number + 1 },
      ...(number % 2 ? { markdown: \`Next: [it](/\${(number + 1) % 150}/).\` } : { html: \`<h2>Half</h2><p>\${number / 2}</p>\` }),
    })),
  }),
})
export default defineConfig({ title: 'Numbers', sources: [counting] })
`,
    'numbers.json': '\n'.repeat(150),
  })
  const alone = await build(root)
  expect(alone.files).toEqual((await buildAnew(root, 2)).files)
})

test('checks read the frontmatter of pages that a source made, with its places', async () => {
  const root = createSite({
    'docgen.config.ts': `import { defineConfig, defineFrontmatter, definePlugin, defineRule, defineSource } from '@docgen/ssg-cli'
const keys = defineFrontmatter({ reviewed: { type: 'date' }, team: { type: 'string', required: true } })
const notes = defineSource({
  name: 'notes',
  load: async ({ readMarkdown }) => {
    const note = await readMarkdown('notes/a.md')
    if (!note) return { pages: [] }
    const { reviewed, team, by } = note.data
    return { pages: [{ route: '/a/', title: 'A', markdown: note.markdown, frontmatter: { reviewed, team, by } }] }
  },
})
const old = defineRule({
  code: 'old',
  severity: 'warning',
  description: 'A note is old.',
  pure: true,
  check: (site, report) => {
    for (const page of site.pages) {
      const { reviewed, team } = page.ownFrontmatter(keys)
      if (reviewed !== undefined) report({ ...page.frontmatterPlace('reviewed'), message: \`\${team} is late.\`, hint: 'Read it.' })
    }
  },
})
export default defineConfig({
  title: 'Notes',
  sources: [notes],
  plugins: [definePlugin({ name: 'reviews', frontmatter: keys, checks: [old] })],
})
`,
    'notes/a.md': '---\nteam: Docs\nreviewed: 2020-01-01\nby: me\n---\n\nText.\n',
  })
  const report = await runBuild({ root, loaded: await loaded(root), useCache: true, write: true, failOn: 'error', workers: 0 })
  expect(report.diagnostics.map(({ code, file, line, message }) => [code, file, line, message])).toEqual([
    ['old', 'notes/a.md', 3, 'Docs is late.'],
    ['frontmatter-unknown-key', 'notes/a.md', 4, expect.stringContaining('"by"')],
  ])
})

test('a route that no page can have is one finding, also where another page of the source links to it', async () => {
  const root = createSite({
    'docgen.config.ts': `import { defineConfig, defineSource } from '@docgen/ssg-cli'
const posts = defineSource({
  name: 'posts',
  load: () => ({
    pages: [
      { route: '/', title: 'All', html: '<p><a href="/CON/">One</a> <a href="/gone/">Two</a></p>' },
      { route: '/CON/', title: 'One', html: '<p>One.</p>' },
    ],
  }),
})
export default defineConfig({ title: 'Posts', sources: [posts] })
`,
  })
  const report = await runBuild({
    root,
    loaded: await loaded(root),
    useCache: false,
    write: false,
    failOn: 'error',
    workers: 0,
  })
  expect(report.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
    expect.stringMatching(/^broken-link The link "\/gone\/"/),
    expect.stringMatching(/^invalid-route The route "\/CON\/"/),
  ])
})
