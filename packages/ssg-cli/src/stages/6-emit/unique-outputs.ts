import { diskKeyOf, type Diagnostic, type OutputFile, type OutputPath, type SourceRange } from '@docgen/model'
import { folderOf, foldersAboveFile } from '../../common/paths.ts'
import { duplicateOutput } from '../../diagnostics/routes.ts'

/** A file that something becomes in the output. */
export interface Claim {
  readonly file: OutputFile
  /** Stands in a sentence: `docs/guide.md`, `the sitemap`. */
  readonly name: string
  /** Where the author can change it; absent for what docgen makes by itself. */
  readonly at?: SourceRange | undefined
  /** What the author can do about a claim that comes too late. */
  readonly hint: string
  /** Routes that differ by letter case only are `case-collision` already. */
  readonly isRoute?: boolean
}

/**
 * The files that can lie in one folder beside each other, on any disk: of two that cannot, the one that was claimed first. Reports
 * `duplicate-output`.
 */
export function uniqueOutputs(
  claims: readonly Claim[],
  startOfConfig: SourceRange,
): { readonly files: readonly OutputFile[]; readonly diagnostics: readonly Diagnostic[] } {
  const claimByFile = new Map<string, Claim>()
  const claimByFolder = new Map<string, Claim>()
  const diagnostics: Diagnostic[] = []
  const files: OutputFile[] = []
  const foldersOf = foldersOfFiles()
  for (const claim of claims) {
    const { path } = claim.file
    const key = diskKeyOf(path)
    const folders = foldersOf(key)
    const same = claimByFile.get(key)
    const inner = claimByFolder.get(key)
    const outer = folders.map((folder) => claimByFile.get(folder)).find((found) => found !== undefined)
    const isKnown = same !== undefined && same.isRoute === true && claim.isRoute === true && same.file.path !== path
    const other = isKnown ? undefined : (same ?? inner ?? outer)
    if (other) diagnostics.push(duplicateOutput(claim.at ?? other.at ?? startOfConfig, sentenceOf(claim, other), claim.hint))
    // What differs by letter case alone is lost on some disks, not on this one.
    if (other && !(other === same && same.file.path !== path)) continue
    files.push(claim.file)
    if (!same) claimByFile.set(key, claim)
    for (const folder of folders) if (!claimByFolder.has(folder)) claimByFolder.set(folder, claim)
  }
  return { files, diagnostics }
}

/** `foldersAboveFile`, worked out once for each folder: some have thousands of files. */
function foldersOfFiles(): (path: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (path) => {
    const folder = folderOf(path)
    const folders = known.get(folder) ?? foldersAboveFile(path)
    known.set(folder, folders)
    return folders
  }
}

function sentenceOf(claim: Claim, other: Claim): string {
  const [path, otherPath] = [claim.file.path, other.file.path]
  if (path === otherPath) return `${capital(claim.name)} and ${other.name} both become the file "${path}" of the site.`
  if (diskKeyOf(path) === diskKeyOf(otherPath))
    return `${capital(claim.name)} becomes "${path}", which is the same file as "${otherPath}" of ${other.name} on some disks.`
  return isInFolder(path, otherPath)
    ? `${capital(claim.name)} becomes "${path}", but ${other.name} becomes the file "${otherPath}".`
    : `${capital(claim.name)} becomes the file "${path}", but ${other.name} becomes "${otherPath}".`
}

function isInFolder(path: OutputPath, folder: OutputPath): boolean {
  return diskKeyOf(path).startsWith(`${diskKeyOf(folder)}/`)
}

/** Names of files keep their case. */
function capital(name: string): string {
  return name.startsWith('the ') ? `T${name.slice(1)}` : name
}
