import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
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
    'docs/earlier-migration/docgen.config.ts',
    'docs/earlier-migration/a.md',
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

test('a link to a file of the repository is a file, and one that leads out of it is not', async () => {
  const repository = await mkdtemp(join(tmpdir(), 'docgen-project-files-'))
  const outside = await mkdtemp(join(tmpdir(), 'docgen-project-files-'))
  onTestFinished(async () => {
    await rm(repository, { recursive: true, force: true })
    await rm(outside, { recursive: true, force: true })
  })
  for (const folder of ['art', 'docs/public']) await mkdir(join(repository, folder), { recursive: true })
  await writeFile(join(repository, 'art/logo.svg'), '<svg/>')
  await writeFile(join(outside, 'secret.txt'), 'secret')
  const root = join(repository, 'docs')
  await symlink('../../art/logo.svg', join(root, 'public/logo.svg'))
  await symlink('../../art', join(root, 'public/art'))
  await symlink('../../art/missing.svg', join(root, 'public/missing.svg'))
  await symlink(join(outside, 'secret.txt'), join(root, 'public/secret.txt'))
  expect(readProjectFiles(root, repository, join(root, 'docgen-site')).paths).toEqual(['public/logo.svg'])
})
