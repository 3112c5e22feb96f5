import type { PackageLocation } from '@docgen/model'

/** Absolute addresses, since there is no `tsconfig.json` that they could be relative to. */
export function pathsOf({ name, entryPoints, realFolder, sourceFolders }: PackageLocation): [string, string[]][] {
  const paths = entryPoints.map(({ specifier, file }): [string, string[]] => [specifier, [file]])
  const main = entryPoints.find(({ specifier }) => specifier === name)
  if (!sourceFolders || !main) return paths
  const { types, sources } = sourceFolders
  return [...paths, [`${name}/${types}`, [main.file]], [`${name}/${types}/*`, [`${realFolder}/${sources}/*`]]]
}
