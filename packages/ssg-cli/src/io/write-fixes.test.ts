// Which files are corrected, and how they are written.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Diagnostic } from '@docgen/model'
import { putFiles } from './put-files-fixture.ts'
import { countFixes, writeFixes } from './write-fixes.ts'

const wrong = 'See [it](/instal).\n'
const right = 'See [it](/install).\n'

function finding(file: string, fix: Diagnostic['fix'] = { find: '/instal', replace: '/install' }): Diagnostic {
  return { code: 'broken-link', severity: 'error', file, line: 1, column: 5, message: 'Wrong.', hint: 'Correct it.', fix }
}

/** A repository with a site in `site`, beside a folder that belongs to somebody else. */
function folderWith(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-fixes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  putFiles(folder, { 'repository/.git/HEAD': '', 'repository/site/package.json': {}, ...files })
  const root = join(folder, 'repository/site')
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  return { folder, root, read }
}

test('files of the site and of its repository are corrected', () => {
  const { root, read } = folderWith({ 'repository/site/a.md': wrong, 'repository/packages/core/README.md': wrong })
  const findings = [finding('a.md'), finding('../packages/core/README.md'), { ...finding('a.md'), fix: undefined }]
  expect(countFixes(root, findings)).toBe(2)
  expect(read('repository/site/a.md')).toBe(wrong)
  expect(writeFixes(root, findings)).toEqual(findings.slice(0, 2))
  expect(read('repository/site/a.md')).toBe(right)
  expect(read('repository/packages/core/README.md')).toBe(right)
  expect(writeFixes(root, findings)).toEqual([])
})

test.each([
  ['a file outside the repository', 'other/a.md', '../../other/a.md'],
  ['an installed file', 'repository/node_modules/core/README.md', '../node_modules/core/README.md'],
])('%s stays', (_, file, asFound) => {
  const { root, read } = folderWith({ [file]: wrong })
  expect(countFixes(root, [finding(asFound)])).toBe(0)
  expect(writeFixes(root, [finding(asFound)])).toEqual([])
  expect(read(file)).toBe(wrong)
})

test('a file outside the repository stays, though a link within leads to it', () => {
  const { folder, root, read } = folderWith({ 'other/a.md': wrong })
  symlinkSync(join(folder, 'other/a.md'), join(root, 'a.md'))
  expect(writeFixes(root, [finding('a.md')])).toEqual([])
  expect(read('other/a.md')).toBe(wrong)
})

test('a link stays a link, and a mode the same', () => {
  const { folder, root, read } = folderWith({ 'repository/shared/a.md': wrong })
  chmodSync(join(folder, 'repository/shared/a.md'), 0o640)
  symlinkSync('../shared/a.md', join(root, 'a.md'))
  expect(writeFixes(root, [finding('a.md')])).toHaveLength(1)
  expect(read('repository/shared/a.md')).toBe(right)
  expect(statSync(join(folder, 'repository/shared/a.md')).mode & 0o777).toBe(0o640)
  expect(read('repository/site/a.md')).toBe(right)
})

test('a file that may only be read stays', () => {
  const { root, read } = folderWith({ 'repository/site/a.md': wrong })
  chmodSync(join(root, 'a.md'), 0o444)
  expect(countFixes(root, [finding('a.md')])).toBe(0)
  expect(writeFixes(root, [finding('a.md')])).toEqual([])
  expect(read('repository/site/a.md')).toBe(wrong)
})

test('what is no text, no file, or not there stays', () => {
  const latin = Buffer.from('See [it](/instal), caf\u00e9.\n', 'latin1')
  const { root, folder } = folderWith({ 'repository/site/b/c.md': wrong })
  writeFileSync(join(root, 'a.md'), latin)
  expect(writeFixes(root, [finding('a.md'), finding('b'), finding('none.md'), finding('.')])).toEqual([])
  expect(readFileSync(join(folder, 'repository/site/a.md'))).toEqual(latin)
})
