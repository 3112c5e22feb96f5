// The index beside the pages: the same bytes each time, untouched by a build that changes nothing, and no more than needed after an edit.
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSearch } from '../../bench/search-worker.mjs'
import { createCorpus } from '../support/corpus.ts'
import { listFiles } from '../support/file-tree.ts'
import { runWarm } from '../support/run-warm.ts'
import { linkPagefind } from '../support/temp-site.ts'
import { createSite } from '../support/test-site.ts'

const config = (search: string): string =>
  `import { defineConfig, fragments, lunr, pagefind } from '@docgen/ssg-cli'\nexport default defineConfig({ title: 'Corpus', search: ${search} })\n`

async function build(root: string, ...flags: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runWarm(['build', ...flags], root)
  expect(code, stdout + stderr).toBe(0)
  return join(root, 'dist')
}

const searchFiles = (dist: string): readonly string[] =>
  listFiles(dist).filter((file) => /^(?:assets\/search|pagefind)\//.test(file) || file === 'search/index.json')

const bytesOf = (dist: string): Readonly<Record<string, string>> =>
  Object.fromEntries(searchFiles(dist).map((file) => [file, readFileSync(join(dist, file), 'latin1')]))

test.each(['lunr()', 'fragments()'])('%s: equal sites have equal indexes, with and without a cache', async (engine) => {
  const files = { ...createCorpus(12), 'docgen.config.ts': config(engine) }
  const [one, other] = [createSite(files), createSite(files)]
  const first = bytesOf(await build(one))
  expect(Object.keys(first).length).toBeGreaterThan(12)
  expect(bytesOf(await build(other))).toEqual(first)
  expect(bytesOf(await build(one))).toEqual(first)
})

test('pagefind(): equal sites have equal indexes, and only a change makes Pagefind run again', async () => {
  const create = (): string => {
    const root = createSite({ ...createCorpus(6), 'docgen.config.ts': config('pagefind()') })
    linkPagefind(root)
    return root
  }
  const [one, other] = [create(), create()]
  const first = bytesOf(await build(one))
  const names = Object.keys(first)
  expect(names).toEqual(expect.arrayContaining(['pagefind/pagefind-entry.json', 'pagefind/pagefind.js', 'search/index.json']))
  expect(names.filter((name) => /fragment|-ui\./.test(name))).toEqual([])
  expect(bytesOf(await build(other))).toEqual(first)
  const kept = join(one, '.docgen/pagefind')
  const made = statSync(join(kept, readdirSync(kept)[0] ?? '')).mtimeMs
  expect(bytesOf(await build(one))).toEqual(first)
  expect(statSync(join(kept, readdirSync(kept)[0] ?? '')).mtimeMs).toBe(made)
  rmSync(join(one, '.docgen'), { recursive: true })
  expect(bytesOf(await build(one, '--no-cache'))).toEqual(first)
  appendFileSync(join(one, 'docs/part-0/page-3.md'), '\n## Zebra crossing\n\nStripes.\n')
  const indexOf = (files: Readonly<Record<string, string>>): unknown => files['search/index.json']
  expect(indexOf(bytesOf(await build(one)))).not.toEqual(indexOf(first))
})

test('a build that changes nothing reads no text of the index', async () => {
  const root = createSite({ ...createCorpus(6), 'docgen.config.ts': config('fragments()') })
  const before = bytesOf(await build(root))
  // Whoever read a text now would find the cache damaged, say so, and begin anew.
  const data = join(root, '.docgen/pages/pages.html')
  const bytes = readFileSync(data)
  bytes.fill(0x20)
  writeFileSync(data, bytes)
  const { code, stdout } = await runWarm(['build'], root)
  expect([code, stdout.includes('damaged'), stdout.includes('corrupt-cache')]).toEqual([0, false, false])
  expect(bytesOf(join(root, 'dist'))).toEqual(before)
})

test('an edit of one page is found, and renames the file of no other page', async () => {
  const root = createSite({ ...createCorpus(6), 'docgen.config.ts': config('fragments()') })
  const pagesOf = (dist: string) => searchFiles(dist).filter((file) => file.includes('/page-'))
  const before = pagesOf(await build(root))
  appendFileSync(join(root, 'docs/part-0/page-3.md'), '\n## Zebra crossing\n\nStripes.\n')
  const dist = await build(root)
  const after = pagesOf(dist)
  expect(after).toHaveLength(before.length)
  expect(after.filter((file) => !before.includes(file))).toHaveLength(1)
  const { search } = await startSearch(dist)
  expect((await search('zebra')).hits.map(({ href }) => href)).toEqual(['/part-0/page-3/#zebra-crossing'])
})

test('an edit leaves in the output what a first build would make of it', async () => {
  const root = createSite({ ...createCorpus(6), 'docgen.config.ts': config('fragments()') })
  const dist = await build(root)
  const untouched = join(dist, 'part-0/page-4/index.html')
  const { ino } = statSync(untouched)
  appendFileSync(join(root, 'docs/part-0/page-3.md'), '\nA walrus.\n')
  await build(root)
  // What did not change is not written again.
  expect(statSync(untouched).ino).toBe(ino)
  const edited = bytesOf(dist)
  rmSync(dist, { recursive: true })
  rmSync(join(root, '.docgen'), { recursive: true })
  expect(bytesOf(await build(root))).toEqual(edited)
})

test('pages that are unlisted, or say so, are not found', async () => {
  const root = createSite({
    'docs/index.md': '# Home\n\nwalrus\n',
    'docs/hidden.md': '---\nunlisted: true\n---\n\nwalrus\n',
    'docs/left-out.md': '---\nsearch: false\n---\n\nwalrus\n',
    'docgen.config.ts': config("'auto'"),
  })
  const { search } = await startSearch(await build(root))
  expect((await search('walrus')).hits.map(({ href }) => href)).toEqual(['/'])
})

test('a site without search has neither index nor worker, nor the scripts that ask them', async () => {
  const root = createSite({ 'docs/index.md': '# Home\n', 'docgen.config.ts': config('false') })
  const dist = await build(root)
  expect([...searchFiles(dist), ...listFiles(dist).filter((file) => /assets\/.*search/.test(file))]).toEqual([])
  // Nor a page or a button for it, on any page.
  expect(existsSync(join(dist, 'search/index.html'))).toBe(false)
  for (const page of ['index.html', '404.html']) {
    expect(readFileSync(join(dist, page), 'utf8')).not.toMatch(/href="\/search\/"|role="search"|docgen-search-link/)
  }
})
