import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { joinLicenseTexts, licenseTextsOf } from './license-texts.ts'

const root = mkdtempSync(join(tmpdir(), 'docgen-licenses-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): string {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

write('package.json', '{ "name": "site", "version": "1.0.0", "private": true }')
write('node_modules/b/package.json', '{ "name": "b", "version": "2.0.0", "license": "MIT" }')
write('node_modules/b/LICENSE.md', 'Copyright b\r\nMIT\n\n')
write('node_modules/b/esm/package.json', '{ "type": "module" }')
write('node_modules/@a/c/package.json', '{ "name": "@a/c", "version": "1.0.0", "license": "ISC" }')
write('node_modules/d/package.json', '{ "name": "d", "version": "3.0.0", "license": "BSD" }')
write('node_modules/d/licence', 'Copyright d')
const file = (path: string): string => join(root, path)

test('lists each package once, with its license file or the license of its package.json', () => {
  const files = ['node_modules/b/esm/x.js', 'node_modules/b/y.js', 'node_modules/@a/c/lib/z.js'].map(file)
  expect(licenseTextsOf(files)).toEqual({
    text: '@a/c 1.0.0\n\nLicense: ISC\n\n---\n\nb 2.0.0\n\nCopyright b\nMIT\n',
    withoutFile: ['@a/c 1.0.0'],
  })
})

test('passes over files of a private package', () => {
  expect(licenseTextsOf([file('islands/counter.tsx')])).toEqual({ text: '', withoutFile: [] })
})

test('joins the texts of several bundles without repeating a package', () => {
  const one = licenseTextsOf([file('node_modules/d/x.js'), file('node_modules/b/x.js')]).text
  const two = licenseTextsOf([file('node_modules/b/x.js')]).text
  expect(joinLicenseTexts([two, '', one])).toBe(one)
  expect(joinLicenseTexts([])).toBe('')
})
