import { ForeignFolder, OutputInTheWay } from '../io/refusals.ts'
import { pathForUser } from './open-site.ts'
import { UsageError } from './usage-error.ts'

/** In words for the user where a folder holds what docgen did not write; any other error as it is. */
export function refusalOf(error: unknown, cwd: string): unknown {
  if (error instanceof ForeignFolder) {
    const folder = pathForUser(error.folder, cwd)
    return new UsageError(
      `The folder "${folder}" contains files that docgen did not write, so it is left as it is.`,
      error.mayBeOfEarlierRelease
        ? 'If an earlier release of docgen built it, remove it yourself once; otherwise name another folder with --out-dir or `outDir`.'
        : 'Name another folder with --out-dir or `outDir`, or empty this one.',
    )
  }
  if (error instanceof OutputInTheWay) {
    return new UsageError(
      `docgen did not write "${pathForUser(error.path, cwd)}", but the site has a file with that name.`,
      'Move your file away, or rename the page or static file that is built there.',
    )
  }
  return error
}
