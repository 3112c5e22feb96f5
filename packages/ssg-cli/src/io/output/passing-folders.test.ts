import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outputPathOf } from '@docgen/model'
import { putFiles } from '../put-files-fixture.ts'
import { openManifest } from './output-manifest.ts'
import { giveRoomBack, removePassingFolders } from './passing-folders.ts'
import { writeOutput } from './write-output.ts'

const folderIn = (place: string): string => {
  const folder = mkdtempSync(join(place, 'docgen-passing-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const build = (root: string, workDir: string, text: () => string) =>
  writeOutput({
    outDir: join(root, 'dist'),
    root,
    files: ['index.html', 'a.html'].map((path) => ({
      path: outputPathOf(path),
      key: path,
      contents: { kind: 'text', text: () => (path === 'a.html' ? text() : path) },
    })),
    isWanted: () => true,
    isMeasured: false,
    stored: openManifest(join(workDir, 'manifest')),
    workDir,
  })

const isOtherDisk = existsSync('/dev/shm') && statSync('/dev/shm').dev !== statSync(tmpdir()).dev

test.skipIf(!isOtherDisk)('a build that fails leaves no half of a site next to its output, wherever the cache is', async () => {
  const [root, workDir] = [folderIn(tmpdir()), folderIn('/dev/shm')]
  const failing = build(root, workDir, () => {
    throw new Error('full')
  })
  await expect(failing).rejects.toThrow('full')
  expect(readdirSync(root)).toHaveLength(1)
  giveRoomBack(workDir, join(root, 'dist'))
  expect(readdirSync(root)).toEqual([])
  await build(root, workDir, () => 'a')
  expect(removePassingFolders(workDir, join(root, 'dist'))).toHaveLength(1)
  expect(readdirSync(root)).toEqual(['dist'])
})

test('a file with the name of the folder is nobody of ours', () => {
  const root = folderIn(tmpdir())
  putFiles(root, { '.dist.docgen-work': 'mine' })
  expect(removePassingFolders(join(root, 'work'), join(root, 'dist'))).toEqual([])
  expect(readdirSync(root)).toEqual(['.dist.docgen-work'])
})
