import { Converter, type Context, type Reflection, type SignatureReflection } from 'typedoc'
import type ts from 'typescript'
import { convertTypeParameter } from './type-parameters-of-signatures.ts'

/** Has reflections say what their authors wrote, where TypeDoc asks TypeScript for the type instead. */
export interface TypesAsWritten {
  /** Converts those that it did not convert before. To be called when everything is converted and nothing is resolved yet. */
  readonly convert: (context: Context) => void
}

export function createTypesAsWritten(converter: Converter, program: ts.Program): TypesAsWritten {
  const signatures = new Map<SignatureReflection, ts.Signature>()
  converter.on(Converter.EVENT_CREATE_SIGNATURE, (_context, reflection, _declaration, signature) => {
    if (signature?.typeParameters) signatures.set(reflection, signature)
  })
  const seen = new Set<Reflection>()
  const convertNew = (project: Context): boolean => {
    const fresh = Object.values(project.project.reflections).filter((reflection) => !seen.has(reflection))
    for (const reflection of fresh) {
      seen.add(reflection)
      // The conversion of another one may have removed it.
      if (project.project.getReflectionById(reflection.id) !== reflection) continue
      if (!reflection.isSignature()) continue
      const parameters = signatures.get(reflection)?.typeParameters ?? []
      parameters.forEach((parameter, index) => {
        const converted = reflection.typeParameters?.[index]
        if (converted) convertTypeParameter(converted, parameter, project)
      })
    }
    return fresh.length > 0
  }
  return {
    convert: (context) => {
      const project = context.withScope(context.project)
      project.setActiveProgram(program)
      while (convertNew(project));
    },
  }
}
