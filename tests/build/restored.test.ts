// What a CI restores, in another folder and with other times, makes a warm build: nothing is compiled, checked or rendered again.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '@docgen/ssg-cli'
import { expect, test } from 'vitest'
import { hashTree } from '../support/file-tree.ts'
import { sitesFolder } from '../support/fixture-sites.ts'
import { copySite } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

/** What was done: the stages that look at pages one by one run only where something changed. */
async function buildAndLook(root: string) {
  const { ok, output, stages, diagnostics } = await build({ root })
  expect({ ok, diagnostics }).toEqual({ ok: true, diagnostics: [] })
  return { written: output?.written, isWhole: 'resolve' in stages }
}

/** As a copy of its files, which gives each of them another time. */
function restoreTo(from: string, to: string): string {
  cpSync(from, to, { recursive: true, preserveTimestamps: false, verbatimSymlinks: true })
  return to
}

test('a build whose cache and output were restored elsewhere makes nothing anew', async () => {
  const folder = createTempFolder()
  const first = copySite(join(sitesFolder, 'reader'), join(folder, 'first'))
  expect((await buildAndLook(first)).isWhole).toBe(true)
  const second = restoreTo(first, join(folder, 'second'))
  expect(await buildAndLook(second)).toEqual({ written: 0, isWhole: false })
  expect(hashTree(join(second, 'dist'))).toEqual(hashTree(join(first, 'dist')))
  // What was restored is edited as any other site is.
  writeFileSync(join(second, 'docs/index.md'), `${readFileSync(join(second, 'docs/index.md'), 'utf8')}\nOne more line.\n`)
  const { written } = await buildAndLook(second)
  expect(written).toBeGreaterThan(0)
  expect(written).toBeLessThan(10)
})

test('a restored page that was changed on the way is made anew', async () => {
  const folder = createTempFolder()
  const first = copySite(join(sitesFolder, 'reader'), join(folder, 'first'))
  await buildAndLook(first)
  const second = restoreTo(first, join(folder, 'second'))
  const page = join(second, 'dist/index.html')
  const bytes = readFileSync(page)
  writeFileSync(page, Buffer.from(bytes.map((byte) => (byte === 0x65 ? 0x61 : byte))))
  expect(await buildAndLook(second)).toEqual({ written: 1, isWhole: true })
  expect(readFileSync(page).equals(bytes)).toBe(true)
})
