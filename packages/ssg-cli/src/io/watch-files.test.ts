import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  const watcher = watchFiles(
    [folder],
    async (files) => {
      expect(files).toEqual([file])
      seen = readFileSync(file, 'utf8')
      // At once, as an editor does that writes in steps.
      if (writes < 4) writeFileSync(file, `step ${++writes}`)
    },
    async () => void (isReady = true),
  )
  onTestFinished(async () => {
    await watcher.close()
    rmSync(folder, { recursive: true })
  })
  await expect.poll(() => isReady, { timeout: 4000 }).toBe(true)
  writeFileSync(file, 'first')
  await expect.poll(() => seen, { timeout: 4000 }).toBe('step 4')
})
