// Equal sources make equal bytes: whatever the cache holds, however many workers there are, wherever the site lies.
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCorpus } from '../support/corpus.ts'
import { docgenBin, type Run } from '../support/docgen.ts'
import { stampTree } from '../support/file-tree.ts'
import { build, outputOf } from '../support/outputs.ts'
import { runWarm } from '../support/run-warm.ts'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'
import { createSite, createTempFolder } from '../support/test-site.ts'

/** More than are done without workers, on each of the ways that worker threads have work. */
const pages = 150

/** Fences in places where they are easily overlooked, of languages that no other page has and of some that change others. */
const oddFences = {
  'docs/odd/a.md': '# A\n\n- > ```zig\n  > const a = 1;\n  > ```\n',
  'docs/odd/b.md': '# B\n\n```html\n<style>a { color: red }</style>\n<script>let a</script>\n```\n',
  'docs/odd/c.md': '# C\n\n1. > 1) ~~~css\n   >    a { color: #fff }\n   >    ~~~\n',
  'docs/odd/d.md': '# D\n\n````md\n```zig\nconst a = 1;\n```\n````\n',
  'docs/odd/e.md': '# E\n\n```http\nPOST / HTTP/1.1\nContent-Type: application/json\n\n{ "a": 1 }\n```\n',
  'docs/odd/f.md': '# F\n\n```css-extras\na { color: #fff }\n```\n',
  'docs/odd/z.md': '# Z\n\n```zig\nconst a = 1;\n```\n',
}

const siteOf = (guides: number): Readonly<Record<string, string>> => ({
  ...createCorpus(guides),
  ...oddFences,
  'docgen.config.ts': `import { defineConfig, fragments } from '@docgen/ssg-cli'
export default defineConfig({ title: 'Large', search: fragments() })
`,
})

/** Its search index is put together by whichever thread is free. */
const large = siteOf(pages)

/** For edits of single pages, which the main thread makes anew however many others there are. */
const middle = siteOf(40)

/** A site of which every sort of input is small enough to be changed by itself. */
const everySort: Readonly<Record<string, string>> = {
  'docgen.config.ts': `import { docs, pages } from '@docgen/ssg-cli'
export default {
  title: process.env.SITE_TITLE ?? 'Site',
  sources: [docs({ dir: 'docs', path: '/docs' }), pages({ dir: 'pages', path: '/' })],
}
`,
  'pages/index.tsx': `import { words } from '../words'
export default function Home() { return <p>{words}</p> }
`,
  'words.ts': "export const words = 'Some words'\n",
  'docs/index.md': '# Home\n\n![A drawing](./drawing.svg)\n\n```ts file=./sample.ts\n```\n',
  'docs/other.md': '---\ndraft: true\n---\n\n# Other\n\nText.\n',
  'docs/sample.ts': 'const one = 1\n',
  'docs/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  'static/robots.txt': 'User-agent: *\n',
}

let templates = ''
let expectedOfLarge: Readonly<Record<string, string>> = {}

/** All are built once: each test gets a copy of one, with what it has cached and with the times of its files. */
beforeAll(async () => {
  templates = makeTempFolder()
  for (const [name, files] of Object.entries({ large, middle, small: everySort })) {
    const root = join(templates, name, 'site')
    writeFiles(root, files)
    linkPackages(root)
    await build(root)
  }
  expectedOfLarge = outputOf(join(templates, 'large/site'))
  expect(Object.keys(expectedOfLarge).length).toBeGreaterThan(pages)
})

afterAll(() => removeFolder(templates))

/** A site that has been built where it is. */
async function builtSite(name: 'large' | 'middle' | 'small'): Promise<string> {
  const folder = createTempFolder()
  execFileSync('cp', ['-a', join(templates, name, 'site'), folder])
  await build(join(folder, 'site'))
  return join(folder, 'site')
}

test('the same bytes with a cache and another output, and without a cache', async () => {
  const root = await builtSite('large')
  expect(outputOf(root)).toEqual(expectedOfLarge)

  rmSync(join(root, 'dist'), { recursive: true })
  await build(root)
  expect(outputOf(root)).toEqual(expectedOfLarge)

  rmSync(join(root, 'dist'), { recursive: true })
  await build(root, '--no-cache')
  expect(outputOf(root)).toEqual(expectedOfLarge)
})

test("the same bytes with no worker, one, two and five as with docgen's own number", async () => {
  const sites = [0, 1, 2, 5].map((workers) => ({ workers, root: createSite(large) }))
  const script = fileURLToPath(new URL('../support/build-with-workers.mjs', import.meta.url))
  // In one process: to start it and to make its code fast costs as much as a build.
  const args = sites.flatMap(({ workers, root }) => [root, String(workers)])
  await promisify(execFile)(process.execPath, [script, ...args], { env: { ...process.env, NODE_ENV: 'production' } })
  for (const { workers, root } of sites) expect(outputOf(root), `${workers} workers`).toEqual(expectedOfLarge)
})

test('the same bytes in two folders, none of which is named in them', async () => {
  const [here, there] = [createSite(createCorpus(5)), createSite(createCorpus(5))]
  await Promise.all([build(here), build(there)])
  expect(outputOf(there)).toEqual(outputOf(here))
  for (const path of Object.keys(outputOf(here))) expect(readFileSync(join(here, 'dist', path), 'utf8')).not.toContain(here)
})

test('the same bytes after an edit of a page whose fences have the language of others', async () => {
  const root = createSite({ 'docs/index.md': '# Home\n', ...oddFences })
  await build(root)
  writeFileSync(join(root, 'docs/odd/z.md'), '# Z\n\nNo fence.\n')
  writeFileSync(join(root, 'docs/odd/a.md'), `${oddFences['docs/odd/a.md']}\nText.\n`)
  await build(root)
  const edited = outputOf(root)
  await build(root, '--no-cache')
  expect(outputOf(root)).toEqual(edited)
})

test('the same bytes however deep the site lies, through a link, and with a docgen that lies elsewhere', async () => {
  const folder = createTempFolder()
  const files = { 'docs/index.md': '# Home\n\nText.\n', 'docgen.config.ts': `export default { title: 'Kit' }\n` }
  const siteAt = (path: string): string => {
    writeFiles(join(folder, path), files)
    return join(folder, path)
  }
  const [flat, deep, other] = [siteAt('s'), siteAt('deep/er/and/deeper/s'), siteAt('other/s')]
  for (const root of [flat, deep]) linkPackages(root)
  const packages = fileURLToPath(new URL('../../packages/', import.meta.url))
  for (const name of ['ssg-cli', 'theme-react']) {
    for (const part of ['package.json', 'LICENSE', 'bin', 'dist', 'node_modules'].filter((each) =>
      existsSync(join(packages, name, each)),
    ))
      cpSync(join(packages, name, part), join(folder, 'far/away', name, part), { recursive: true })
  }
  for (const place of ['far/away/ssg-cli', 'other/s']) {
    mkdirSync(join(folder, place, 'node_modules/@docgen'), { recursive: true })
    rmSync(join(folder, place, 'node_modules/@docgen/theme-react'), { force: true })
    symlinkSync(join(folder, 'far/away/theme-react'), join(folder, place, 'node_modules/@docgen/theme-react'), 'dir')
  }
  symlinkSync(join(folder, 'far/away/ssg-cli'), join(other, 'node_modules/@docgen/ssg-cli'), 'dir')
  symlinkSync(deep, join(folder, 'linked'), 'dir')

  await build(flat)
  const expected = outputOf(flat)
  await build(deep)
  expect(outputOf(deep)).toEqual(expected)
  await build(join(folder, 'linked'), '--no-cache')
  expect(outputOf(deep)).toEqual(expected)
  const bin = join(folder, 'far/away/ssg-cli/bin/docgen.mjs')
  await promisify(execFile)(process.execPath, [bin, 'build', other], { env: { ...process.env, NODE_ENV: 'production' } })
  expect(outputOf(other)).toEqual(expected)
})

test('a cache that came from another folder serves as well', async () => {
  const here = createSite(createCorpus(5))
  await build(here)
  const there = createSite({})
  cpSync(here, there, {
    recursive: true,
    filter: (path) => !path.includes('node_modules') && !path.includes(join('site', 'dist')),
  })
  linkPackages(there)
  await build(there)
  expect(outputOf(there)).toEqual(outputOf(here))
})

test('a rebuild without changes writes nothing', async () => {
  const folder = createTempFolder()
  execFileSync('cp', ['-a', join(templates, 'large/site'), folder])
  const root = join(folder, 'site')
  // What the cache notes of a file that was changed within two seconds does not vouch for it, and is noted again.
  await setTimeout(2100)
  await build(root)
  const [dist, cache] = [stampTree(join(root, 'dist')), stampTree(join(root, '.docgen'))]
  await build(root)
  expect(stampTree(join(root, 'dist'))).toEqual(dist)
  expect(stampTree(join(root, '.docgen'))).toEqual(cache)
})

type Edit = readonly [file: string, edit: (text: string) => string]

// What one edit leaves stale, the next of its group does not hide.
test.each<readonly [string, 'large' | 'middle', readonly Edit[]]>([
  [
    'a title, a heading that no link names, and a page are edited',
    'middle',
    [
      ['docs/part-1/page-12.md', (text) => text.replace('title: Page 12', 'title: Twelve')],
      ['docs/part-2/page-20.md', (text) => text.replace('## First 20', '## Twentieth')],
      ['docs/part-3/page-30.md', (text) => text.replace('A word about', 'Two words about')],
    ],
  ],
  ['a page is added', 'middle', [['docs/part-2/new.md', () => '# New\n\nSee [twelve](../part-1/page-12.md).\n']]],
  ['the config is another one', 'large', [['docgen.config.ts', () => "export default { title: 'Named' }\n"]]],
])('%s: a rebuild makes the bytes of a fresh build', async (_, name, edits) => {
  const root = await builtSite(name)
  for (const [path, edit] of edits) {
    const before = outputOf(root)
    const file = join(root, path)
    writeFileSync(file, edit(existsSync(file) ? readFileSync(file, 'utf8') : ''))
    await build(root)
    expect(outputOf(root), path).not.toEqual(before)
  }
  const rebuilt = outputOf(root)
  for (const made of ['dist', '.docgen']) rmSync(join(root, made), { recursive: true })
  await build(root)
  expect(rebuilt).toEqual(outputOf(root))
})

test.each<[string, string, string]>([
  ['a value of the config', 'docgen.config.ts', everySort['docgen.config.ts']?.replace("'Site'", "'Other'") ?? ''],
  ['a React page', 'pages/index.tsx', 'export default function Home() { return <b>New</b> }\n'],
  ['what a React page imports', 'words.ts', "export const words = 'Other words'\n"],
  ['a file that a fence shows', 'docs/sample.ts', 'const two = 2\n'],
  ['an image', 'docs/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>'],
  ['a static file', 'static/robots.txt', 'User-agent: one\n'],
  ['a new static file', 'static/new.txt', 'New\n'],
  ['a draft that is one no longer', 'docs/other.md', '# Other\n\nText.\n'],
])('%s is changed: a rebuild makes the bytes of a fresh build', async (_, file, text) => {
  const root = await builtSite('small')
  const before = outputOf(root)
  writeFileSync(join(root, file), text)
  await build(root)
  const rebuilt = outputOf(root)
  expect(rebuilt).not.toEqual(before)
  for (const made of ['dist', '.docgen']) rmSync(join(root, made), { recursive: true })
  await build(root)
  expect(rebuilt).toEqual(outputOf(root))
})

test('a config that reads the environment is asked at every build', async () => {
  const root = createSite(everySort)
  const titled = async (title: string): Promise<string> => {
    const env = { ...process.env, NODE_ENV: 'production', SITE_TITLE: title }
    await promisify(execFile)(process.execPath, [docgenBin, 'build', root], { env })
    return readFileSync(join(root, 'dist/docs/index.html'), 'utf8')
  }
  expect(await titled('One')).toContain('One')
  expect(await titled('Two')).toContain('Two')
})

test.each([
  ['is gone', (file: string) => rmSync(file)],
  ['was written over', (file: string) => writeFileSync(file, 'other')],
])('a file of the output that %s is made again', async (_, harm) => {
  const root = await builtSite('small')
  const before = outputOf(root)
  harm(join(root, 'dist/docs/index.html'))
  await build(root)
  expect(outputOf(root)).toEqual(before)
})

test('a build without changes says again what the last one found, and --strict fails by it', async () => {
  const root = createSite({ ...everySort, 'docs/odd.md': '# Odd\n\n```nolanguage\nx\n```\n' })
  const findings = ({ stdout, stderr }: Run): readonly string[] =>
    (stdout + stderr).split('\n').filter((line) => /warning|nolanguage/.test(line))
  const first = findings(await build(root))
  expect(first).not.toEqual([])
  expect(findings(await build(root))).toEqual(first)
  const strict = await runWarm(['build', '--strict'], root)
  expect(strict.code).toBe(1)
  expect(findings(strict)).toEqual(first)
})

test('an edit of one page rewrites the files that show it, and no other', async () => {
  const root = await builtSite('large')
  const before = stampTree(join(root, 'dist'))
  const file = join(root, 'docs/part-1/page-12.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace('A word about', 'Two words about'))
  await build(root)
  const after = stampTree(join(root, 'dist'))
  const rewritten = Object.keys(after).filter((path) => after[path] !== before[path])
  // What the search index does after an edit has a test of its own; docgen's note lists the hash of each file.
  expect(rewritten.filter((path) => !/^(?:assets\/search\/|search\/|\.docgen-output$)/.test(path))).toEqual([
    'part-1/page-12/index.html',
  ])
})

test('files that the site no longer has disappear', async () => {
  const root = createSite({ 'docs/index.md': '# Home\n\nText.\n', 'docs/old.md': '# Old\n\nText.\n' })
  await build(root)
  expect(Object.keys(outputOf(root))).toContain('old/index.html')
  rmSync(join(root, 'docs/old.md'))
  await build(root)
  expect(Object.keys(outputOf(root))).not.toContain('old/index.html')
})

test('a build that fails leaves the last site byte for byte, and the next one replaces it', async () => {
  const root = await builtSite('large')
  const before = { hashes: outputOf(root), stamps: stampTree(join(root, 'dist')) }
  const file = join(root, 'docs/part-1/page-12.md')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('page-13.md', 'page-999.md'))
  expect((await runWarm(['build'], root)).code).toBe(1)
  expect(outputOf(root)).toEqual(before.hashes)
  expect(stampTree(join(root, 'dist'))).toEqual(before.stamps)

  writeFileSync(file, text)
  await build(root)
  expect(outputOf(root)).toEqual(before.hashes)
})
