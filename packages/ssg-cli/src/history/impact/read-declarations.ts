// In: the code of an export in a report. Out: its declarations, and what comments say of them; `undefined` for code that is not understood.
import {
  expect,
  readMembers,
  readSignature,
  readType,
  readTypeParameters,
  take,
  takeIf,
  textAt,
  UnreadCode,
  type Cursor,
} from './read-types.ts'
import type { DeclarationNode, TypeNode } from './syntax.ts'
import { tokensOf } from './tokens.ts'

export interface ReadExport {
  readonly declarations: readonly DeclarationNode[]
  readonly remarks: Remarks
  /** Names of all type parameters in it: what such a name means is not looked up. */
  readonly typeParameters: ReadonlySet<string>
}

/** The comments that reports have. */
export interface Remarks {
  /** `@beta` by itself, and with the names of members. */
  readonly tags: ReadonlyMap<string, ReadonlySet<string>>
  readonly isTypeAlone: boolean
}

/** What stands for the declaration as a whole among the names that have a tag. */
export const itself = ''

export function readExport(code: string): ReadExport | undefined {
  const lines = code.split('\n')
  const isRemark = (line: string): boolean => line.startsWith('// ')
  const cursor: Cursor = {
    tokens: tokensOf(lines.filter((line) => !isRemark(line)).join('\n')),
    at: 0,
    typeParameters: new Set(),
  }
  try {
    const declarations: DeclarationNode[] = []
    while (textAt(cursor) !== '') declarations.push(readDeclaration(cursor))
    const { typeParameters } = cursor
    return { declarations: withOverloads(declarations), remarks: remarksOf(lines.filter(isRemark)), typeParameters }
  } catch (error) {
    if (error instanceof UnreadCode) return undefined
    throw error
  }
}

function remarksOf(lines: readonly string[]): Remarks {
  const tags = new Map<string, ReadonlySet<string>>()
  for (const line of lines) {
    const [, tag, names = ''] = /^\/\/ @(\w+) ?(.*)$/.exec(line) ?? []
    if (tag !== undefined) tags.set(tag, new Set([...(tags.get(tag) ?? []), ...(names === '' ? [itself] : names.split(', '))]))
  }
  return { tags, isTypeAlone: lines.some((line) => line.startsWith('// Exported as a type alone')) }
}

/** Overloads of a function are one declaration. */
function withOverloads(declarations: readonly DeclarationNode[]): readonly DeclarationNode[] {
  const signatures = declarations.flatMap((each) => (each.kind === 'function' ? each.signatures : []))
  const others = declarations.filter(({ kind }) => kind !== 'function')
  return signatures.length === 0 ? others : [{ kind: 'function', signatures }, ...others]
}

function readDeclaration(cursor: Cursor): DeclarationNode {
  const word = take(cursor)
  const isAbstract = word === 'abstract' && takeIf(cursor, 'class')
  if (isAbstract || word === 'class' || word === 'interface') {
    return readObjectDeclaration(cursor, word === 'interface' ? 'interface' : 'class', isAbstract)
  }
  const isConst = word === 'const' && takeIf(cursor, 'enum')
  if (isConst || word === 'enum') return readEnum(cursor, isConst)
  if (word === 'function') {
    take(cursor)
    return { kind: 'function', signatures: [readSignature(cursor, ':')] }
  }
  if (word === 'type') {
    take(cursor)
    const typeParameters = readTypeParameters(cursor)
    expect(cursor, '=')
    return { kind: 'type', typeParameters, type: readType(cursor) }
  }
  if (word === 'const' || word === 'let' || word === 'var') {
    take(cursor)
    expect(cursor, ':')
    return { kind: 'variable', type: readType(cursor) }
  }
  if (word === 'namespace' || word === 'export') return { kind: word, text: restOfLine(cursor) }
  throw new UnreadCode(`"${word}" begins no declaration.`)
}

function restOfLine(cursor: Cursor): string {
  const words: string[] = []
  do words.push(take(cursor))
  while (cursor.tokens[cursor.at]?.isFirst === false)
  return words.join(' ')
}

function readObjectDeclaration(cursor: Cursor, kind: 'class' | 'interface', isAbstract: boolean): DeclarationNode {
  take(cursor)
  const typeParameters = readTypeParameters(cursor)
  const bases = takeIf(cursor, 'extends') ? readList(cursor) : []
  const contracts = takeIf(cursor, 'implements') ? readList(cursor) : []
  // A class without members of its own ends with its head.
  const members = takeIf(cursor, '{') ? readMembers(cursor) : undefined
  if (members) expect(cursor, '}')
  return { kind, isAbstract, typeParameters, bases, contracts, members: members ?? [] }
}

function readList(cursor: Cursor): readonly TypeNode[] {
  const types: TypeNode[] = []
  do types.push(readType(cursor))
  while (takeIf(cursor, ','))
  return types
}

/** Values may be code that runs. */
function readEnum(cursor: Cursor, isConst: boolean): DeclarationNode {
  take(cursor)
  expect(cursor, '{')
  const values = new Map<string, string | undefined>()
  while (!takeIf(cursor, '}')) {
    const name = take(cursor)
    const words: string[] = []
    if (takeIf(cursor, '=')) while (!(textAt(cursor) === ',' && cursor.tokens[cursor.at + 1]?.isFirst)) words.push(take(cursor))
    expect(cursor, ',')
    values.set(name, words.length === 0 ? undefined : words.join(' '))
  }
  return { kind: 'enum', isConst, values }
}
