import ts from 'typescript'

export interface DeclaredNames {
  /** What a module declares or imports at its top, and could hand to another. */
  readonly declared: ReadonlySet<string>
  /** Those that it exports under their own names. */
  readonly exported: ReadonlySet<string>
}

export function declaredNamesOf(source: ts.SourceFile): DeclaredNames {
  const declared = new Set<string>()
  const exported = new Set<string>()
  for (const statement of source.statements) {
    const names = namesOf(statement)
    for (const name of names) declared.add(name)
    if (isExported(statement)) for (const name of names) exported.add(name)
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
      for (const { name } of statement.exportClause.elements) exported.add(name.text)
    }
  }
  return { declared, exported }
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isImportDeclaration(statement)) return namesOfImport(statement.importClause)
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => namesOfBinding(name))
  if (ts.isImportEqualsDeclaration(statement) || ts.isInterfaceDeclaration(statement)) return [statement.name.text]
  if (ts.isTypeAliasDeclaration(statement) || ts.isEnumDeclaration(statement)) return [statement.name.text]
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return statement.name ? [statement.name.text] : []
  return ts.isModuleDeclaration(statement) && ts.isIdentifier(statement.name) && statement.name.text !== 'global'
    ? [statement.name.text]
    : []
}

function namesOfImport(clause: ts.ImportClause | undefined): readonly string[] {
  const bindings = clause?.namedBindings
  const named = bindings && (ts.isNamespaceImport(bindings) ? [bindings.name] : bindings.elements.map(({ name }) => name))
  return [...(clause?.name ? [clause.name] : []), ...(named ?? [])].map(({ text }) => text)
}

function namesOfBinding(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesOfBinding(element.name)))
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  const has = (kind: ts.SyntaxKind): boolean => modifiers?.some((modifier) => modifier.kind === kind) ?? false
  return has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword)
}
