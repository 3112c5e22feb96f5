import { Converter, IntrinsicType, type Context, type Reflection, type SignatureReflection } from 'typedoc'
import ts from 'typescript'
import { createDiscardedTypes, type DiscardedTypes } from './discarded-types.ts'
import { giveArgumentsToAccessor } from './inherited-accessors.ts'
import { convertTypeParameter } from './type-parameters-of-signatures.ts'
import { convertTypeOf } from './types-of-declarations.ts'
import type { SignatureSource } from './written-type.ts'

/** Has reflections say what their authors wrote, where TypeDoc asks TypeScript for the type instead. */
interface TypesAsWritten {
  /** Converts those that it did not convert before. To be called when everything is converted and nothing is resolved yet. */
  readonly convert: (context: Context) => void
}

export function createTypesAsWritten(converter: Converter, program: ts.Program): TypesAsWritten {
  const sources = new Map<SignatureReflection, SignatureSource>()
  converter.on(Converter.EVENT_CREATE_SIGNATURE, (_context, reflection, declaration, signature) => {
    sources.set(reflection, { declaration, signature })
  })
  const seen = new Set<Reflection>()
  const discarded = createDiscardedTypes()
  const convertNew = (project: Context): boolean => {
    const fresh = Object.values(project.project.reflections).filter((reflection) => !seen.has(reflection))
    for (const reflection of fresh) {
      seen.add(reflection)
      // The conversion of another one may have taken its place.
      if (!discarded.holds(reflection)) convertReflection(reflection, sources, project, discarded.discard)
    }
    return fresh.length > 0
  }
  return {
    convert: (context) => {
      const project = context.withScope(context.project)
      project.setActiveProgram(program)
      while (convertNew(project));
      discarded.remove(project.project)
    },
  }
}

function convertReflection(
  reflection: Reflection,
  sources: ReadonlyMap<SignatureReflection, SignatureSource>,
  project: Context,
  discard: DiscardedTypes['discard'],
): void {
  if (reflection.isDeclaration() || reflection.isParameter() || reflection.isSignature())
    convertTypeOf(reflection, (signature) => sources.get(signature), project, discard)
  if (reflection.isDeclaration()) giveArgumentsToAccessor(reflection, project, discard)
  if (!reflection.isSignature()) return
  if (reflection.type && returnsItself(sources.get(reflection)?.declaration, project)) {
    discard(reflection.type)
    reflection.type = new IntrinsicType('this')
  }
  const parameters = sources.get(reflection)?.signature?.typeParameters ?? []
  parameters.forEach((parameter, index) => {
    const converted = reflection.typeParameters?.[index]
    if (converted) convertTypeParameter(converted, parameter, project, discard)
  })
}

/** `set() { return this }` gives heirs the heir; TypeDoc names the class that it looks at. */
function returnsItself(declaration: SignatureSource['declaration'], { checker }: Context): boolean {
  if (!declaration || !ts.isMethodDeclaration(declaration) || declaration.type) return false
  const signature = checker.getSignatureFromDeclaration(declaration)
  // TypeScript has no public name for this type of a class.
  return signature !== undefined && checker.typeToString(checker.getReturnTypeOfSignature(signature)) === 'this'
}
