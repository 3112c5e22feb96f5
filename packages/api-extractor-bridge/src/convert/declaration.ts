import { safeHrefOf, type ApiFlags, type ApiId, type ApiSourceLink } from '@docgen/model'
import type { DeclarationReflection, Reflection } from 'typedoc'
import { isUnexported } from '../typedoc/unexported.ts'
import { packageOfFile, pathInPackage } from '../package-of-file.ts'
import { lineAddressOf } from '../source-links.ts'
import { toApiComment } from './comment.ts'
import type { Conversion } from './conversion.ts'
import { withoutMark } from './bundled-names.ts'

/** What all entries have. */
export function entryBaseOf(reflection: DeclarationReflection, conversion: Conversion) {
  return { ...declarationOf(reflection, conversion), displayName: displayNameOf(reflection, conversion) }
}

/** What all declarations have, members too. */
export function declarationOf(reflection: DeclarationReflection, conversion: Conversion) {
  const id: ApiId = conversion.ids.idOf(reflection)
  return {
    id,
    name: conversion.symbols.findComputedName(reflection) ?? reflection.name,
    flags: flagsOf(reflection),
    comment: toApiComment(reflection.comment, reflection, conversion),
    source: sourceOf(reflection.sources?.[0], conversion),
  }
}

/** `default` reads as the name that was declared, and a type that is not exported by the name that its author gave it. */
export function displayNameOf(reflection: Reflection, { symbols }: Pick<Conversion, 'symbols'>): string {
  const name = symbols.findDeclaredName(reflection) ?? reflection.name
  return isUnexported(reflection) ? withoutMark(name) : name
}

function flagsOf({ flags }: Reflection): ApiFlags {
  return {
    ...(flags.isOptional && { isOptional: true }),
    ...(flags.isReadonly && { isReadonly: true }),
    ...(flags.isStatic && { isStatic: true }),
    ...(flags.isAbstract && { isAbstract: true }),
    ...(flags.isPrivate && { isPrivate: true }),
    ...(flags.isProtected && { isProtected: true }),
    ...(flags.isRest && { isRest: true }),
  }
}

/** `undefined` for what another package declares that is not documented, as the members of `Error`. */
export function sourceOf(
  source: { readonly fullFileName: string; readonly line: number } | undefined,
  { packages }: Pick<Conversion, 'packages'>,
): ApiSourceLink | undefined {
  const documented = source && packageOfFile(packages, source.fullFileName)
  if (!documented) return undefined
  const file = pathInPackage(documented, source.fullFileName)
  const isBuilt = documented.writtenLink === undefined && /\.d\.[cm]?ts$/.test(file)
  const link = isBuilt ? undefined : documented.sourceLink
  const address = link && lineAddressOf(link, file, source.line)
  const href = address && safeHrefOf(address)
  return { file, line: source.line, href }
}
