import { ReflectionKind, type Context } from 'typedoc'

/**
 * Drops what is exported from modules that are not there: TypeDoc makes a variable or a type alias of the first, of type `any`, and of the others
 * names that lead to it. So would every other type that is not found. `source-problems.ts` reports them.
 */
export function dropUnknownExports(context: Context): void {
  for (const reflection of context.project.getReflectionsByKind(ReflectionKind.Variable | ReflectionKind.TypeAlias)) {
    const symbol = context.getSymbolFromReflection(reflection)
    // TypeScript has one symbol for whatever it does not find.
    if (symbol?.escapedName === 'unknown' && !symbol.declarations) context.project.removeReflection(reflection)
  }
}
