// In: declarations that exports use without being exported. Out: `unexported-type` for those that readers of the exports have to name.
import { posix } from 'node:path'
import type { ApiEntry, ApiId, SourceRange } from '@docgen/model'
import { ReflectionKind, type DeclarationReflection } from 'typedoc'
import { unexportedType, unexportedTypes } from '../diagnostics/code.ts'
import type { DocumentedPackage } from '../extraction.ts'
import { shownPathOf, slashed } from '../package-of-file.ts'
import type { Conversion } from './conversion.ts'
import { displayNameOf } from './declaration.ts'
import type { ModuleOfPackage } from '../typedoc/entry-modules.ts'
import { idsNamedBy, isComputed } from './named-types.ts'

export interface FoundUnexported extends Pick<ModuleOfPackage, 'documented'> {
  readonly reflection: DeclarationReflection
  readonly entry: ApiEntry
}

type Found = ReadonlyMap<ApiId, FoundUnexported>

/** A file with more of them has one finding. */
const mostOfFile = 5

/** `entries` are the exports. Reports nothing of packages that npm installed, whose author is somebody else. */
export function reportUnexported(
  entries: Readonly<Record<string, readonly ApiEntry[]>>,
  found: Found,
  conversion: Conversion,
): void {
  const named = Object.values(entries).flatMap((exports) => exports.flatMap((entry) => [...idsNamedBy(entry)]))
  const wanted = new Set(named)
  for (const missing of byFile([...wanted].flatMap((id) => missingOf(found.get(id), conversion)))) {
    const [first] = missing
    if (first && missing.length > mostOfFile) {
      const names = missing.map(({ name }) => name)
      conversion.report(unexportedTypes(first.at, names, first.packageName))
      continue
    }
    for (const { at, name, packageName, entry } of missing)
      conversion.report(unexportedType(at, name, packageName, namesUsedBy(entry, wanted, found)))
  }
}

interface Missing {
  readonly at: SourceRange
  readonly name: string
  readonly packageName: string
  readonly entry: ApiEntry
}

function missingOf(found: FoundUnexported | undefined, conversion: Conversion): readonly Missing[] {
  const [source] = found?.reflection.sources ?? []
  if (!found || !source || !canBeExported(found)) return []
  const { documented, reflection, entry } = found
  const name = displayNameOf(reflection, conversion)
  if (isIntended(name, source.fullFileName, documented)) return []
  const file = shownPathOf(conversion.root, conversion.packages, source.fullFileName)
  return [{ at: { file, line: source.line, column: source.character + 1 }, name, packageName: documented.name, entry }]
}

/** Those of each file in its order. */
function byFile(missing: readonly Missing[]): readonly (readonly Missing[])[] {
  const files = new Map<string, Missing[]>()
  for (const each of missing) files.set(each.at.file, [...(files.get(each.at.file) ?? []), each])
  return [...files.values()].map((ofFile) => ofFile.sort((a, b) => a.at.line - b.at.line))
}

/** What an export of it would bring up next. */
function namesUsedBy(entry: ApiEntry, wanted: ReadonlySet<ApiId>, found: Found): readonly string[] {
  const used = new Map<ApiId, string>()
  const add = (from: ApiEntry): void => {
    for (const id of idsNamedBy(from)) {
      const next = found.get(id)
      if (!next || wanted.has(id) || used.has(id) || !canBeExported(next)) continue
      used.set(id, next.entry.displayName)
      add(next.entry)
    }
  }
  add(entry)
  return [...new Set(used.values())].sort()
}

/** Values are left out, since a type of the same name is reported instead. So are computed types, which readers need no name for. */
function canBeExported({ documented, reflection, entry }: FoundUnexported): boolean {
  const isValue = reflection.kindOf(ReflectionKind.Variable | ReflectionKind.Function)
  return !documented.isPublished && !isValue && !isComputed(entry)
}

/** As TypeDoc's option `intentionallyNotExported` names them: `Name`, or `src/file.ts:Name`. */
function isIntended(name: string, file: string, { family }: DocumentedPackage): boolean {
  return family.notExported.some((written) => {
    const [, path, intended] = /^(?:(.*):)?([^:]*)$/.exec(written) ?? []
    return intended === name && (path === undefined || slashed(file).endsWith(`/${posix.normalize(path)}`))
  })
}
