import ts from 'typescript'

/** The names that an import gives to what it imports, that of the default export first. */
export function importedNamesOf(clause: ts.ImportClause | undefined): readonly ts.Identifier[] {
  const bindings = clause?.namedBindings
  const named = bindings && (ts.isNamespaceImport(bindings) ? [bindings.name] : bindings.elements.map(({ name }) => name))
  return [...(clause?.name ? [clause.name] : []), ...(named ?? [])]
}
