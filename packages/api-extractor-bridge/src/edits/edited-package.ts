import type { DocumentedPackage } from '../extraction.ts'
import { packageOfFile } from '../package-of-file.ts'
import { exists } from '../read-file.ts'

/** The package that all changed files (absolute paths) belong to, if reading it alone shows the edit. */
export function editedPackageOf(
  packages: readonly DocumentedPackage[],
  changed: readonly string[],
): DocumentedPackage | undefined {
  const [owner, ...others] = new Set(changed.map((file) => packageOfFile(packages, file)))
  // One package alone is all of them. What a file that is gone was for, other packages may tell.
  if (owner === undefined || others.length > 0 || packages.length < 2 || !changed.every(exists)) return undefined
  return owner
}
