import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { defaultFileAccess } from '../config/complete-config.ts'
import { createAuthorFiles } from './author-files.ts'
import { listFiles } from './list-files.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A folder with `files` (text by path) and `links` (target by path), and the site root `site` in it. */
function makeSite(files: readonly string[], links: Readonly<Record<string, string>> = {}, access = {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-author-')))
  folders.push(folder)
  mkdirSync(join(folder, 'site'))
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `text of ${file}`)
  }
  for (const [link, target] of Object.entries(links)) {
    mkdirSync(dirname(join(folder, link)), { recursive: true })
    symlinkSync(target, join(folder, link))
  }
  return { folder, author: createAuthorFiles(join(folder, 'site'), { ...defaultFileAccess, ...access }) }
}

const all = () => false

test('reads what holds secrets by its name only where the config names that very file', () => {
  const files = ['site/.env', 'site/.env.example', 'site/.git/config', 'site/a/.npmrc']
  const read = (access: object) => {
    const { author } = makeSite(files, { 'site/link.txt': '.env' }, access)
    return ['.env', '.env.example', '.git/config', 'a/.npmrc', 'link.txt'].map((file) => author.readText(file))
  }
  const secret = (name: string) => ({ refusal: 'secret', name })
  const example = 'text of site/.env.example'
  expect(read({})).toEqual([secret('.env'), example, secret('.git'), secret('.npmrc'), secret('.env')])
  const env = 'text of site/.env'
  expect(read({ allow: ['.env'] })).toEqual([env, example, secret('.git'), secret('.npmrc'), env])
})

test('reads one file and many without the line ends of Windows and without a byte order mark', () => {
  const { folder, author } = makeSite(['site/a.md'], { 'site/link.md': 'a.md' })
  writeFileSync(join(folder, 'site/a.md'), '\ufeff# A\r\n\r\nText\r\n')
  const text = '# A\n\nText\n'
  expect([author.readText('a.md'), author.readText('link.md')]).toEqual([text, text])
  expect([...author.readTexts(['a.md', 'link.md']).values()]).toEqual([text, text])
})

describe('reads files', () => {
  const { folder, author } = makeSite(['site/docs/a.md', 'site/constructor', 'outside/secret.txt', 'site-2/b.md'], {
    'site/docs/inside.md': 'a.md',
    'site/docs/out.txt': '../../outside/secret.txt',
    'site/docs/beside.md': '../../site-2/b.md',
    'site/docs/absolute.txt': join(tmpdir()),
    'site/docs/dangling.md': 'nothing.md',
    'site/docs/self.md': 'self.md',
    'site/docs/zero': '/dev/zero',
    'site/docs/environment.txt': '/proc/self/environ',
    'site/out': '../outside',
  })
  execFileSync('mkfifo', [join(folder, 'site/docs/pipe.md')])

  test.each([
    ['docs/a.md', 'text of site/docs/a.md'],
    ['docs/inside.md', 'text of site/docs/a.md'],
    ['constructor', 'text of site/constructor'],
    ['docs/none.md', undefined],
    ['docs', undefined],
    ['docs/a.md/below', undefined],
    ['docs/dangling.md', undefined],
    ['docs/out.txt', { refusal: 'outside', target: '../outside/secret.txt', isFolder: false }],
    ['out/secret.txt', { refusal: 'outside', target: '../outside/secret.txt', isFolder: false }],
    ['../outside/secret.txt', { refusal: 'outside', target: '../outside/secret.txt', isFolder: false }],
    // A folder whose name begins with that of the site is another one.
    ['docs/beside.md', { refusal: 'outside', target: '../site-2/b.md', isFolder: false }],
    ['docs/zero', { refusal: 'outside', target: '/dev/zero', isFolder: false }],
    ['docs/pipe.md', { refusal: 'no-file', what: 'a pipe' }],
    ['docs/self.md', { refusal: 'failure', reason: 'ELOOP' }],
  ])('%s', (file, expected) => {
    expect(author.readText(file)).toEqual(expected)
    // Beside another of its folder, as a site's files are read.
    expect(author.readTexts(['docs/a.md', file]).get(file)).toEqual(expected)
  })

  test('never the environment of the process', () =>
    expect(author.readText('docs/environment.txt')).toMatchObject({ refusal: 'outside' }))

  test('a device that the config allows is still no file', () => {
    const { author: allowed } = makeSite([], { 'site/zero': '/dev/zero' }, { allow: ['/dev'] })
    expect(allowed.readText('zero')).toEqual({ refusal: 'no-file', what: 'a device' })
  })

  test('a folder that the config allows', () => {
    const { author: allowed } = makeSite(['outside/a.md'], { 'site/a.md': '../outside/a.md' }, { allow: ['../outside'] })
    expect(allowed.readText('a.md')).toBe('text of outside/a.md')
  })

  test('of one folder at once as one by one, whatever bytes they have', () => {
    const { folder: place, author: own } = makeSite(['site/docs/a.md', 'site/docs/b.md', 'site/c.md'])
    writeFileSync(join(place, 'site/docs/a.md'), '\ufeffwith a mark')
    writeFileSync(join(place, 'site/docs/b.md'), '')
    writeFileSync(join(place, 'site/c.md'), Buffer.from([0x61, 0xff, 0xc3]))
    const files = ['c.md', 'docs/a.md', 'docs/b.md', 'docs/none.md']
    const read = own.readTexts(files)
    expect([...read.keys()]).toEqual(files.slice(0, 3))
    for (const file of files) expect(read.get(file)).toEqual(own.readText(file))
  })

  test.each([
    [100, 100, false],
    [101, 100, true],
    [3_000_000_000, 20_000_000, true],
  ])('%i bytes where %i are allowed', (size, maxSize, isRefused) => {
    const { folder: place, author: limited } = makeSite(['site/a.md'], {}, { maxSize })
    truncateSync(join(place, 'site/a.md'), size)
    for (const read of [limited.readText('a.md'), limited.readTexts(['a.md']).get('a.md')])
      expect(isRefused ? read : typeof read).toEqual(isRefused ? { refusal: 'too-large', size, limit: maxSize } : 'string')
  })

  test.runIf(process.platform === 'linux')('a file of the system that does not say its size, up to the limit', () => {
    const { author: allowed } = makeSite([], { 'site/status': '/proc/self/status' }, { allow: ['/proc'], maxSize: 50 })
    expect(allowed.readText('status')).toMatchObject({ refusal: 'too-large', limit: 50 })
  })
})

describe('lists files', () => {
  test('by the path that leads to them, sorted, without what is skipped', () => {
    const { author } = makeSite(['site/docs/b.md', 'site/docs/a/x.md', 'site/docs/_draft/y.md', 'site/shared/z.md'], {
      'site/docs/one': '../shared',
      'site/docs/two': '../shared',
      'site/docs/file.md': '../shared/z.md',
      'site/docs/gone': 'nowhere',
    })
    expect(listFiles(author, 'docs', (name) => name.startsWith('_'))).toEqual({
      files: ['docs/a/x.md', 'docs/b.md', 'docs/file.md', 'docs/one/z.md', 'docs/two/z.md'],
      refused: new Map([['docs/gone', { refusal: 'nothing', target: 'nowhere' }]]),
    })
  })

  test('of the folder above the site, where what is skipped goes by its path in the site', () => {
    const { author } = makeSite(['site/dist/x.md', 'site/docs/y.md', 'dist/z.md'], {}, { allow: ['..'] })
    const { files } = listFiles(author, '..', (_, path) => path === 'dist')
    expect(files).toEqual(['../dist/z.md', '../site/docs/y.md'])
  })

  test('a link to nothing is reported, unless an editor locks a file with it', () => {
    const { author } = makeSite(['site/docs/a.md'], { 'site/docs/gone.md': '../gone.md', 'site/docs/.#a.md': 'ada@host.1' })
    expect(listFiles(author, 'docs', () => false)).toEqual({
      files: ['docs/a.md'],
      refused: new Map([['docs/gone.md', { refusal: 'nothing', target: '../gone.md' }]]),
    })
  })

  test('of a folder that is not there', () => {
    expect(listFiles(makeSite([]).author, 'docs', all)).toEqual({ files: [], refused: new Map() })
  })

  test.each([
    ['the folder itself', { 'site/docs/s/a': '.' }, ['docs/s/a', 'docs/s']],
    ['a folder above', { 'site/docs/s/a': '..' }, ['docs/s/a', 'docs']],
    ['the site root', { 'site/docs/s/a': '../..' }, ['docs/s/a', '.']],
    ['itself', { 'site/docs/s/a': 'a' }, ['docs/s/a', 'docs/s/a']],
  ] as const)('not through a link to %s', (_, links, [link, target]) => {
    const { author } = makeSite(['site/docs/s/x.md'], links)
    expect(listFiles(author, 'docs', all)).toEqual({
      files: ['docs/s/x.md'],
      refused: new Map([[link, { refusal: 'circle', target }]]),
    })
  })

  test('once through each of two links that lead to each other', () => {
    const { author } = makeSite(['site/a/x.md', 'site/b/y.md'], { 'site/a/to-b': '../b', 'site/b/to-a': '../a' })
    const { files, refused } = listFiles(author, '.', all)
    expect(files).toEqual(['a/to-b/y.md', 'a/x.md', 'b/to-a/x.md', 'b/y.md'])
    expect([...refused.keys()].sort()).toEqual(['a/to-b/to-a', 'b/to-a/to-b'])
  })

  test('of a linked folder, unless it lies outside', () => {
    const { author } = makeSite(['site/real/x.md', 'outside/y.md'], { 'site/docs': 'real', 'site/other': '../outside' })
    expect(listFiles(author, 'docs', all).files).toEqual(['docs/x.md'])
    expect([...listFiles(author, 'other', all).refused]).toEqual([
      ['other', { refusal: 'outside', target: '../outside', isFolder: true }],
    ])
  })

  test('in a number that does not double with each folder of links', () => {
    const links = Array.from({ length: 12 }, (_, level) =>
      ['a', 'b'].map((name) => [`site/docs/${level}/${name}`, `../${level + 1}`] as const),
    )
    const { author } = makeSite(['site/docs/12/x.md'], Object.fromEntries(links.flat()))
    const { files, refused } = listFiles(author, 'docs', all)
    expect(files.length).toBeLessThan(1000)
    expect([...refused.values()][0]).toMatchObject({ refusal: 'crowd', limit: 100 })
  })

  test.runIf(process.platform === 'linux')('also where a name is not UTF-8, which nothing can read', () => {
    const { folder, author } = makeSite(['site/docs/x.md'])
    writeFileSync(Buffer.concat([Buffer.from(join(folder, 'site/docs/')), Buffer.from([0xff]), Buffer.from('.md')]), '')
    expect([...listFiles(author, 'docs', all).refused]).toEqual([['docs/\ufffd.md', { refusal: 'name' }]])
  })
})
