// What the page of a declaration shows, read out of its HTML. Knows the classes that the theme writes, and nothing of how they came about.
import ts from 'typescript'
import { decodeEntities, tagsOf, type Tag } from '../support/html.ts'
import { parseMember, parseStatement } from './canonical-code.ts'

export interface ShownMember {
  /** Id of its heading, or of its line in a declaration. */
  readonly anchor: string
  readonly badges: readonly string[]
  /** Code below the heading: one piece for each overload. */
  readonly code: readonly string[]
  /** Whether the code is a type alone, as under the name of a property. */
  readonly isType: boolean
  readonly isInherited: boolean
}

export interface ShownDeclaration {
  /** The declaration, one piece for each overload; kind and name of the title, where the page has none. */
  readonly code: readonly string[]
  readonly members: readonly ShownMember[]
  /** Rows of an enumeration: name and value. */
  readonly rows: readonly string[]
}

export function readPage(html: string): ShownDeclaration {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const [head = '', ...blocks] = main.split(
    /(?=<section class="docgen-member(?: is-property)?">|<div class="docgen-member is-lines">)/,
  )
  const declared = codeIn(head)
  const code = declared.length > 0 ? declared : titleIn(head)
  return { code, members: [...membersInBody(head, code), ...membersInBlocks(blocks, head)], rows: rowsIn(head, code) }
}

/** A value that is the name again is not shown. */
function rowsIn(head: string, [code = '']: readonly string[]): readonly string[] {
  const rows = [...head.matchAll(/<tr id="([^"]*)">.*?<\/th>(?:<td>(?:<code>(.*?)<\/code>)?<\/td>)?/gs)]
  if (rows.length > 0 || !code.startsWith('enum ')) {
    return rows.map(([, name = '', value]) => {
      const shown = value === undefined ? JSON.stringify(decodeEntities(name)) : decodeEntities(textOf(value))
      return `${decodeEntities(name)} = ${shown}`
    })
  }
  const statement = parseStatement(code)
  if (!ts.isEnumDeclaration(statement)) return []
  return statement.members.map((member) => `${member.name.getText()} = ${member.initializer?.getText() ?? ''}`)
}

function membersInBlocks(blocks: readonly string[], head: string): readonly ShownMember[] {
  let isInherited = false
  let before = head
  return blocks.flatMap((block) => {
    const edge = Math.max(before.lastIndexOf('<details class="docgen-inherited"'), before.lastIndexOf('</details>'))
    if (edge >= 0) isInherited = before.startsWith('<details', edge)
    before = block
    return block.startsWith('<section') ? readMember(block) : readLines(block, isInherited)
  })
}

function readMember(section: string): readonly ShownMember[] {
  const own = section.split(/<div class="docgen-article-foot/)[0] ?? ''
  const heading = tagsOf(own).find(({ name }) => name === 'h3')
  // A short type stands on the line of its name.
  const [, shortType] = /^(?:(?!<\/div>).)*?<code class="docgen-type">(.*?)<\/code>/s.exec(own) ?? []
  const anchor = heading?.attributes['id']
  if (anchor === undefined) return []
  return [
    {
      anchor,
      badges: [...own.slice(0, own.indexOf('</div>')).matchAll(/<span class="docgen-badge[^"]*">([^<]*)<\/span>/g)].map(
        ([, badge = '']) => badge,
      ),
      code: shortType === undefined ? codeIn(own) : [textOf(shortType)],
      isType: shortType !== undefined || /<pre class="docgen-declaration is-plain"/.test(own),
      isInherited: own.includes('Inherited from <code>'),
    },
  ]
}

/** Members that have a line of code each; further overloads follow without an anchor. */
function readLines(block: string, isInherited: boolean): readonly ShownMember[] {
  const pieces = block.slice(0, block.indexOf('</pre>')).split('</code>').slice(0, -1)
  const members: { anchor: string; pieces: string[] }[] = []
  for (const piece of pieces) {
    const [anchor] = anchorsIn(piece)
    if (anchor === undefined) members.at(-1)?.pieces.push(textOf(piece))
    else members.push({ anchor, pieces: [textOf(piece)] })
  }
  return members.map((member) => ({
    ...toShown(
      member.anchor,
      member.pieces.map((piece) => parseMember(piece)),
    ),
    isInherited,
  }))
}

/** Members in the body of the declaration, each with the anchor of its line. */
function membersInBody(head: string, [code = '']: readonly string[]): readonly ShownMember[] {
  const anchors = anchorsIn(head)
  if (anchors.length === 0 || code.startsWith('enum ')) return []
  const groups: Member[][] = []
  for (const member of bodyOf(parseStatement(code))) {
    const last = groups.at(-1)
    if (last?.[0] && nameOf(last[0]) === nameOf(member)) last.push(member)
    else groups.push([member])
  }
  if (groups.length !== anchors.length) throw new Error(`${anchors.length} anchors for ${groups.length} members: ${code}`)
  return groups.map((group, index) => toShown(anchors[index] ?? '', group))
}

type Member = ts.ClassElement | ts.TypeElement

function bodyOf(statement: ts.Statement): readonly Member[] {
  if (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) return statement.members
  const type = ts.isTypeAliasDeclaration(statement)
    ? statement.type
    : ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.type
      : undefined
  return type && ts.isTypeLiteralNode(type) ? type.members : []
}

/** All index signatures share one anchor, and the first stands for them. */
function toShown(anchor: string, members: readonly Member[]): ShownMember {
  const [first] = members
  const shown = first && ts.isIndexSignatureDeclaration(first) ? [first] : members
  const isType = shown.every((member) => ts.isPropertySignature(member) || ts.isPropertyDeclaration(member))
  return {
    anchor,
    badges: first ? badgesOf(first) : [],
    code: shown.map((member) =>
      (ts.isPropertySignature(member) || ts.isPropertyDeclaration(member)) && member.type
        ? member.type.getText()
        : member.getText(),
    ),
    isType,
    isInherited: false,
  }
}

function nameOf(member: Member): string {
  if (ts.isConstructorDeclaration(member)) return 'constructor'
  const isStatic =
    ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword)
  return `${isStatic ? 'static ' : ''}${member.name?.getText() ?? ts.SyntaxKind[member.kind]}`
}

function badgesOf(member: Member): readonly string[] {
  const modifiers = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : []
  return [
    ...modifiers.map((modifier) => modifier.getText()),
    ...('questionToken' in member && member.questionToken ? ['optional'] : []),
  ]
}

function anchorsIn(html: string): readonly string[] {
  return tagsOf(html).flatMap(({ attributes: { class: names = '', id } }) =>
    id !== undefined && names.split(' ').includes('docgen-member-anchor') ? [id] : [],
  )
}

/** The pieces of the first declaration in the text. */
function codeIn(html: string): readonly string[] {
  const pre = tagsOf(html).find(isDeclaration)
  if (!pre) return []
  const inner = html.slice(pre.end, html.indexOf('</pre>', pre.end))
  return inner.split('</code>').slice(0, -1).map(textOf)
}

/** `class AccountsServer` */
function titleIn(head: string): readonly string[] {
  const [, kind, name = ''] = /<h1><span class="docgen-kind" data-kind="(\w+)">[^<]*<\/span>(.*?)<\/h1>/s.exec(head) ?? []
  return kind === undefined ? [] : [`${kind} ${textOf(name)}`]
}

function isDeclaration({ name, attributes }: Tag): boolean {
  return name === 'pre' && (attributes['class'] ?? '').split(' ').includes('docgen-declaration')
}

function textOf(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, '')).trim()
}
