// The pages of the reference say what TypeScript says of each export: its members, their parameters by name, every type, the values of enumerations.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPackages } from '../../site/api-packages.ts'
import { buildAccountsSite, type BuiltSite } from './accounts-site.ts'
import {
  canonical,
  canonicalSignature,
  canonicalType,
  parseMember,
  parseStatement,
  parseType,
  withExportedNames,
} from './canonical-code.ts'
import { readPage, type ShownDeclaration, type ShownMember } from './reference-page.ts'
import { typescriptExports } from './typescript-exports.ts'
import { knownMembers, knownSignatures, knownType, withoutResult, type KnownMember } from './typescript-members.ts'

interface Compared {
  /** `server AccountsServer` */
  readonly place: string
  /** Segment of the page's address. */
  readonly kind: string
  readonly page: ShownDeclaration
  readonly symbol: ts.Symbol
}

let site: BuiltSite
let checker: ts.TypeChecker
let compared: readonly Compared[]

beforeAll(async () => {
  site = await buildAccountsSite()
  const known = typescriptExports(site.root, apiPackages)
  checker = known.checker
  compared = known.packages.flatMap(({ dir, exports, symbolOf }) =>
    exports.flatMap((name) => pagesOf(join(site.dist, 'api', dir), name, `${dir} ${name}`, symbolOf(name))),
  )
})

afterAll(() => site.remove())

test('enumerations have the members and the values that TypeScript computes, in the order of the source', () => {
  const enumerations = ofKind('enum')
  expect(enumerations.length).toBeGreaterThan(15)
  expect(enumerations.map(({ place, page }) => [place, ...page.rows])).toEqual(
    enumerations.map(({ place, symbol }) => [place, ...valuesOf(symbol)]),
  )
})

test('functions have all overloads, with parameters, types and results', () => {
  const functions = ofKind('function')
  expect(functions.length).toBeGreaterThan(15)
  expect(
    functions.flatMap(({ place, page, symbol }) => {
      const shown = page.code.map((code) => shownSignature(code.replace(/^function [\w$]+/, '')))
      return differences(place, shown, knownSignatures(symbol, checker))
    }),
  ).toEqual([])
})

test('classes and interfaces have their type parameters and bases, aliases and variables their types', () => {
  const others = ofKind('class', 'interface', 'type', 'variable')
  expect(others.length).toBeGreaterThan(200)
  // Where members are described below, they are compared by themselves: `{ … }` stands for them, or nothing where the title says the rest.
  const [left, whole] = [others.filter(isLeftOut), others.filter((one) => !isLeftOut(one))]
  expect(left.filter(({ page }) => page.members.length === 0).map(({ place }) => place)).toEqual([])
  expect(whole.length).toBeGreaterThan(100)
  expect(whole.flatMap((one) => differences(one.place, [shownHead(one)], [knownHeads(one)]))).toEqual([])
})

test('members are those that TypeScript sees, with every modifier, parameter and type', () => {
  const holders = ofKind('class', 'interface', 'type', 'variable')
  // An alias of something else than an object shows no members of its own.
  const shown = holders.filter(({ kind, page }) => kind === 'class' || kind === 'interface' || page.members.length > 0)
  const members = shown.map((holder) => ({ ...holder, known: knownMembers(holder.symbol, checker) }))
  expect(members.flatMap(({ known }) => known).length).toBeGreaterThan(1000)
  expect(members.flatMap(({ place, page, known }) => memberDifferences(place, page.members, known))).toEqual([])
})

/** A name may stand for an interface and for a variable. */
function pagesOf(folder: string, name: string, place: string, symbol: ts.Symbol): readonly Compared[] {
  const kinds = readdirSync(folder).filter((kind) => existsSync(join(folder, kind, name, 'index.html')))
  return kinds.map((kind) => {
    const page = readPage(readFileSync(join(folder, kind, name, 'index.html'), 'utf8'))
    const files = new Set(symbol.declarations?.map((declaration) => declaration.getSourceFile()))
    const renamed = (code: string): string => [...files].reduce(withExportedNames, code)
    const members = page.members.map((member) => ({ ...member, code: member.code.map(renamed) }))
    return { place, kind, symbol, page: { ...page, code: page.code.map(renamed), members } }
  })
}

function ofKind(...kinds: readonly string[]): readonly Compared[] {
  return compared.filter(({ kind }) => kinds.includes(kind))
}

function valuesOf({ declarations = [] }: ts.Symbol): readonly string[] {
  return declarations
    .filter(ts.isEnumDeclaration)
    .flatMap(({ members }) =>
      members.map((member) => `${member.name.getText()} = ${JSON.stringify(checker.getConstantValue(member))}`),
    )
}

function isLeftOut({ kind, page }: Compared): boolean {
  const [code = ''] = page.code
  const isTitleAlone = (kind === 'type' && !code.includes('=')) || (kind === 'variable' && !code.includes(':'))
  return isTitleAlone || code.endsWith('{ … }')
}

function shownHead({ kind, page }: Compared): string {
  const [code = ''] = page.code
  if (kind === 'variable') return canonicalType(parseType(code.replace(/^const [\w$]+: /, '')), false)
  const hasBody = kind === 'type' || code.endsWith('}')
  return headOf(parseStatement(hasBody ? code : `${code} {}`))
}

function knownHeads({ kind, symbol }: Compared): readonly string[] {
  if (kind === 'variable') return knownType(symbol, checker)
  return (symbol.declarations ?? []).map(headOf)
}

/** Type parameters with their constraints and defaults, bases, and what an alias stands for. */
function headOf(node: ts.Node): string {
  if (ts.isTypeAliasDeclaration(node))
    return ['type', ...(node.typeParameters ?? []).map(canonical), canonical(node.type)].join(' ')
  if (!ts.isClassDeclaration(node) && !ts.isInterfaceDeclaration(node)) return ''
  const word = ts.isClassDeclaration(node) ? 'class' : 'interface'
  return [word, ...[...(node.typeParameters ?? []), ...(node.heritageClauses ?? [])].map(canonical)].join(' ')
}

function memberDifferences(place: string, shown: readonly ShownMember[], known: readonly KnownMember[]): readonly string[] {
  const knownByAnchor = new Map(known.map((member) => [member.anchor, member]))
  const anchors = new Set(shown.map(({ anchor }) => anchor))
  return [
    ...known.filter(({ anchor }) => !anchors.has(anchor)).map(({ anchor }) => `${place} lacks ${anchor}`),
    ...shown.flatMap((member) => {
      const other = knownByAnchor.get(member.anchor)
      // What comes from Node's own declarations this program does not read.
      if (!other) return member.isInherited ? [] : [`${place} has ${member.anchor}, which TypeScript does not see`]
      const at = `${place} ${member.anchor}`
      const badges = member.badges.filter((badge) => modifiers.has(badge)).toSorted()
      return [
        ...differences(
          at,
          member.code.map((code) => shownMember(member, code)),
          other.texts,
        ),
        ...differences(`${at}, badges`, [badges.join()], [[other.badges.toSorted().join()]]),
        ...(member.isInherited && !other.isInherited ? [`${at} is inherited only on the page`] : []),
      ]
    }),
  ]
}

const modifiers = new Set(['static', 'optional', 'readonly', 'abstract', 'protected'])

function shownMember({ isType, badges }: ShownMember, code: string): string {
  if (isType) return canonicalType(parseType(code), badges.includes('optional'))
  const member = parseMember(code)
  if (ts.isConstructorDeclaration(member)) return withoutResult(canonicalSignature(member))
  return ts.isIndexSignatureDeclaration(member) ? canonical(member) : shownSignature(code)
}

function shownSignature(code: string): string {
  const member = parseMember(code)
  if (ts.isFunctionLike(member)) return canonicalSignature(member)
  throw new Error(`This is no signature: ${code}`)
}

/** For each text that is none of the spellings of its other. */
function differences(place: string, shown: readonly string[], known: readonly (readonly string[])[]): readonly string[] {
  if (shown.length !== known.length) return [`${place}: ${shown.length} pieces of ${known.length}`]
  return shown.flatMap((text, index) => {
    const spellings = known[index] ?? []
    return spellings.includes(text)
      ? []
      : [`${place}\n  page:       ${text}\n  TypeScript: ${spellings.join('\n          or: ')}`]
  })
}
