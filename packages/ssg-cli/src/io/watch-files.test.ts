import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { watchFiles } from './watch-files.ts'

test('a file that is written again while its first change is taken in is told of again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-watch-'))
  const file = join(folder, 'page.md')
  writeFileSync(file, 'zero')
  let writes = 0
  let seen = ''
  let isReady = false
  const watcher = watchFiles([folder], {
    onChange: async (files) => {
      expect(files).toEqual([file])
      seen = readFileSync(file, 'utf8')
      // At once, as an editor does that writes in steps.
      if (writes < 4) writeFileSync(file, `step ${++writes}`)
    },
    onReady: async () => void (isReady = true),
    onFailure: (error) => expect.unreachable(String(error)),
  })
  onTestFinished(async () => {
    await watcher.close()
    rmSync(folder, { recursive: true })
  })
  await expect.poll(() => isReady, { timeout: 4000 }).toBe(true)
  writeFileSync(file, 'first')
  await expect.poll(() => seen, { timeout: 4000 }).toBe('step 4')
})

test('a file that is written while the watcher looks at it, finding it the same, is told of', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-watch-'))
  const file = join(folder, 'page.md')
  writeFileSync(file, 'zero')
  let seen = ''
  let isReady = false
  const watcher = watchFiles([folder], {
    onChange: async () => void (seen = readFileSync(file, 'utf8')),
    onReady: async () => void (isReady = true),
    onFailure: (error) => expect.unreachable(String(error)),
  })
  onTestFinished(async () => {
    await watcher.close()
    rmSync(folder, { recursive: true })
  })
  await expect.poll(() => isReady, { timeout: 4000 }).toBe(true)
  // The first is told to the watcher, which finds nothing new; the second comes a moment later.
  chmodSync(file, 0o600)
  await stat(file)
  await stat(file)
  writeFileSync(file, 'first')
  await expect.poll(() => seen, { timeout: 4000 }).toBe('first')
})

test('what fails is told, and the next change comes in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-watch-'))
  const file = join(folder, 'page.md')
  writeFileSync(file, 'zero')
  const failures: unknown[] = []
  let seen = ''
  const watcher = watchFiles([folder], {
    onChange: async () => {
      seen = readFileSync(file, 'utf8')
      if (seen === 'first') throw new Error('not this one')
    },
    onReady: async () => {
      throw new Error('nor at the start')
    },
    onFailure: (error) => failures.push(String(error)),
  })
  onTestFinished(async () => {
    await watcher.close()
    rmSync(folder, { recursive: true })
  })
  await expect.poll(() => failures, { timeout: 4000 }).toEqual(['Error: nor at the start'])
  writeFileSync(file, 'first')
  await expect.poll(() => failures, { timeout: 4000 }).toContain('Error: not this one')
  writeFileSync(file, 'second')
  await expect.poll(() => seen, { timeout: 4000 }).toBe('second')
})

test('from the moment it is ready it misses nothing, whatever folder is not there yet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-watch-'))
  const docs = join(folder, 'docs')
  const images = join(folder, 'static')
  mkdirSync(docs)
  const pages = Array.from({ length: 20 }, (_, index) => join(docs, `${index}.md`))
  for (const page of pages) writeFileSync(page, 'zero')
  const seen = new Set<string>()
  const watcher = watchFiles([docs, images], {
    onChange: async (files) => files.forEach((file) => seen.add(file)),
    onReady: async () => {
      for (const page of pages) writeFileSync(page, 'first')
    },
    onFailure: (error) => expect.unreachable(String(error)),
  })
  onTestFinished(async () => {
    await watcher.close()
    rmSync(folder, { recursive: true })
  })
  await expect.poll(() => [...seen].toSorted(), { timeout: 4000 }).toEqual(pages.toSorted())
  mkdirSync(images)
  const image = join(images, 'logo.svg')
  writeFileSync(image, '<svg/>')
  await expect.poll(() => seen.has(image), { timeout: 4000 }).toBe(true)
})
