import {
  isClassDeclaration,
  isEnumDeclaration,
  isExportDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isImportDeclaration,
  isImportEqualsDeclaration,
  isInterfaceDeclaration,
  isModuleDeclaration,
  isNamedExports,
  isNamespaceImport,
  isTypeAliasDeclaration,
  isVariableStatement,
  SyntaxKind,
  type BindingName,
  type ImportClause,
  type SourceFile,
  type Statement,
} from 'typescript-7/unstable/ast'

export interface DeclaredNames {
  /** What a module declares or imports at its top, and could hand to another. */
  readonly declared: ReadonlySet<string>
  /** Those that it exports under their own names. */
  readonly exported: ReadonlySet<string>
}

export function declaredNamesOf(source: SourceFile): DeclaredNames {
  const declared = new Set<string>()
  const exported = new Set<string>()
  for (const statement of source.statements) {
    const names = namesOf(statement)
    for (const name of names) declared.add(name)
    if (isExported(statement)) for (const name of names) exported.add(name)
    if (isExportDeclaration(statement) && statement.exportClause && isNamedExports(statement.exportClause)) {
      for (const { name } of statement.exportClause.elements) exported.add(name.text)
    }
  }
  return { declared, exported }
}

function namesOf(statement: Statement): readonly string[] {
  if (isImportDeclaration(statement)) return namesOfImport(statement.importClause)
  if (isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => namesOfBinding(name))
  if (isImportEqualsDeclaration(statement) || isInterfaceDeclaration(statement)) return [statement.name.text]
  if (isTypeAliasDeclaration(statement) || isEnumDeclaration(statement)) return [statement.name.text]
  if (isFunctionDeclaration(statement) || isClassDeclaration(statement)) return statement.name ? [statement.name.text] : []
  return isModuleDeclaration(statement) && isIdentifier(statement.name) && statement.name.text !== 'global'
    ? [statement.name.text]
    : []
}

function namesOfImport(clause: ImportClause | undefined): readonly string[] {
  const bindings = clause?.namedBindings
  const named = bindings && (isNamespaceImport(bindings) ? [bindings.name] : bindings.elements.map(({ name }) => name))
  return [...(clause?.name ? [clause.name] : []), ...(named ?? [])].map(({ text }) => text)
}

function namesOfBinding(name: BindingName): readonly string[] {
  if (isIdentifier(name)) return [name.text]
  // A place that a pattern leaves out has no name.
  return name.elements.flatMap((element) => (element.name ? namesOfBinding(element.name) : []))
}

function isExported(statement: Statement): boolean {
  if (!isDeclaration(statement)) return false
  const { modifiers } = statement
  const has = (kind: SyntaxKind): boolean => modifiers?.some((modifier) => modifier.kind === kind) ?? false
  return has(SyntaxKind.ExportKeyword) && !has(SyntaxKind.DefaultKeyword)
}

function isDeclaration(statement: Statement) {
  return (
    isVariableStatement(statement) ||
    isFunctionDeclaration(statement) ||
    isClassDeclaration(statement) ||
    isInterfaceDeclaration(statement) ||
    isTypeAliasDeclaration(statement) ||
    isEnumDeclaration(statement) ||
    isModuleDeclaration(statement) ||
    isImportEqualsDeclaration(statement)
  )
}
