import type { Program } from 'estree'
import type { Root } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'

interface ImportStatement {
  readonly specifier: string
  /** Names that the page gives to what it imports. */
  readonly names: readonly string[]
}

export interface Imports {
  /** What a name was imported from. */
  readonly fileOf: (name: string) => string | undefined
  /** `undefined` where the code is more than imports. */
  readonly statementsOf: (node: MdxjsEsm) => readonly ImportStatement[] | undefined
}

export function importsOf(root: Root): Imports {
  const byName = new Map<string, string>()
  for (const node of root.children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const { specifier, names } of importsIn(programOf(node))) for (const name of names) byName.set(name, specifier)
  }
  return {
    fileOf: (name) => byName.get(name),
    statementsOf: (node) => {
      const program = programOf(node)
      const isOnlyImports = program?.body.every(({ type }) => type === 'ImportDeclaration') === true
      return isOnlyImports ? importsIn(program) : undefined
    },
  }
}

function importsIn(program: Program | null | undefined): readonly ImportStatement[] {
  return (program?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? [{ specifier: String(statement.source.value), names: statement.specifiers.map(({ local }) => local.name) }]
      : [],
  )
}

/** The types of MDX leave it out for imports. */
function programOf({ data }: MdxjsEsm): Program | undefined {
  const program: unknown = data && Reflect.get(data, 'estree')
  return isProgram(program) ? program : undefined
}

function isProgram(value: unknown): value is Program {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'Program'
}
