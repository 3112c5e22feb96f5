// `npm create docgen`, as npm starts it: the package's own command in an empty folder.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../../packages/create-docgen/bin/create-docgen.mjs', import.meta.url))
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docgen-create-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('sets up a site in a new folder', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [bin, 'my-docs', '--yes'], { cwd: folder })
  expect(stdout).toContain('Wrote docgen.config.ts, package.json, .gitignore, docs/index.md.')
  expect((await readdir(join(folder, 'my-docs'))).sort()).toEqual(['.gitignore', 'docgen.config.ts', 'docs', 'package.json'])
})
