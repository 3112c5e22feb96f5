import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readProjectFiles } from './read-project-files.ts'

test('guides in folders called build, dist or cache are read, and what tools write is not', async () => {
  const root = await mkdtemp(join(tmpdir(), 'docgen-project-files-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const files = [
    'docs/build/index.md',
    'docs/dist/cache/a.md',
    'build/docs/index.html',
    '.vitepress/cache/a.md',
    '.vitepress/config.ts',
    'packages/a/dist/readme.md',
    'packages/a/package.json',
    'docs/node_modules/a/readme.md',
  ]
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), '')
  }
  expect(readProjectFiles(root, root, join(root, 'docgen-site')).paths).toEqual([
    '.vitepress/config.ts',
    'docs/build/index.md',
    'docs/dist/cache/a.md',
    'packages/a/package.json',
  ])
})
