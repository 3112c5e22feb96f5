import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from './temp-site.ts'

/** An empty temporary folder that is removed when the test is over. */
export function createTempFolder(): string {
  const folder = makeTempFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}

/** A site with these files, in a temporary folder of its own, named so that a title made of the name is the same every time. */
export function createSite(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = join(createTempFolder(), 'site')
  writeFiles(root, files)
  linkPackages(root)
  return root
}
