// In: findings that say what to write instead. Out: those that are corrected in their files.
import { accessSync, constants, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Diagnostic } from '@docgen/model'
import { applyEdits } from '../common/edits.ts'
import { groupedBy } from '../common/grouped-by.ts'
import { isInstalledFile } from '../common/paths.ts'
import { findFixes, isFixable, type FixableFinding, type FoundFix } from '../syntax/find-fixes.ts'
import { isWithin } from './is-within.ts'
import { findRepository } from './repository-root.ts'
import { siteFileOf } from './site-file.ts'
import { writeChanges } from './write-changes.ts'

/** Changes files of the repository alone: what is installed belongs to others. Throws the error of the system where a file cannot be written. */
export function writeFixes(root: string, findings: readonly Diagnostic[]): readonly FixableFinding[] {
  return fixesByFile(root, findings).flatMap(({ place, before, found }) => {
    const after = applyEdits(
      before,
      found.map(({ edit }) => edit),
    )
    const left = writeChanges(root, [{ path: siteFileOf(place, root), before, after }])
    return left.length > 0 ? [] : found.flatMap(({ findings: all }) => all)
  })
}

/** How many findings `writeFixes` would correct. */
export function countFixes(root: string, findings: readonly Diagnostic[]): number {
  return fixesByFile(root, findings).reduce((sum, { found }) => sum + found.flatMap(({ findings: all }) => all).length, 0)
}

interface FileFixes {
  readonly place: string
  readonly before: string
  readonly found: readonly FoundFix[]
}

function fixesByFile(root: string, findings: readonly Diagnostic[]): readonly FileFixes[] {
  const repository = realpathSync.native(resolve(root, findRepository(root) ?? '.'))
  const byFile = groupedBy(findings.filter(isFixable), ({ file }) => file)
  return [...byFile].flatMap(([file, own]) => {
    const place = placeOf(join(root, file), repository)
    const before = place === undefined ? undefined : textAt(place)
    if (place === undefined || before === undefined) return []
    const found = findFixes(before, own)
    return found.length === 0 ? [] : { place, before, found }
  })
}

/** Absolute and without links; `undefined` for what is not there, and for files that are not to be changed. */
function placeOf(file: string, repository: string): string | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
  const real = realpathSync.native(file)
  if (isReadOnly(real)) return undefined
  return isWithin(real, repository) && !isInstalledFile(siteFileOf(real, repository)) ? real : undefined
}

/** A file is replaced, which asks for the right to write to its folder alone. The mode counts too: an administrator may write to every file. */
function isReadOnly(file: string): boolean {
  if ((statSync(file).mode & 0o222) === 0) return true
  try {
    accessSync(file, constants.W_OK)
    return false
  } catch {
    return true
  }
}

/** `undefined` where it is no UTF-8: to write it would change more than was asked. */
function textAt(file: string): string | undefined {
  const bytes = readFileSync(file)
  const text = bytes.toString('utf8')
  return Buffer.from(text).equals(bytes) ? text : undefined
}
