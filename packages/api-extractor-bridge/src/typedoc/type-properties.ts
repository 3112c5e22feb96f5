// What TypeScript knows of the properties of parameters.
import ts from 'typescript'

/** Whether the type of a parameter has a property at the end of a path. True for types that nothing is known of. */
export function hasProperty(parameter: ts.Symbol | undefined, path: readonly string[], checker: ts.TypeChecker): boolean {
  const declaration = parameter?.declarations?.find(ts.isParameter)
  return !declaration || typeHas(checker.getTypeAtLocation(declaration), path, checker)
}

/** Names of the properties that TypeScript knows of a parameter. */
export function propertyNamesOf(parameter: ts.ParameterDeclaration, checker: ts.TypeChecker): readonly string[] {
  const namesIn = (type: ts.Type): readonly string[] =>
    type.isUnion() ? type.types.flatMap(namesIn) : checker.getPropertiesOfType(type).map(({ name }) => name)
  return namesIn(checker.getTypeAtLocation(parameter))
}

function typeHas(type: ts.Type, [name, ...rest]: readonly string[], checker: ts.TypeChecker): boolean {
  if (name === undefined) return true
  const known = checker.getBaseConstraintOfType(type) ?? type
  if (known.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void | ts.TypeFlags.Never)) return false
  if (known.isUnionOrIntersection()) return known.types.some((each) => typeHas(each, [name, ...rest], checker))
  const property = checker.getPropertyOfType(checker.getApparentType(known), name)
  if (property) return typeHas(checker.getTypeOfSymbol(property), rest, checker)
  // What has no property at all, such as `any` and `Partial<T>` of a type parameter, may have every one.
  return checker.getIndexInfosOfType(known).length > 0 || checker.getPropertiesOfType(checker.getApparentType(known)).length === 0
}
