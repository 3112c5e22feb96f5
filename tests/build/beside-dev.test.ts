// Builds beside a dev server that reads the same cache: both show what the files say.
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashTree } from '../support/file-tree.ts'
import { build } from '../support/outputs.ts'
import { serveSite } from '../support/serve.ts'
import { createSite } from '../support/test-site.ts'
import { until } from '../support/until.ts'

test('pages are right in dev and in builds while builds move what the cache holds', async () => {
  // Large enough for the cache to be written anew once it is gone: each line of code is an element.
  const large = `# A\n\n\`\`\`\n${'\n'.repeat(60_000)}\`\`\`\n`
  const root = createSite({ 'docs/index.md': '# Home\n', 'docs/a.md': large, 'docs/b.md': '# B\n\nFirst.\n' })
  await build(root)
  const dev = await serveSite('dev', root)
  const textAt = async (path: string): Promise<string> => (await fetch(new URL(path, dev.url))).text()
  try {
    const sizeOfCache = (): number => statSync(join(root, '.docgen/pages/pages.html')).size
    expect(sizeOfCache()).toBeGreaterThan(1_200_000)
    for (const [index, word] of ['Second', 'Third', 'Fourth'].entries()) {
      writeFileSync(join(root, 'docs/a.md'), `# A\n\n${word} a.\n`)
      writeFileSync(join(root, 'docs/b.md'), `# B\n\n${word} b.\n${index === 1 ? large : ''}`)
      await build(root)
      for (const name of ['a', 'b'])
        await until(async () => (await textAt(`${name}/`)).includes(`${word} ${name}.`), `dev shows ${word} ${name}`)
    }
    expect(sizeOfCache()).toBeLessThan(1_000_000)
    const beside = hashTree(join(root, 'dist'))
    await build(root, '--no-cache')
    expect(hashTree(join(root, 'dist'))).toEqual(beside)
  } finally {
    await dev.stop()
  }
})

test('a build that finds the pages of a dev server in the cache writes what a build without a cache writes', async () => {
  const root = createSite({
    'docs/index.md': '# Home\n\nSee [a](./a.md#part).\n',
    'docs/a.md': '# A\n\n## Part\n\nFirst.\n',
    'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
  })
  const index = join(root, '.docgen/pages/index')
  const dev = await serveSite('dev', root)
  try {
    await fetch(dev.url)
    await until(async () => existsSync(index), 'dev keeps what it has compiled')
  } finally {
    await dev.stop()
  }
  writeFileSync(join(root, 'docs/a.md'), '# A\n\n## Part\n\nSecond.\n')
  await build(root)
  const withCache = hashTree(join(root, 'dist'))
  await build(root, '--no-cache')
  expect(hashTree(join(root, 'dist'))).toEqual(withCache)
})
