// From 22.8 on Node keeps what it has compiled of docgen, which an edit waits less for.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanEnv, docgenBin } from '../support/docgen.ts'
import { createTempFolder } from '../support/test-site.ts'

/** `NEWER_NODE` names another Node than that of the tests. */
const node = process.env['NEWER_NODE'] ?? process.execPath
const [major = 0, minor = 0] = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).split('.').map(Number)
const keepsCode = major > 22 || (major === 22 && minor >= 8)

test('Node keeps the compiled code of docgen in the folder for temporary files', ({ skip }) => {
  skip(!keepsCode, `Node ${major}.${minor} cannot keep compiled code; NEWER_NODE names one that can.`)
  const folder = createTempFolder()
  // Node would keep it without being asked where the first is set, and never where the second is.
  const { NODE_COMPILE_CACHE: _, NODE_DISABLE_COMPILE_CACHE: _off, ...env } = cleanEnv()
  execFileSync(node, [docgenBin, '--version'], { env: { ...env, TMPDIR: folder, TEMP: folder, TMP: folder } })
  const kept = readdirSync(join(folder, 'node-compile-cache'), { recursive: true, withFileTypes: true })
  expect(kept.filter((entry) => entry.isFile()).length).toBeGreaterThan(1)
})
