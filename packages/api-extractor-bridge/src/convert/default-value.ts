// In: a declaration or a parameter. Out: its default value, as its comment or its code says it.
import type { DeclarationReflection, ParameterReflection } from 'typedoc'
import type { Conversion } from './conversion.ts'
import { writtenDefaultOf } from './written-default.ts'

/** What `@defaultValue` says, else what the code assigns. `undefined` where neither is known, or it is long. */
export function defaultValueOf(reflection: DeclarationReflection, conversion: Conversion): string | undefined {
  const written = writtenDefaultOf(reflection.comment)
  return written ? written.value : assignedValueOf(reflection, conversion)
}

/** What the code assigns, or `@param [size=10]` says of it. `undefined` where it is long: TypeDoc's `...` says nothing. */
export function assignedValueOf(
  reflection: DeclarationReflection | ParameterReflection,
  { symbols }: Conversion,
): string | undefined {
  const internal = symbols.findInternal(reflection)
  if (internal) return internal.value
  if (reflection.defaultValue === '...') return symbols.findInitializer(reflection)
  return reflection.defaultValue ?? symbols.findDefaultInTag(reflection)
}
