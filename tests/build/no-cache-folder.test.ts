// Without a cache, a build does without its folder too.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runWarm } from '../support/run-warm.ts'
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

async function expectHint(root: string): Promise<void> {
  for (const command of ['check', 'build']) {
    const { code, stderr } = await runWarm([command], root)
    expect({ code, hint: stderr.split('\n')[1] }).toEqual({
      code: 1,
      hint: expect.stringMatching(/^ {2}hint: .* Or run "docgen build" or "docgen check" with --no-cache, which does without\.$/),
    })
  }
}

async function expectBuilt(root: string): Promise<void> {
  for (const command of ['check', 'build', 'build']) {
    const { code, stderr } = await runWarm([command, '--no-cache'], root)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  }
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true)
  expect(readdirSync(root).sort()).toEqual(['.docgen', 'dist', 'docgen.config.mjs', 'docs'])
}

test.each<[string, (cache: string) => void]>([
  ['a file has the name of the cache', (cache) => writeFileSync(cache, 'mine')],
  ['the cache is a link that leads nowhere', (cache) => symlinkSync(`${cache}-gone/folder`, cache, 'dir')],
  ['the cache is a link to itself', (cache) => symlinkSync(cache, cache, 'dir')],
])('where %s, a build says that --no-cache does without, and it does', async (_, spoil) => {
  const { root, cache } = createSite()
  spoil(cache)
  await expectHint(root)
  await expectBuilt(root)
})

test('what a build without a cache leaves when it is killed is removed by the next one', async () => {
  const { root } = createSite()
  writeFiles(root, { '.dist.docgen-work/site/index.html': 'half' })
  expect((await runWarm(['build'], root)).code).toBe(0)
  expect(readdirSync(root).sort()).toEqual(['.docgen', 'dist', 'docgen.config.mjs', 'docs'])
})

test('a build without a cache leaves nothing next to its output if the disk is full', async ({ skip }) => {
  const root = createTempFolder()
  skip(!mount(root), 'This user may not mount a small disk.')
  writeFiles(root, { 'docs/index.md': '# Home\n', 'docgen.config.mjs': "export default { title: 'T' }\n", '.docgen': 'mine' })
  const { code, stderr } = await runWarm(['build', '--no-cache'], root)
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('The disk is full') })
  expect(readdirSync(root).sort()).toEqual(['.docgen', 'docgen.config.mjs', 'docs'])
})

test('--no-cache builds where the disk of the cache is full', async ({ skip }) => {
  const { root, cache } = createSite()
  skip(!mount(cache), 'This user may not mount a small disk.')
  expect(() => writeFileSync(join(cache, 'full'), Buffer.alloc(200_000))).toThrow('ENOSPC')
  await expectHint(root)
  await expectBuilt(root)
  expect(existsSync(join(cache, 'lock'))).toBe(false)
})
