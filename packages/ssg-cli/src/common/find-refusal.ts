import type { Refusal } from '@docgen/model'

/** Why a file, or a folder that it lies in, is not read. `file` is relative to the site root, as are the keys. */
export function findRefusal(file: string, refused: ReadonlyMap<string, Refusal>): Refusal | undefined {
  if (refused.size === 0) return undefined
  const segments = file.split('/')
  const paths = segments.map((_, index) => segments.slice(0, index + 1).join('/'))
  const refusedPath = paths.find((path) => refused.has(path))
  return refusedPath === undefined ? undefined : refused.get(refusedPath)
}

/** Whether what was refused when a folder was listed is a folder itself, whose files nobody knows. */
export function isFolderRefusal(refusal: Refusal): boolean {
  if (refusal.refusal === 'outside') return refusal.isFolder
  return refusal.refusal === 'circle' || refusal.refusal === 'crowd' || refusal.refusal === 'failure'
}
