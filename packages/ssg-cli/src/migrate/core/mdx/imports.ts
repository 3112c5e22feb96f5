import type { Program, Statement, ModuleDeclaration, Directive } from 'estree'
import type { Root } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import type { JsonReader } from '../json-import.ts'
import { literalOf, type Names } from './literal.ts'

interface NamingStatement {
  /** What is imported; absent for constants. */
  readonly specifier?: string | undefined
  /** Names that the page gives to what it imports, or to values. */
  readonly names: readonly string[]
}

export interface Imports {
  /** What a name was imported from. */
  readonly fileOf: (name: string) => string | undefined
  /** What names stand for, where that can be told: constants, and imported files of JSON. */
  readonly values: Names
  /** `undefined` where the code is more than imports and such constants. */
  readonly statementsOf: (node: MdxjsEsm) => readonly NamingStatement[] | undefined
}

interface ImportInput {
  readonly json?: JsonReader | undefined
  /** What the path of an imported file is in the new site. */
  readonly link: (path: string) => string
  /** Names that need no declaration. */
  readonly names?: Names | undefined
}

/** Pictures and films, which bundlers give their addresses for. */
const media = /\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm)(?:\?url)?$/

export function importsOf(root: Root, { json = () => undefined, link, names: known = new Map() }: ImportInput): Imports {
  const byName = new Map<string, string>()
  const values = new Map<string, unknown>(known)
  for (const statement of root.children.flatMap((node) => (node.type === 'mdxjsEsm' ? (programOf(node)?.body ?? []) : []))) {
    const { specifier, names = [] } = importIn(statement) ?? {}
    for (const name of names) if (specifier !== undefined) byName.set(name, specifier)
    const found = specifier === undefined ? undefined : (json(specifier) ?? addressOf(specifier, link))
    // One that is imported in parts is no text.
    const [first] = statement.type === 'ImportDeclaration' ? statement.specifiers : []
    if (found && first?.type === 'ImportDefaultSpecifier') values.set(first.local.name, found.value)
    for (const [name, value] of constantsIn(statement, values) ?? []) values.set(name, value)
  }
  return {
    fileOf: (name) => byName.get(name),
    values,
    statementsOf: (node) => {
      const statements = programOf(node)?.body.map((statement) => {
        const constants = constantsIn(statement, values)
        return importIn(statement) ?? (constants && { names: constants.map(([name]) => name) })
      })
      return statements?.every((statement) => statement !== undefined) === true ? statements : undefined
    },
  }
}

/** One that is the same from each page. */
function addressOf(specifier: string, link: (path: string) => string): { readonly value: string } | undefined {
  const address = media.test(specifier) ? link(specifier).replace(/\?url$/, '') : ''
  return address.startsWith('/') ? { value: address } : undefined
}

type AnyStatement = Statement | ModuleDeclaration | Directive

function importIn(statement: AnyStatement): NamingStatement | undefined {
  return statement.type === 'ImportDeclaration'
    ? { specifier: String(statement.source.value), names: statement.specifiers.map(({ local }) => local.name) }
    : undefined
}

/** Of `export const a = 1, b = a`; `undefined` where a value cannot be told. */
function constantsIn(statement: AnyStatement, known: Names): readonly (readonly [name: string, value: unknown])[] | undefined {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
  if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return undefined
  const names = new Map(known)
  const constants = declaration.declarations.map(({ id, init }) => {
    const found = literalOf(init, names)
    if (!found || id.type !== 'Identifier') return undefined
    names.set(id.name, found.value)
    return [id.name, found.value] as const
  })
  return constants.every((constant) => constant !== undefined) ? constants : undefined
}

/** The types of MDX leave it out for imports. */
function programOf({ data }: MdxjsEsm): Program | undefined {
  const program: unknown = data && Reflect.get(data, 'estree')
  return isProgram(program) ? program : undefined
}

function isProgram(value: unknown): value is Program {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'Program'
}
