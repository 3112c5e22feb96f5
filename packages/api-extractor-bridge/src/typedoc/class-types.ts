// What classes say with `this` and `static`, and TypeDoc leaves out or reads otherwise than it is written.
import ts from 'typescript'
import {
  DeclarationReflection,
  ParameterReflection,
  ReflectionFlag,
  ReflectionKind,
  SignatureReflection,
  type Context,
} from 'typedoc'
import { hasThis } from './scope.ts'

/** To be called when everything is converted. */
export function convertClassTypes(context: Context, program: ts.Program): void {
  const project = context.withScope(context.project)
  project.setActiveProgram(program)
  convertStaticIndexes(project)
  keepThisTypes(project)
}

/** `static [key: string]: unknown`: TypeDoc looks for index signatures of instances alone. */
function convertStaticIndexes(context: Context): void {
  for (const reflection of context.project.getReflectionsByKind(ReflectionKind.Class)) {
    if (!(reflection instanceof DeclarationReflection)) continue
    for (const node of membersOf(context, reflection)) {
      if (ts.isIndexSignatureDeclaration(node) && isStatic(node)) {
        reflection.indexSignatures = [...(reflection.indexSignatures ?? []), toSignature(context, reflection, node)]
      }
    }
  }
}

function membersOf(context: Context, reflection: DeclarationReflection): readonly ts.ClassElement[] {
  const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? []
  return declarations.flatMap((declaration) => (ts.isClassLike(declaration) ? [...declaration.members] : []))
}

function isStatic({ modifiers }: ts.IndexSignatureDeclaration): boolean {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) ?? false
}

function toSignature(context: Context, owner: DeclarationReflection, node: ts.IndexSignatureDeclaration): SignatureReflection {
  const signature = new SignatureReflection('__index', ReflectionKind.IndexSignature, owner)
  signature.comment = context.getNodeComment(node, false)
  signature.flags.setFlag(ReflectionFlag.Static, true)
  const isReadonly = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) ?? false
  signature.flags.setFlag(ReflectionFlag.Readonly, isReadonly)
  signature.parameters = node.parameters.map((parameter) => {
    const converted = new ParameterReflection(parameter.name.getText(), ReflectionKind.Parameter, signature)
    converted.type = context.converter.convertType(context, parameter.type)
    context.registerReflection(converted, undefined)
    return converted
  })
  signature.type = context.converter.convertType(context, node.type)
  context.registerReflection(signature, undefined)
  return signature
}

/** `self: this`: TypeDoc writes the class for it, which a derived class has as its own. */
function keepThisTypes(context: Context): void {
  for (const reflection of context.project.getReflectionsByKind(ReflectionKind.Property)) {
    if (!(reflection instanceof DeclarationReflection)) continue
    const [declaration] = context.getSymbolFromReflection(reflection)?.declarations ?? []
    const written =
      declaration && (ts.isPropertyDeclaration(declaration) || ts.isPropertySignature(declaration)) ? declaration.type : undefined
    if (!written) continue
    // What is inherited may have other type arguments than the base wrote.
    const isOwn = reflection.inheritedFrom === undefined
    if (isThisAlone(written) || (isOwn && hasThis(written))) {
      context.project.removeTypeReflections(reflection.type)
      reflection.type = context.converter.convertType(context, written)
    }
  }
}

function isThisAlone(node: ts.TypeNode): boolean {
  return ts.isArrayTypeNode(node) ? isThisAlone(node.elementType) : node.kind === ts.SyntaxKind.ThisType
}
