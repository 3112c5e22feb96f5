// In: declarations as a report has them. Out: the names of their members, which tell in which release each came.
import { quotedName, type ApiEnumMember, type ApiMember } from '@docgen/model'

/** Each member has a line of its own, one step from the margin. */
const memberLine =
  /^ {2}((?:(?:abstract|get|private|protected|readonly|set|static) )*)('(?:[^'\\]|\\.)*'|"[^"]*"|\[[^\]]*\]|[\p{L}\p{N}_$#]+)\??(?=[(:<,]| = )/gmu

/** Of classes, interfaces, enumerations and types of objects. Signatures without a name are none. */
export function memberNamesOf(code: string): ReadonlySet<string> {
  return new Set(
    [...code.matchAll(memberLine)].map(([, modifiers = '', name = '']) => namedIn(name, modifiers.includes('static '))),
  )
}

/** As `memberNamesOf` says it. */
export function memberNameOf({ name, flags }: ApiMember | ApiEnumMember): string {
  return namedIn(quotedName(name), flags.isStatic)
}

function namedIn(name: string, isStatic: boolean | undefined): string {
  return isStatic ? `static ${name}` : name
}
