import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { outputPathOf, type OutputFile, type OutputSizes } from '@docgen/model'
import { ForeignFolder, OutputInTheWay } from '../refusals.ts'
import type { ExchangeFolders } from './exchange-folders.ts'
import { noManifest, openManifest, type WriteInput } from './output-manifest.ts'
import { copyWithTime, listTree } from './output-tree.ts'
import { ownershipFile, ownershipOf } from './ownership.ts'
import { writeFile } from './write-file.ts'
import { writeOutput } from './write-output.ts'
import { putFiles } from '../put-files-fixture.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'docgen-output-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

type Texts = Readonly<Record<string, string>>

const fileOf = ([path, text]: readonly [string, string]): OutputFile => ({
  path: outputPathOf(path),
  key: text,
  contents: { kind: 'text', text: () => text },
})

const write = async (texts: Texts, more: Partial<WriteInput> = {}) => {
  // Longer than the steps in which disks count: what happens before and after has another time.
  const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, vi.isFakeTimers() ? 10 : 0))
  await tick()
  const written = await writeFiles(Object.entries(texts).map(fileOf), more)
  await tick()
  return written
}

const writeFiles = (files: readonly OutputFile[], more: Partial<WriteInput> = {}) =>
  writeOutput({
    outDir: join(root, 'dist'),
    root,
    files,
    isWanted: () => true,
    isMeasured: false,
    stored: openManifest(join(root, 'work/manifest')),
    workDir: join(root, 'work'),
    ...more,
  })

function written(): Texts {
  const entries = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const relative = paths.map((path) => path.slice(join(root, 'dist/').length)).filter((path) => path !== '.docgen-output')
  return Object.fromEntries(relative.sort().map((path) => [path, readFileSync(join(root, 'dist', path), 'utf8')]))
}

function put(files: Texts): void {
  putFiles(root, files)
}

const site: Texts = {
  'a/index.html': 'A',
  'b/index.html': 'B',
  'old/index.html': 'O',
  'search/index.json': '1',
  'search/1/terms.txt': 'one',
}

const changes: readonly (readonly [string, Texts])[] = [
  [
    'a page and the index behind it',
    {
      'a/index.html': 'AA',
      'b/index.html': 'B',
      'old/index.html': 'O',
      'search/index.json': '2',
      'search/2/terms.txt': 'two',
    },
  ],
  ['a page that is new', { ...site, 'c/index.html': 'C' }],
  ['all pages', { ...site, 'a/index.html': 'AA', 'b/index.html': 'BB', 'old/index.html': 'OO' }],
  ['a page that is gone', { 'a/index.html': 'A' }],
  ['a file that becomes a folder', { 'a/index.html/index.html': 'A', b: 'B' }],
]

// Where folders cannot be exchanged, files are moved one by one.
const ways: readonly (readonly [string, Partial<WriteInput>, isLater: boolean])[] = [
  ['exchanged', {}, false],
  // Folders that have not changed since are not listed again.
  ['exchanged a while after the last build', {}, true],
  ['moved', { exchange: () => false }, false],
  [
    'moved from another disk',
    { exchange: () => false, workDir: join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'docgen-work-') },
    false,
  ],
]

/** Each is also the name of something that every object has. */
const innateNames = ['constructor', '__proto__', 'toString']

test('what somebody else has put into the output stays, whatever its name', async () => {
  await write(site)
  put(Object.fromEntries(innateNames.map((name) => [`dist/${name}/kept.txt`, 'mine'])))
  put({ 'dist/valueOf': 'mine' })
  expect((await write({ ...site, 'a/index.html': 'AA' }))?.left).toEqual(
    [...innateNames.map((name) => `${name}/`), 'valueOf'].toSorted(),
  )
  expect(Object.keys(written())).toEqual(expect.arrayContaining(['constructor/kept.txt', 'valueOf']))
})

test('a file of any name is made, made anew and removed', async () => {
  const named = (text: string): readonly OutputFile[] => innateNames.map((name) => fileOf([name, text]))
  const textsOf = (text: string): readonly string[] => innateNames.map(() => text)
  for (const text of ['one', 'two', 'two']) {
    await writeFiles([...Object.entries(site).map(fileOf), ...named(text)])
    expect(innateNames.map((name) => readFileSync(join(root, 'dist', name), 'utf8'))).toEqual(textsOf(text))
  }
  await write(site)
  expect(readdirSync(join(root, 'dist')).filter((name) => innateNames.includes(name))).toEqual([])
})

describe.each(ways)('a site that is %s', (_, way, isLater) => {
  if (isLater) beforeEach(() => void vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  const more = (): Partial<WriteInput> => {
    if (way.workDir === undefined) return way
    const workDir = mkdtempSync(way.workDir)
    onTestFinished(() => rmSync(workDir, { recursive: true, force: true }))
    return { ...way, workDir }
  }

  test('many times, with a little change each time', async () => {
    const input = more()
    const folders = ['', 'a/', 'a/b/', 'a/b/c/', 'a/b/c/d/', 'e/', 'e/f/']
    let seed = 7
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below
    let texts: Texts = {}
    for (let time = 0; time < 60; time++) {
      const folder = folders[random(folders.length)] ?? ''
      const others = Object.fromEntries(Object.entries(texts).filter(([path]) => !path.startsWith(folder)))
      texts = random(2) === 0 ? others : { ...texts, [`${folder}${random(2)}.html`]: String(random(3)) }
      await write({ 'index.html': 'I', ...texts }, input)
      expect(written()).toEqual({ 'index.html': 'I', ...texts })
    }
  })

  test.each(changes)('%s', async (__, next) => {
    const input = more()
    await write(site, input)
    await write(next, input)
    expect(written()).toEqual(next)
    await write(site, input)
    expect(written()).toEqual(site)
    expect((await write(site, input))?.written).toBe(0)
  })

  test('what docgen did not write stays, and is told once', async () => {
    const input = more()
    await write(site, input)
    put({ 'dist/CNAME': 'example.org', 'dist/.git/HEAD': 'ref', 'dist/a/mine.txt': 'mine', 'dist/old/index.html': 'edited' })
    symlinkSync('../elsewhere', join(root, 'dist/link'))
    chmodSync(join(root, 'dist/.git'), 0o750)
    const { 'old/index.html': __, ...next } = site
    const foreign = { CNAME: 'example.org', '.git/HEAD': 'ref', 'a/mine.txt': 'mine', 'old/index.html': 'edited' }
    expect((await write({ ...next, 'a/index.html': 'AA' }, input))?.left).toEqual([
      '.git/',
      'CNAME',
      'a/mine.txt',
      'link',
      'old/',
    ])
    expect(written()).toEqual({ ...next, 'a/index.html': 'AA', ...foreign })
    expect(readlinkSync(join(root, 'dist/link'))).toBe('../elsewhere')
    expect(statSync(join(root, 'dist/.git')).mode & 0o777).toBe(0o750)
    expect((await write({ 'b/index.html': 'BB' }, input))?.left).toEqual(['a/'])
    expect(written()).toEqual({ 'b/index.html': 'BB', ...foreign })
    // A file that is removed by its owner does not come back.
    rmSync(join(root, 'dist/CNAME'))
    await write({ ...site, 'old/index.html': 'edited' }, input)
    expect(Object.keys(written())).not.toContain('CNAME')
  })

  test('an edited page is written anew', async () => {
    const input = more()
    await write(site, input)
    writeFileSync(join(root, 'dist/a/index.html'), 'edited')
    await write(site, input)
    expect(written()).toEqual(site)
    await write({ ...site, 'b/index.html': 'BB' }, input)
    expect(written()).toEqual({ ...site, 'b/index.html': 'BB' })
  })

  test('a file of somebody else is not written over', async () => {
    const input = more()
    await write(site, input)
    put({ 'dist/robots.txt': 'mine' })
    await expect(write({ ...site, 'robots.txt': 'ours' }, input)).rejects.toThrow(OutputInTheWay)
    await expect(write({ ...site, 'robots.txt/a.txt': 'ours' }, input)).rejects.toThrow(OutputInTheWay)
    expect(written()).toEqual({ ...site, 'robots.txt': 'mine' })
    await write({ ...site, 'robots.txt': 'mine' }, input)
    expect(written()).toEqual({ ...site, 'robots.txt': 'mine' })
  })

  test('an empty folder of somebody else is in the way of a file that takes the place of the folder around it', async () => {
    const input = more()
    await write(site, input)
    mkdirSync(join(root, 'dist/search/mine'))
    const { 'search/index.json': __, 'search/1/terms.txt': ___, ...others } = site
    await expect(write({ ...others, search: 'a file' }, input)).rejects.toThrow(OutputInTheWay)
    expect(written()).toEqual(site)
    rmSync(join(root, 'dist/search/mine'), { recursive: true })
    await write({ ...others, search: 'a file' }, input)
    expect(written()).toEqual({ ...others, search: 'a file' })
  })

  test('a folder whose files somebody has removed is in the way of no file', async () => {
    const input = more()
    await write(site, input)
    for (const path of ['old/index.html', 'search/index.json', 'search/1/terms.txt']) rmSync(join(root, 'dist', path))
    const next = { 'a/index.html': 'A', old: 'a file', search: 'a file' }
    await write(next, input)
    expect(written()).toEqual(next)
  })
})

test.each<[string, Texts]>([
  ['a folder with no sign of docgen', { 'thesis.txt': 'mine' }],
  ['a folder that GitHub Pages serves', { '.nojekyll': '', CNAME: 'example.org', '.git/HEAD': 'ref' }],
  ['a note that docgen did not write', { '.docgen-output': 'mine', 'a.txt': 'a' }],
])('%s is refused, whatever the manifest says', async (_, files) => {
  await write(site)
  rmSync(join(root, 'dist'), { recursive: true })
  for (const [path, text] of Object.entries(files)) put({ [`dist/${path}`]: text })
  const before = listTree(join(root, 'dist'))
  await expect(write({ ...site, 'c/index.html': 'C' })).rejects.toThrow(ForeignFolder)
  await expect(write(site)).rejects.toThrow(ForeignFolder)
  expect(listTree(join(root, 'dist'))).toEqual(before)
})

test("folders beside the output are nobody's but their owner's", async () => {
  put({ 'dist.old/backup': 'mine', 'dist.new-1/draft': 'mine' })
  await write(site)
  await write({ 'a/index.html': 'AA' })
  expect(readdirSync(root).sort()).toEqual(['dist', 'dist.new-1', 'dist.old', 'work'])
  expect(readdirSync(join(root, 'dist.old'))).toEqual(['backup'])
})

test('a linked folder is written through', async () => {
  mkdirSync(join(root, 'www'))
  symlinkSync('www', join(root, 'dist'))
  await write(site)
  await write({ 'a/index.html': 'AA' })
  expect(readlinkSync(join(root, 'dist'))).toBe('www')
  expect(readFileSync(join(root, 'www/a/index.html'), 'utf8')).toBe('AA')
  expect(written()).toEqual({ 'a/index.html': 'AA' })
})

test('equal sites have equal notes, whatever was built before', async () => {
  await write(site)
  const note = readFileSync(join(root, 'dist/.docgen-output'), 'utf8')
  await write({ 'x/index.html': 'X' })
  await write(site)
  expect(readFileSync(join(root, 'dist/.docgen-output'), 'utf8')).toBe(note)
  expect(note).not.toContain('index')
})

test('a damaged note in the cache is not that of the output', async () => {
  await write(site)
  const staged = join(root, 'work/site/.docgen-output')
  const { atimeMs, mtimeMs } = statSync(staged)
  const note = readFileSync(staged, 'utf8')
  writeFileSync(
    staged,
    note.replaceAll(/^[\w-]{12} /gm, (name) => name.toUpperCase()),
  )
  utimesSync(staged, atimeMs / 1000, mtimeMs / 1000)
  expect(readFileSync(join(root, 'dist/.docgen-output'), 'utf8')).toBe(note)
  await write({ ...site, 'a/index.html': 'AA' })
  expect(Object.keys(site).every(ownershipOf(join(root, 'dist')).hasPath)).toBe(true)
  await write(site)
  expect(readFileSync(join(root, 'dist/.docgen-output'), 'utf8')).toBe(note)
})

/** As the system exchanges folders, where it can. */
function exchangeByNames(a: string, b: string): boolean {
  const aside = join(root, 'aside')
  for (const [from, to] of [
    [a, aside],
    [b, a],
    [aside, b],
  ] as const)
    renameSync(from, to)
  return true
}

describe('a build makes only what has changed, and exchanges folders only then', () => {
  const { 'old/index.html': _, ...fewer } = site
  const edited = { ...site, 'a/index.html': 'AA' }
  const nothing = (): void => undefined

  test.each<[string, () => void, Texts, readonly string[], exchanges: number]>([
    ['nothing', nothing, site, [], 0],
    ['one page', nothing, edited, ['a/index.html'], 1],
    ['one page, and the twin is gone', () => rmSync(join(root, 'work/site'), { recursive: true }), edited, ['a/index.html'], 1],
    ['a page that is new', nothing, { ...site, 'c.html': 'C' }, ['c.html'], 1],
    ['a page that is gone', nothing, fewer, [], 1],
    ['a page that was removed by hand', () => rmSync(join(root, 'dist/b/index.html')), site, [], 1],
    ['a page that was edited by hand', () => put({ 'dist/b/index.html': 'mine' }), site, ['b/index.html'], 1],
    ['the note, which was edited by hand', () => appendFileSync(join(root, 'dist/.docgen-output'), '1\n'), site, [], 1],
  ])('%s', async (__, harm, next, made, exchanges) => {
    const seen = { made: [] as string[], exchanges: 0 }
    const input: Partial<WriteInput> = { exchange: (a, b) => (seen.exchanges++, exchangeByNames(a, b)) }
    await write(site, input)
    harm()
    const counting = Object.entries(next).map(([path, text]): OutputFile => {
      return { ...fileOf([path, text]), contents: { kind: 'text', text: () => (seen.made.push(path), text) } }
    })
    const last = await writeFiles(counting, input)
    expect(seen).toEqual({ made, exchanges })
    expect(last).toMatchObject({ files: Object.keys(next).length, left: [] })
    expect(written()).toEqual(next)
    // The sizes of pages are asked for later, and once.
    await writeFiles(counting, { ...input, isMeasured: true })
    await writeFiles(counting, { ...input, isMeasured: true })
    expect(seen.made.slice(made.length)).toEqual(Object.keys(next).filter((path) => path.endsWith('.html')))
  })
})

test('what is made anew with the same bytes stays the same file, and so does the note', async () => {
  const states = () => ({
    files: Object.keys(site).map((path) => {
      const { ino, mtimeMs } = statSync(join(root, 'dist', path))
      return [path, ino, mtimeMs]
    }),
    note: openManifest(join(root, 'work/manifest')).last.get(ownershipFile),
  })
  const made: string[] = []
  const keyed = (key: string): readonly OutputFile[] =>
    Object.entries(site).map(([path, text]) => ({
      path: outputPathOf(path),
      key,
      contents: { kind: 'text', text: () => (made.push(path), text) },
    }))
  await writeFiles(keyed('one'))
  const before = states()
  // Longer than the steps in which disks count.
  await new Promise((resolve) => setTimeout(resolve, 20))
  for (const expected of [Object.keys(site), []]) {
    made.length = 0
    expect((await writeFiles(keyed('two')))?.written).toBe(0)
    expect(made).toEqual(expected)
    expect(states()).toEqual(before)
  }
})

test('pages are on their way before other files are made, and before what this thread does meanwhile', async () => {
  const seen: string[] = []
  const page: OutputFile = {
    path: outputPathOf('page.html'),
    key: 'page',
    contents: {
      kind: 'page',
      html: async () => Buffer.from('page'),
      writeTo: (target, isMeasured) => (seen.push('page'), writeFile(target, 'page', isMeasured)),
    },
  }
  const text: OutputFile = { ...fileOf(['a.txt', 'a']), contents: { kind: 'text', text: () => (seen.push('text'), 'a') } }
  await writeFiles([text, page], { meanwhile: () => seen.push('meanwhile') })
  expect(seen).toEqual(['page', 'text', 'meanwhile'])
})

test('texts are written by another thread, where there is one, and other files are not', async () => {
  const seen: string[] = []
  const bytes: OutputFile = { path: outputPathOf('b.bin'), key: 'b', contents: { kind: 'bytes', bytes: Buffer.from('b') } }
  await writeFiles([fileOf(['a.txt', 'a']), bytes], {
    writeText: (target, text, isMeasured) => (seen.push(target.path), writeFile(target, text.toUpperCase(), isMeasured)),
  })
  expect(seen).toEqual(['a.txt'])
  expect(written()).toEqual({ 'a.txt': 'A', 'b.bin': 'b' })
})

test('what somebody puts into the output just before it is exchanged is in the next one', async () => {
  await write(site)
  const exchange: ExchangeFolders = (a, b) => (put({ 'dist/late.txt': 'late' }), exchangeByNames(a, b))
  const next = { ...site, 'a/index.html': 'AA' }
  await write(next, { exchange })
  expect(written()).toEqual({ ...next, 'late.txt': 'late' })
})

test('what the next site cannot hold stays where it is: files are moved then', async () => {
  await write(site)
  put({ 'dist/mine.txt': 'mine' })
  // It has the place in the twin, and is younger.
  put({ 'work/site/mine.txt': 'stray', 'work/site/stray.txt': 'stray' })
  utimesSync(join(root, 'dist/mine.txt'), 1_000, 1_000)
  const next = { ...site, 'a/index.html': 'AA' }
  await write(next, { exchange: exchangeByNames })
  expect(written()).toEqual({ ...next, 'mine.txt': 'mine' })
  await write(site, { exchange: exchangeByNames })
  expect(written()).toEqual({ ...site, 'mine.txt': 'mine' })
})

test('where folders cannot be exchanged, a file that is as it should be is not moved', async () => {
  await write(site)
  const kept = join(root, 'dist/b/index.html')
  const twin = join(root, 'work/site/b/index.html')
  // A file of its own, as where the disk has no second names.
  rmSync(twin)
  copyWithTime(kept, twin)
  const { ino } = statSync(kept)
  await write({ ...site, 'a/index.html': 'AA' }, { exchange: () => false })
  expect(statSync(kept).ino).toBe(ino)
})

test('what is in the twin of a lost manifest goes into no site', async () => {
  await write(site)
  put({ 'work/site/stray.txt': 'stray' })
  rmSync(join(root, 'work/manifest'))
  const next = { ...site, 'a/index.html': 'AA' }
  await write(next)
  expect(written()).toEqual(next)
})

test.each<[string, Partial<WriteInput>, () => void]>([
  ['without a cache', { stored: noManifest }, () => undefined],
  ['with a damaged manifest', {}, () => put({ 'work/manifest': '' })],
  ['with a lost manifest', {}, () => rmSync(join(root, 'work/manifest'))],
])('a page that is gone is gone from a build %s', async (_, more, harm) => {
  await write(site)
  harm()
  await write({ 'a/index.html': 'A' }, more)
  expect(written()).toEqual({ 'a/index.html': 'A' })
})

test('a small change that cannot be made whole changes nothing', async () => {
  await write(site)
  const crashing: OutputFile = {
    path: outputPathOf('search/index.json'),
    key: '2',
    contents: { kind: 'text', text: () => Promise.reject(new Error('no')) },
  }
  const files = [
    ...Object.entries({ ...site, 'a/index.html': 'AA' })
      .map(fileOf)
      .filter(({ path }) => path !== crashing.path),
    crashing,
  ]
  await expect(writeFiles(files)).rejects.toThrow('no')
  expect(written()).toEqual(site)
})

test('bytes that the last build wrote under another name are linked, unless somebody has changed them', async () => {
  const inodeOf = (path: string): number => statSync(join(root, 'dist', path)).ino
  const words = 'words '.repeat(9)
  await write({ ...site, 'search/1/terms.txt': words })
  const inode = inodeOf('search/1/terms.txt')
  const { 'search/1/terms.txt': _, ...others } = site
  expect((await write({ ...others, 'search/2/terms.txt': words }))?.written).toBe(1)
  expect(inodeOf('search/2/terms.txt')).toBe(inode)
  put({ 'dist/search/2/terms.txt': 'mine' })
  await write({ ...others, 'search/3/terms.txt': words })
  expect(written()).toEqual({ ...others, 'search/2/terms.txt': 'mine', 'search/3/terms.txt': words })
})

test('no two files of a site become one, even if their bytes are the same', async () => {
  const inodeOf = (path: string): number => statSync(join(root, 'dist', path)).ino
  await write({ ...site, 'gone.txt': 'same', 'kept.txt': 'same' })
  await write({ ...site, 'kept.txt': 'same', 'one.txt': 'same', 'two.txt': 'same' })
  expect(new Set(['kept.txt', 'one.txt', 'two.txt'].map(inodeOf)).size).toBe(3)
})

test('sizes of what is kept are those of the build that made it', async () => {
  const seen: OutputSizes[] = []
  const measured = (texts: Texts) =>
    writeOutput({
      outDir: join(root, 'dist'),
      root,
      files: Object.entries(texts).map(fileOf),
      isWanted: (sizes) => seen.push(sizes) > 0,
      isMeasured: true,
      stored: openManifest(join(root, 'work/manifest')),
      workDir: join(root, 'work'),
    })
  // Built without budgets, then with; then nothing, one page and two pages are others than before.
  await write(site)
  const other = 'another text '.repeat(50)
  for (const texts of [site, site, { ...site, 'a/index.html': other }, { ...site, 'a/index.html': 'AA', 'b/index.html': other }])
    await measured(texts)
  const small = gzipSync('A', { level: 9 }).length
  const large = gzipSync(other, { level: 9 }).length
  expect(seen.map((sizes) => Object.fromEntries(sizes))).toEqual([
    { 'a/index.html': small, 'b/index.html': small, 'old/index.html': small },
    { 'a/index.html': small, 'b/index.html': small, 'old/index.html': small },
    { 'a/index.html': large, 'b/index.html': small, 'old/index.html': small },
    { 'a/index.html': gzipSync('AA', { level: 9 }).length, 'b/index.html': large, 'old/index.html': small },
  ])
})

describe('the whole of a page', () => {
  const pageOf = (path: string, text: string, isCut: boolean): OutputFile => ({
    path: outputPathOf(path),
    key: text,
    contents: {
      kind: 'page',
      html: async () => Buffer.from(text),
      writeTo: async (target, isMeasured) => ({ ...(await writeFile(target, text, isMeasured)), ...(isCut && { isCut }) }),
    },
  })
  const siteOf = (text: string, isCut: boolean): readonly OutputFile[] => [
    pageOf('a/index.html', text, isCut),
    { ...pageOf('a/whole-page.html', `${text} whole`, false), wholeOf: outputPathOf('a/index.html') },
  ]

  test.each([
    [[true], ['a/index.html', 'a/whole-page.html']],
    [[false], ['a/index.html']],
    [[true, false], ['a/index.html']],
    [
      [false, true],
      ['a/index.html', 'a/whole-page.html'],
    ],
  ])('where it was cut (%j) there are %j', async (builds, wanted) => {
    for (const [index, isCut] of builds.entries())
      expect((await writeFiles(siteOf(`build ${index}`, isCut)))?.written).toBe(isCut ? 2 : 1)
    expect(Object.keys(written())).toEqual(wanted)
    const last = siteOf(`build ${builds.length - 1}`, builds.at(-1) === true)
    expect((await writeFiles(last))?.written).toBe(0)
    expect(Object.keys(written())).toEqual(wanted)
  })
})
