import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findConfigPath, findRoot } from './open-site.ts'

test('a site is found at its real place, whatever links lead to it', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-root-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'real/site'), { recursive: true })
  symlinkSync('real/site', join(folder, 'link'))
  symlinkSync('real', join(folder, 'above'))
  const world = { cwd: folder }
  for (const path of ['real/site', 'link', 'above/site']) expect(findRoot(path, world)).toBe(join(folder, 'real/site'))
  expect(findConfigPath('above/none.ts', world)).toBe(join(folder, 'above/none.ts'))
  expect(() => findRoot('none', world)).toThrow('does not exist')
})
