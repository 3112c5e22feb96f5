import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { defaultFileAccess } from '../config/complete-config.ts'
import { createAuthorFiles } from './author-files.ts'
import { createAssetReader } from './read-assets.ts'

function makeSite() {
  const root = mkdtempSync(join(tmpdir(), 'docgen-assets-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'static'))
  const open = () => createAssetReader(createAuthorFiles(root, defaultFileAccess), join(root, 'assets.json'))
  const write = (text: string): void => {
    const file = join(root, 'static/a.svg')
    writeFileSync(file, text)
    utimesSync(file, 1_000_000_000, 1_000_000_000)
  }
  const read = (reader = open()) => reader([], ['static/a.svg'], 'static')
  return { root, open, write, read }
}

const drawing = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"></svg>`

test.each([
  ['by the same process', true],
  ['by the next build', false],
])('a static file of the same size and time is read again %s', async (_, isSame) => {
  const { open, write, read } = makeSite()
  const reader = open()
  write(drawing(10))
  const before = (await read(reader)).assets[0]
  write(drawing(30))
  const after = (await read(isSame ? reader : open())).assets[0]
  expect([before?.width, after?.width]).toEqual([10, 30])
  expect(after?.hash).not.toBe(before?.hash)
})

test('a file that was removed since it was listed is not there', async () => {
  expect(await makeSite().read()).toEqual({ assets: [], refused: new Map() })
})

test('a file that is no image is reported, also by the next build', async () => {
  const { root, open } = makeSite()
  writeFileSync(join(root, 'static/a.png'), '<!doctype html>')
  const reads = [await open()([], ['static/a.png'], 'static'), await open()([], ['static/a.png'], 'static')]
  expect(reads.map(({ assets }) => assets.map(({ damage }) => damage))).toEqual([['no-image'], ['no-image']])
})

test('a damaged memory is not used', async () => {
  const { root, write, read } = makeSite()
  write(drawing(10))
  const whole = await read()
  writeFileSync(join(root, 'assets.json'), 'sum\n[["static/a.svg",{"stamp":"1","hash":"x","width":1}]]')
  expect(await read()).toEqual(whole)
})
