import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createAuthorFiles, isStray } from './author-files.ts'
import { watchFiles, type FileWatcher, type WatchHandlers } from './watch-files.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docgen-watch-'))
  file = join(folder, 'page.md')
  writeFileSync(file, 'zero')
})

/** Until the test is done; resolves when the watcher is ready. */
async function watch(
  paths: readonly string[],
  onChange: WatchHandlers['onChange'],
  { onReady, onFailure, isIgnored, mayHaveChanged, home }: Partial<WatchHandlers> = {},
): Promise<FileWatcher> {
  return new Promise<FileWatcher>((resolve) => {
    const watcher = watchFiles(paths, {
      onChange,
      isIgnored,
      mayHaveChanged,
      home,
      onReady: async () => {
        resolve(watcher)
        await onReady?.()
      },
      onFailure: onFailure ?? ((error) => expect.unreachable(String(error))),
    })
    onTestFinished(async () => {
      await watcher.close()
      rmSync(folder, { recursive: true })
    })
  })
}

const read = (): string => readFileSync(file, 'utf8')

test('a file that is written again while its first change is taken in is told of again', async () => {
  let writes = 0
  let seen = ''
  await watch([folder], async (files) => {
    expect(files).toEqual([file])
    seen = read()
    // At once, as an editor does that writes in steps.
    if (writes < 4) writeFileSync(file, `step ${++writes}`)
  })
  writeFileSync(file, 'first')
  await expect.poll(() => seen, { timeout: 4000 }).toBe('step 4')
})

test('a file that is written while the watcher looks at it, finding it the same, is told of', async () => {
  let seen = ''
  await watch([folder], async () => void (seen = read()))
  // The first is told to the watcher, which finds nothing new; the second comes a moment later.
  chmodSync(file, 0o600)
  await stat(file)
  await stat(file)
  writeFileSync(file, 'first')
  await expect.poll(() => seen, { timeout: 4000 }).toBe('first')
})

test('what fails is told, and the next change comes in', async () => {
  const failures: string[] = []
  let seen = ''
  await watch(
    [folder],
    async () => {
      seen = read()
      if (seen === 'first') throw new Error('not this one')
    },
    {
      onReady: async () => {
        throw new Error('nor at the start')
      },
      onFailure: (error) => failures.push(String(error)),
    },
  )
  await expect.poll(() => failures, { timeout: 4000 }).toEqual(['Error: nor at the start'])
  writeFileSync(file, 'first')
  await expect.poll(() => failures, { timeout: 4000 }).toContain('Error: not this one')
  writeFileSync(file, 'second')
  await expect.poll(() => seen, { timeout: 4000 }).toBe('second')
})

test('from the moment it is ready it misses nothing, whatever folder is not there yet', async () => {
  const docs = join(folder, 'docs')
  const images = join(folder, 'static')
  mkdirSync(docs)
  const pages = Array.from({ length: 20 }, (_, index) => join(docs, `${index}.md`))
  for (const page of pages) writeFileSync(page, 'zero')
  const seen = new Set<string>()
  await watch([docs, images], async (files) => files.forEach((changed) => seen.add(changed)), {
    onReady: async () => {
      for (const page of pages) writeFileSync(page, 'first')
    },
  })
  await expect.poll(() => [...seen].toSorted(), { timeout: 4000 }).toEqual(pages.toSorted())
  mkdirSync(images)
  const image = join(images, 'logo.svg')
  writeFileSync(image, '<svg/>')
  await expect.poll(() => seen.has(image), { timeout: 4000 }).toBe(true)
})

test.each<[string, number, (docs: string) => void, (docs: string) => void]>([
  ['is moved away and back', 400, (docs) => renameSync(docs, `${docs}_`), (docs) => renameSync(`${docs}_`, docs)],
  [
    'is removed and restored',
    400,
    (docs) => rmSync(docs, { recursive: true }),
    (docs) => cpSync(join(folder, 'backup'), docs, { recursive: true }),
  ],
  [
    'is removed and restored at once',
    0,
    (docs) => rmSync(docs, { recursive: true }),
    (docs) => cpSync(join(folder, 'backup'), docs, { recursive: true }),
  ],
])('a folder that %s is watched as before', async (_, pause, remove, restore) => {
  const docs = join(folder, 'docs')
  const pages = ['page.md', 'deep/page.md', 'new.md'].map((name) => join(docs, name))
  mkdirSync(join(docs, 'deep'), { recursive: true })
  for (const page of pages.slice(0, 2)) writeFileSync(page, 'zero')
  cpSync(docs, join(folder, 'backup'), { recursive: true })
  const told = new Set<string>()
  let ready = 0
  await watch([docs, file], async (files) => files.forEach((changed) => told.add(changed)), {
    onReady: async () => void ready++,
  })
  for (const round of [1, 2]) {
    remove(docs)
    await setTimeout(pause)
    restore(docs)
    // What came before the folder is watched again is for whoever is told that it is ready.
    await expect.poll(() => ready, { timeout: 4000 }).toBeGreaterThan(round)
    await setTimeout(300)
    told.clear()
    for (const page of pages) writeFileSync(page, `round ${round}`)
    await expect.poll(() => [...told].toSorted(), { timeout: 4000 }).toEqual(pages.toSorted())
  }
})

test('a file that is removed and comes back is told of as before', async () => {
  const told: string[] = []
  // Of the last file that it watches, the watcher waits for the return by itself.
  mkdirSync(join(folder, 'docs/deep'), { recursive: true })
  await watch([file, join(folder, 'docs')], async (files) => void told.push(...files))
  for (const text of ['first', 'second']) {
    rmSync(file)
    await expect.poll(() => told, { timeout: 4000 }).toEqual([file])
    await setTimeout(400)
    writeFileSync(file, text)
    await expect.poll(() => told, { timeout: 4000 }).toEqual([file, file])
    told.length = 0
  }
})

test('nothing is watched behind links that lead out of the site or in a circle', async () => {
  const site = join(realpathSync(folder), 'site')
  const outside = join(realpathSync(folder), 'outside')
  for (const dir of [join(site, 'docs/s'), outside]) mkdirSync(dir, { recursive: true })
  symlinkSync('..', join(site, 'docs/s/a'))
  symlinkSync('..', join(site, 'docs/s/b'))
  symlinkSync(outside, join(site, 'docs/out'))
  const author = createAuthorFiles(site, { allow: [], maxSize: 1000 })
  const told = await new Promise<readonly string[]>((resolve, reject) => {
    const ready = watch([join(site, 'docs')], async (files) => resolve(files), { isIgnored: (path) => isStray(path, author) })
    ready.then(() => {
      writeFileSync(join(outside, 'secret.md'), 'outside')
      writeFileSync(join(site, 'docs/s/page.md'), 'inside')
    }, reject)
  })
  expect(told).toEqual([join(site, 'docs/s/page.md')])
})

test('a link that is not followed is told of when it comes and goes', async () => {
  const site = join(realpathSync(folder), 'site')
  const link = join(site, 'docs/out')
  mkdirSync(dirname(link), { recursive: true })
  mkdirSync(join(realpathSync(folder), 'outside'))
  const author = createAuthorFiles(site, { allow: [], maxSize: 1000 })
  const told: string[] = []
  await watch([dirname(link)], async (files) => void told.push(...files), { isIgnored: (path) => isStray(path, author) })
  symlinkSync('../../outside', link)
  await expect.poll(() => told, { timeout: 4000 }).toEqual([link])
  rmSync(link)
  await expect.poll(() => told, { timeout: 4000 }).toEqual([link, link])
})

test.each([
  ['in a folder that is called dist', 'docs/dist/guide/page.md'],
  ['in a site below a folder that is called dist', 'dist/site/docs/guide/page.md'],
  ['in a site below node_modules', 'node_modules/site/docs/guide/page.md'],
])('a page is watched %s', async (_, name) => {
  const page = join(folder, name)
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(page, 'zero')
  const told: string[] = []
  await watch([join(folder, name.slice(0, name.indexOf('docs/')), 'docs')], async (files) => void told.push(...files))
  writeFileSync(page, 'first')
  await expect.poll(() => told, { timeout: 4000 }).toContain(page)
})

test('of packages, only the files that are asked for are watched, those that are asked for later too', async () => {
  const [other, first, later] = ['other', 'first', 'later'].map((name) => join(folder, `node_modules/${name}/index.d.ts`))
  if (other === undefined || first === undefined || later === undefined) throw new Error('These are three.')
  for (const each of [other, first, later]) {
    mkdirSync(dirname(each), { recursive: true })
    writeFileSync(each, 'zero')
  }
  const told: string[] = []
  const watcher = await watch([folder, first], async (files) => void told.push(...files))
  watcher.add([later])
  await expect
    .poll(
      () => {
        // Until the watcher has begun, nobody is told of the one that came later.
        for (const each of [other, first, later]) writeFileSync(each, String(Math.random()))
        return told
      },
      { timeout: 20_000, interval: 100 },
    )
    .toEqual(expect.arrayContaining([first, later]))
  expect(told).not.toContain(other)
})

test('a file that may have changed after it was read and before it was watched is reported once it is watched', async () => {
  const [first, later, same] = ['first.ts', 'later.ts', 'same.ts'].map((name) => join(folder, 'packages', name))
  if (first === undefined || later === undefined || same === undefined) throw new Error('These are three.')
  mkdirSync(dirname(first))
  for (const each of [first, later, same]) writeFileSync(each, 'zero')
  const docs = join(folder, 'docs')
  mkdirSync(docs)
  // The watcher begins anew where a folder has changed a moment before, and tells of the file again.
  const told = new Set<string>()
  const mayHaveChanged = (path: string): boolean => path !== same
  const watcher = await watch([docs, first], async (files) => files.forEach((file) => told.add(file)), { mayHaveChanged })
  // A folder has changed with each of its files, which it tells of itself.
  await expect.poll(() => [...told], { timeout: 4000 }).toEqual([first])
  watcher.add([first, later, same, join(folder, 'missing.ts')])
  await expect.poll(() => [...told], { timeout: 4000 }).toEqual([first, later])
  told.clear()
  writeFileSync(later, 'first')
  await expect.poll(() => told.has(later), { timeout: 4000 }).toBe(true)
  expect(told.has(same)).toBe(false)
})

test('package.json files are told of as they come and go, and nothing else beside them', async () => {
  const packages = join(folder, 'packages')
  mkdirSync(join(packages, 'old'), { recursive: true })
  writeFileSync(join(packages, 'old/package.json'), '{}')
  const told: string[] = []
  const watcher = watchFiles([file], {
    onReady: async () => undefined,
    onChange: async (files) => void told.push(...files),
    onFailure: (error) => expect.unreachable(String(error)),
  })
  onTestFinished(async () => {
    await watcher.close()
    rmSync(folder, { recursive: true })
  })
  // The second folder is not there yet.
  watcher.addManifests([packages, join(folder, 'tools')].map((each) => ({ folder: each, depth: 1 })))
  await expect
    .poll(
      () => {
        // Until the watcher has begun, nobody is told.
        for (const name of ['packages/new', 'tools/first']) {
          mkdirSync(join(folder, name, 'src'), { recursive: true })
          writeFileSync(join(folder, name, 'package.json'), `{ "version": "${Math.random()}" }`)
          writeFileSync(join(folder, name, 'src/index.ts'), String(Math.random()))
        }
        return told
      },
      { timeout: 20_000, interval: 100 },
    )
    .toEqual(expect.arrayContaining([join(packages, 'new/package.json'), join(folder, 'tools/first/package.json')]))
  rmSync(join(packages, 'old'), { recursive: true })
  await expect.poll(() => told, { timeout: 20_000 }).toContain(join(packages, 'old/package.json'))
  expect(told.filter((path) => !path.endsWith('package.json'))).toEqual([])
})

test('package.json files are told of after their folder has gone away and come back', async () => {
  const packages = join(folder, 'packages')
  const manifest = join(packages, 'one/package.json')
  const writeManifest = (): void => {
    mkdirSync(dirname(manifest), { recursive: true })
    writeFileSync(manifest, `{ "version": "${Math.random()}" }`)
  }
  writeManifest()
  const told: string[] = []
  const watcher = await watch([file], async (files) => void told.push(...files))
  watcher.addManifests([{ folder: packages, depth: 1 }])
  await expect
    .poll(
      () => {
        // Until the watcher has begun, nobody is told.
        writeManifest()
        return told
      },
      { timeout: 20_000, interval: 100 },
    )
    .toContain(manifest)
  await setTimeout(400)
  for (const change of [() => rmSync(packages, { recursive: true }), writeManifest]) {
    told.length = 0
    change()
    await expect.poll(() => told, { timeout: 4000 }).toContain(manifest)
    await setTimeout(400)
  }
})

test('a path below a file, as resolvers look for it, is none: those after it are looked at, and nothing fails', async () => {
  const other = join(folder, 'other.md')
  writeFileSync(other, 'other')
  const told: string[] = []
  await watch([folder, join(file, 'index.js'), other], async (files) => void told.push(...files), { mayHaveChanged: () => true })
  await expect.poll(() => told, { timeout: 4000 }).toContain(other)
})

test('a file that is replaced several times at once, as by Git, is watched as before', async () => {
  let seen = ''
  await watch([file], async () => void (seen = read()))
  for (const text of ['first', 'second', 'third']) {
    // The system may give it the number that the watcher knows, whose file is gone.
    rmSync(file)
    writeFileSync(file, text)
  }
  await expect.poll(() => seen, { timeout: 4000 }).toBe('third')
  await setTimeout(500)
  writeFileSync(file, 'last')
  await expect.poll(() => seen, { timeout: 4000 }).toBe('last')
})

test('a folder that is moved and made anew while the one above it is listed is watched as before', async () => {
  const deep = join(folder, 'deep')
  const page = join(deep, 'page.md')
  mkdirSync(deep)
  writeFileSync(page, 'zero')
  // Long enough for the rest to happen meanwhile.
  for (let index = 0; index < 3000; index++) writeFileSync(join(folder, `${index}.txt`), '')
  let seen = ''
  const look = async (): Promise<void> => void (seen = existsSync(page) ? readFileSync(page, 'utf8') : '')
  await watch([folder], look, { onReady: look })
  for (const round of ['first', 'second', 'third']) {
    writeFileSync(join(folder, `${round}.txt`), '')
    await setTimeout(2)
    renameSync(deep, join(folder, round))
    await setTimeout(80)
    mkdirSync(deep)
    writeFileSync(page, round)
    await expect.poll(() => seen, { timeout: 4000 }).toBe(round)
    writeFileSync(page, `${round} again`)
    await expect.poll(() => seen, { timeout: 4000 }).toBe(`${round} again`)
  }
})

test('a file that came while folders were listed, and goes later, is told of', async () => {
  const told: string[] = []
  const late = join(folder, 'late.md')
  for (let index = 0; index < 2000; index++) writeFileSync(join(folder, `${index}.txt`), '')
  const ready = watch([folder], async (files) => void told.push(...files))
  // Once the folder is being listed.
  await setTimeout(20)
  writeFileSync(late, 'late')
  await ready
  rmSync(late)
  await expect.poll(() => told, { timeout: 4000 }).toContain(late)
})

test('a site that is moved away and back is watched again', async () => {
  const home = join(folder, 'site')
  const page = join(home, 'docs/page.md')
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(page, 'one')
  let begun = 0
  const told = new Set<string>()
  const onReady = async (): Promise<void> => void begun++
  await watch([join(home, 'docs'), file], async (files) => files.forEach((each) => told.add(each)), { onReady, home })
  renameSync(home, join(folder, 'away'))
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(2)
  renameSync(join(folder, 'away'), home)
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(3)
  told.clear()
  writeFileSync(page, 'two')
  await expect.poll(() => told.has(page), { timeout: 10_000 }).toBe(true)
}, 60_000)
