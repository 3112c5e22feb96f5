import ts from 'typescript'
import { ReflectionFlag, ReflectionKind, type Context } from 'typedoc'

/**
 * Type parameters and members of a class or an interface share one table of names in TypeScript. So of `readonly value: value`, TypeDoc looks at the
 * modifiers of the type parameter. To be called when everything is converted.
 */
export function readModifiersOfNamesakes(context: Context): void {
  for (const reflection of context.project.getReflectionsByKind(ReflectionKind.ClassMember)) {
    const symbol = context.getSymbolFromReflection(reflection)
    if (!symbol || !(symbol.flags & ts.SymbolFlags.TypeParameter)) continue
    const declaration = symbol.declarations?.find((each) => ts.isClassElement(each) || ts.isTypeElement(each))
    const modifiers = declaration ? ts.getCombinedModifierFlags(declaration) : ts.ModifierFlags.None
    for (const [modifier, flag] of shownModifiers) if (modifiers & modifier) reflection.setFlag(flag)
  }
}

const shownModifiers = [
  [ts.ModifierFlags.Readonly, ReflectionFlag.Readonly],
  [ts.ModifierFlags.Abstract, ReflectionFlag.Abstract],
  [ts.ModifierFlags.Protected, ReflectionFlag.Protected],
  [ts.ModifierFlags.Private, ReflectionFlag.Private],
] as const
