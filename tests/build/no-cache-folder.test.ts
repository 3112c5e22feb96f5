// Without a cache, a build does without its folder too.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runDocgen } from '../support/docgen.ts'
import { writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

function createSite(): { readonly root: string; readonly cache: string } {
  const root = createTempFolder()
  writeFiles(root, { 'docs/index.md': '# Home\n', 'docgen.config.mjs': "export default { title: 'T' }\n" })
  return { root, cache: join(root, '.docgen') }
}

/** Whether this user may: a container often forbids it to its root. */
function mount(folder: string): boolean {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return false
  }
  onTestFinished(() => void execFileSync('umount', [folder]))
  return true
}

async function expectBuilt(root: string): Promise<void> {
  for (const command of ['check', 'build', 'build']) {
    const { code, stderr } = await runDocgen([command, '--no-cache'], root)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  }
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true)
  expect(readdirSync(root).sort()).toEqual(['.docgen', 'dist', 'docgen.config.mjs', 'docs'])
}

test('--no-cache builds where a file has the name of the cache', async () => {
  const { root, cache } = createSite()
  writeFileSync(cache, 'mine')
  await expectBuilt(root)
})

test('--no-cache builds where the disk of the cache is full', async ({ skip }) => {
  const { root, cache } = createSite()
  skip(!mount(cache), 'This user may not mount a small disk.')
  expect(() => writeFileSync(join(cache, 'full'), Buffer.alloc(200_000))).toThrow('ENOSPC')
  await expectBuilt(root)
  expect(existsSync(join(cache, 'lock'))).toBe(false)
})
