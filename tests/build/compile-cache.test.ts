// From 22.8 on Node keeps what it has compiled of docgen, which an edit waits less for.
import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanEnv, docgenBin } from '../support/docgen.ts'
import { createSite, createTempFolder } from '../support/test-site.ts'

/** `NEWER_NODE` names another Node than that of the tests. */
const node = process.env['NEWER_NODE'] ?? process.execPath
const [major = 0, minor = 0] = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).split('.').map(Number)
const keepsCode = major > 22 || (major === 22 && minor >= 8)

test('Node keeps the compiled code of docgen, and that of its threads, in the folder for temporary files', ({ skip }) => {
  skip(!keepsCode, `Node ${major}.${minor} cannot keep compiled code; NEWER_NODE names one that can.`)
  const site = createSite({
    'docgen.config.ts': `import { defineConfig, docs } from '@docgen/ssg-cli'
import { apiReference } from '@docgen/api-extractor-bridge'
export default defineConfig({ title: 'One', sources: [docs(), apiReference({ packages: [{ folder: 'one' }] })] })
`,
    'docs/index.md': '# One\n',
    'one/package.json': JSON.stringify({ name: 'one', version: '1.0.0', types: './index.ts' }),
    'one/index.ts': '/** Is one. */\nexport const one = 1\n',
  })
  const folder = createTempFolder()
  // Node would keep it without being asked where the first is set, and never where the second is.
  const { NODE_COMPILE_CACHE: _, NODE_DISABLE_COMPILE_CACHE: _off, ...env } = cleanEnv()
  execFileSync(node, [docgenBin, 'build', site], { env: { ...env, TMPDIR: folder, TEMP: folder, TMP: folder }, stdio: 'pipe' })
  const kept = readdirSync(join(folder, 'node-compile-cache'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  // Nothing but TypeScript is as large, and only the thread of TypeDoc loads it.
  expect(Math.max(...kept)).toBeGreaterThan(1_500_000)
})
