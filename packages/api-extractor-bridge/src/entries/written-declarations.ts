// In: the declarations of an entry point. Out: whether their author wrote them by hand.
import { isRecord } from '@docgen/model'
import type { EntryPointSearch } from './entry-point-search.ts'
import { findTarget } from './exported-types.ts'
import { findFile } from './find-files.ts'
import { filesReachedFrom } from './reached-files.ts'
import { isOutputFolder, sourceCandidates } from './source-candidates.ts'

/** `"./client": { "types": "./client.d.ts" }`: there is nothing to build, and nothing that a build writes is a part of it. */
export function areWritten(subpath: string, declared: string, search: EntryPointSearch): boolean {
  const { folder, manifest, outputFolders, bundled } = search
  if (!namesDeclarationsAlone(findTarget(manifest.exports, subpath)?.target)) return false
  const ofPackage = new RegExp(`['"]${manifest.name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"/]`)
  for (const { file, text } of filesReachedFrom(folder, [declared])) {
    if (ofPackage.test(text) || isOutputFolder(file.split('/')[0] ?? '')) return false
    if (findFile(folder, sourceCandidates(file, outputFolders, bundled)) !== undefined) return false
  }
  return true
}

function namesDeclarationsAlone(target: unknown): boolean {
  if (typeof target === 'string') return /\.d\.[cm]?ts$/.test(target)
  const targets = isRecord(target) || Array.isArray(target) ? Object.values(target) : []
  return targets.length > 0 && targets.every(namesDeclarationsAlone)
}
