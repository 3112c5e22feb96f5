import { ReflectionKind, type Context } from 'typedoc'

/**
 * Drops what is exported from modules that are not there: TypeDoc makes a variable of type `any` of the first, and of the others names that lead
 * to it. `source-problems.ts` reports them.
 */
export function dropUnknownExports(context: Context): void {
  for (const reflection of context.project.getReflectionsByKind(ReflectionKind.Variable)) {
    const symbol = context.getSymbolFromReflection(reflection)
    // TypeScript has one symbol for whatever it does not find.
    if (symbol?.escapedName === 'unknown' && !symbol.declarations) context.project.removeReflection(reflection)
  }
}
