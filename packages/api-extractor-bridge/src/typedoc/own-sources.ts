import ts from 'typescript'
import { ReflectionKind, type Context, type Reflection } from 'typedoc'

/** TypeDoc gives each of several merged declarations the sources of all. Puts those of the declaration itself first: `const Price` is not on the line of `interface Price`. */
export function putOwnSourcesFirst(context: Context, reflection: Reflection): void {
  const isOwn = reflection.isDeclaration() ? declarationsOfKind.get(reflection.kind) : undefined
  const { sources } = reflection.isDeclaration() ? reflection : {}
  if (!isOwn || !sources || sources.length < 2) return
  const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? []
  if (declarations.length !== sources.length) return
  const own = sources.filter((_, index) => declarations[index] && isOwn(declarations[index]))
  const others = sources.filter((source) => !own.includes(source))
  sources.splice(0, sources.length, ...own, ...others)
}

const declarationsOfKind = new Map<ReflectionKind, (node: ts.Node) => boolean>([
  [ReflectionKind.Class, ts.isClassLike],
  [ReflectionKind.Enum, ts.isEnumDeclaration],
  [ReflectionKind.Function, ts.isFunctionLike],
  [ReflectionKind.Interface, ts.isInterfaceDeclaration],
  [ReflectionKind.Namespace, ts.isModuleDeclaration],
  [ReflectionKind.TypeAlias, ts.isTypeAliasDeclaration],
  [ReflectionKind.Variable, ts.isVariableDeclaration],
])
