// One folder for the sites that several test files look at, until the last of them is done. A step before this one may have given another.
import { sharedFolderVariable } from '../site/accounts-site.ts'
import { makeTempFolder, removeFolder } from './temp-site.ts'

export default function shareSites(): () => void {
  if (process.env[sharedFolderVariable]) return () => undefined
  const folder = makeTempFolder()
  process.env[sharedFolderVariable] = folder
  return () => {
    delete process.env[sharedFolderVariable]
    removeFolder(folder)
  }
}
