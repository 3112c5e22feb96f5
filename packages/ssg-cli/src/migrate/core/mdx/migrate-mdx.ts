// In: a page of MDX. Out: edits that make it Markdown with directives, and a note for all code that a person has to look at.
import type { Nodes, Parents } from 'mdast'
import type { MdxFlowExpression, MdxjsEsm, MdxTextExpression } from 'mdast-util-mdx'
import type { FoundContainer } from '../containers.ts'
import type { Draft, Reason } from '../draft.ts'
import type { JsonReader } from '../json-import.ts'
import { commentOf } from './comment.ts'
import { codeOfAttribute, elementOf, valueOfAttribute, type Element } from './element.ts'
import { htmlElement } from './html-element.ts'
import { importsOf, type Imports } from './imports.ts'
import { expressionOf, literalOf, type Names } from './literal.ts'
import { lineNumberAt, widthOf, withClosedCode } from '../lines.ts'
import { shownValue } from '../shown-value.ts'
import { separateMarkdown } from './markdown-in-html.ts'
import type { ComponentRules, MdxPage } from './mdx-page.ts'
import { reactRules } from './parts.ts'
import { isReplaceable, migrateOldComponent } from './old-component.ts'
import { parseMdx } from './parse-mdx.ts'
import { languageOfFile, rawFileOf } from './raw-import.ts'
import { codeBlockRule, codeNameOf, writeFileFence } from './code-block.ts'
import { indentBehind, unindentTag } from './unindent.ts'

interface MdxOptions {
  readonly rules: ComponentRules
  readonly include: MdxPage['include']
  readonly shownFile?: MdxPage['shownFile'] | undefined
  readonly link?: MdxPage['link'] | undefined
  readonly json?: JsonReader | undefined
  /** What names stand for that the page need not declare, such as that of its frontmatter. */
  readonly names?: Names | undefined
  /** Packages and paths whose imports mean nothing once their components are gone. */
  readonly isOwnImport: (specifier: string) => boolean
  /** Whether the old site reads `$…$` as math. */
  readonly hasMath?: boolean | undefined
  /** Why code of a page is of no use, where it says what the frontmatter says. */
  readonly uselessCode?: ((code: string) => Reason | undefined) | undefined
  /** What an expression stands for that is no literal. */
  readonly textOf?: ((code: string) => string | undefined) | undefined
}

export function migrateMdx(draft: Draft, containers: readonly FoundContainer[], given: MdxOptions): void {
  const options: MdxOptions = { ...given, rules: new Map([...reactRules, ...given.rules]) }
  const parsed = parseMdx(draft, containers, options.hasMath)
  if ('problem' in parsed) {
    const message =
      `The page is not valid MDX, so only its Markdown was migrated: ${parsed.problem.split('\n')[0] ?? ''}.`.replace(
        /\.\.$/,
        '.',
      )
    draft.note(parsed.offset, { kind: 'by-hand', topic: 'mdx-code', message })
    return
  }
  const link = options.link ?? ((path: string) => path)
  const imports = importsOf(parsed.root, { json: options.json, link, names: options.names })
  const asDirectives = directivesIn(parsed.root, draft, imports.values)
  const isReplaced = (tag: string): boolean => options.rules.has(tag) || asDirectives.has(tag)
  const page: MdxPage = {
    draft,
    imports,
    include: options.include,
    shownFile: options.shownFile ?? (() => undefined),
    shownTexts: shownTextsIn(parsed.root, draft, options.rules, imports),
    link,
    items: new Set(),
    asDirectives,
    leftNames: leftNamesIn(parsed.root, imports, isReplaced),
  }
  const visit: Visit = (node, column) => {
    switch (node.type) {
      case 'mdxjsEsm':
        migrateModuleCode(node, page, options)
        return false
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        migrateExpression(node, column, page, options)
        return false
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return migrateElement(elementOf(node, draft.text, { column, names: imports.values }), page, options)
      default:
        return true
    }
  }
  walk(parsed.root, 0, visit, draft)
  separateMarkdown(parsed.root, draft)
}

/** Components whose uses in the page can all be directives or tabs: then what the page imports them from is of no use. */
function directivesIn(root: Nodes, draft: Draft, values: Names): ReadonlySet<string> {
  const names = new Set<string>()
  const others = new Set<string>()
  walk(root, 0, (node, column) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const element = elementOf(node, draft.text, { column, names: values })
      ;(isReplaceable(element, draft) ? names : others).add(element.name)
    }
    return true
  })
  return new Set([...names].filter((name) => !others.has(name)))
}

/** Names that the page uses only where a code fence can stand, or where their values can. */
function shownTextsIn(root: Nodes, { text }: Draft, rules: ComponentRules, imports: Imports): ReadonlySet<string> {
  const { values } = imports
  const shown = new Map<string, number>()
  const used = new Map<string, number>()
  const count = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1)
  walk(root, 0, (node) => {
    if (node.type === 'mdxjsEsm' && imports.statementsOf(node)) return false
    for (const { code, isTold } of codesOf(node, values))
      for (const [name] of code.matchAll(/[\w$]+/g)) {
        count(used, name)
        if (isTold) count(shown, name)
      }
    const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    const isCode = isTag && rules.get(node.name ?? '') === codeBlockRule
    const given = isCode ? codeNameOf(elementOf(node, text, { names: values })) : undefined
    const code = node.type === 'mdxFlowExpression' ? node.value.trim() : given
    if (code === undefined || !isName(code) || values.has(code)) return true
    count(shown, code)
    // What it encloses is that name.
    if (isCode && node.children.length > 0) count(used, code)
    return !isCode
  })
  // What only constants need has given them its value.
  const ofConstants = [...values.keys()].filter((name) => !used.has(name) && imports.fileOf(name) !== undefined)
  return new Set([...ofConstants, ...[...shown].flatMap(([name, times]) => (used.get(name) === times ? [name] : []))])
}

/** Names that stay in code, or in tags, once all has been replaced for which there is a rule or a directive. */
function leftNamesIn(root: Nodes, imports: Imports, isReplaced: (tag: string) => boolean): ReadonlySet<string> {
  const names = new Set<string>()
  walk(root, 0, (node) => {
    const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    const [tag, ...attributes] = isTag ? codesOf(node, imports.values) : []
    if (tag && !isReplaced(tag.code)) names.add(tag.code.replace(/\..*/s, ''))
    for (const { code, isTold } of isTag ? attributes : codesOf(node, imports.values))
      for (const [name] of isTold ? [] : code.matchAll(/[\w$]+/g)) names.add(name)
    return true
  })
  return names
}

interface UsedCode {
  readonly code: string
  /** Whether its value takes its place. */
  readonly isTold: boolean
}

/** Code in a node, but for imports and what it encloses. */
function codesOf(node: Nodes, values: Names): readonly UsedCode[] {
  const untold = (code: string): UsedCode => ({ code, isTold: false })
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return [{ code: node.value, isTold: textOfExpression(node, values) !== undefined }]
  if (node.type === 'mdxjsEsm') return [untold(node.value.replace(/^import\s[^'"]*(?:'[^'\n]*'|"[^"\n]*")/gm, ''))]
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return []
  const ofAttributes = node.attributes.flatMap((each) => {
    const code = codeOfAttribute(each)
    return code === undefined ? [] : [{ code, isTold: valueOfAttribute(each, values) !== undefined }]
  })
  return [untold(node.name ?? ''), ...ofAttributes]
}

function textOfExpression(node: MdxFlowExpression | MdxTextExpression, values: Names): string | number | undefined {
  const value = literalOf(expressionOf(node.data?.estree), values)?.value
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

function isName(code: string): boolean {
  return /^[\w$]+$/.test(code)
}

type Visit = (node: Nodes, column: number | undefined) => boolean

/** `visit` says whether the children of a node are visited too. Lines of `draft` that moved before count as they are then. */
function walk(node: Nodes, column: number | undefined, visit: Visit, draft?: Draft): void {
  if (!visit(node, column) || !('children' in node)) return
  const parent: Parents = node
  const inner = columnWithin(parent, column, draft)
  for (const child of parent.children) walk(child, inner, visit, draft)
}

function columnWithin(node: Parents, column: number | undefined, draft: Draft | undefined): number | undefined {
  if (node.type === 'blockquote' || column === undefined) return undefined
  const start = node.type === 'listItem' ? node.children[0]?.position?.start : undefined
  if (start?.offset === undefined) return column
  const index = start.line - 1
  const { start: lineStart = 0 } = draft?.page.lines[index] ?? {}
  return draft ? widthOf(draft.text.slice(lineStart, start.offset).slice(draft.shiftOf(index))) : start.column - 1
}

function migrateElement(element: Element, page: MdxPage, { rules }: MdxOptions): boolean {
  const isHtml = /^[a-z]/.test(element.name) || element.name === ''
  if (isHtml && !rules.has(element.name)) return htmlElement(element, page)
  const file = page.imports.fileOf(element.name)
  const included = file !== undefined && /\.mdx?$/.test(file) ? page.include(file) : undefined
  if (file !== undefined && included !== undefined) {
    const message = `<${element.name} /> was replaced by the text of "${file}".`
    unindentTag(element, page.draft)
    const text = withClosedCode(included.trim()).replace(/\n(?=[^\n])/g, `\n${indentBehind(element, page.draft)}`)
    page.draft.replace(element.span, text, { kind: 'changed', topic: 'include', message })
    return false
  }
  const written = rules.get(element.name)?.(element, page) ?? false
  if (written !== false) {
    if (written === true) nameLostCode(element, page.draft)
    return written !== 'whole'
  }
  migrateOldComponent(element, page)
  return true
}

/** A rule knows attributes whose values can be told. */
function nameLostCode({ name, computed, span }: Element, draft: Draft): void {
  if (computed.length === 0) return
  const lost = computed
    .map(({ name: key, code }) => (key === '...' ? `{${code}}` : `${key}={${code}}`).replace(/\s+/g, ' '))
    .join(', ')
  draft.note(span.start, {
    kind: 'by-hand',
    topic: 'component',
    message: `<${name}> lost ${lost}, because Markdown cannot compute values.`,
  })
}

function migrateModuleCode(node: MdxjsEsm, page: MdxPage, { isOwnImport, uselessCode }: MdxOptions): void {
  const { draft, imports, leftNames, shownTexts } = page
  const span = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
  const code = draft.text.slice(span.start, span.end)
  const statements = imports.statementsOf(node)
  const isShown = (name: string): boolean =>
    shownTexts.has(name) && (imports.values.has(name) || rawFileOf(name, page) !== undefined)
  const isForeign = ({ specifier, names }: { specifier?: string | undefined; names: readonly string[] }): boolean =>
    specifier === undefined
      ? // What nothing shows may be meant for code outside of the page.
        !names.every(isShown)
      : !isOwnImport(specifier) &&
        !/\.(?:mdx?|png|jpe?g|gif|svg|webp)$/.test(specifier) &&
        names.some((name) => leftNames.has(name) && !isShown(name))
  if (statements !== undefined && !statements.some(isForeign)) {
    const list = statements.flatMap(({ specifier }) => (specifier === undefined ? [] : [`"${specifier}"`])).join(', ')
    const message =
      list === ''
        ? 'Constants were removed: their values are now text of the page.'
        : `The import of ${list} was removed: what it names is now Markdown, a directive or a code fence.`
    draft.replace(span, '', { kind: 'changed', topic: 'import', message })
    return
  }
  const useless = uselessCode?.(code)
  if (useless) {
    draft.replace(span, '', useless)
    return
  }
  const message = 'This MDX code is now a comment: move it into an island or a React page, or write its result.'
  draft.replace(span, commentOf(code), { kind: 'by-hand', topic: 'mdx-code', message })
}

function migrateExpression(
  node: MdxFlowExpression | MdxTextExpression,
  column: number | undefined,
  page: MdxPage,
  { textOf = () => undefined }: Pick<MdxOptions, 'textOf'>,
): void {
  const { draft } = page
  const span = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
  const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(node.value)?.[1] ?? /^\s*\/\/([^\n]*)\s*$/.exec(node.value)?.[1]
  if (comment !== undefined) {
    draft.replace(span, commentOf(comment.trim()), {
      kind: 'changed',
      topic: 'comment',
      message: 'An MDX comment is now an HTML comment.',
    })
    return
  }
  if (node.value.trim() === '') {
    draft.replace(span, '', {
      kind: 'changed',
      topic: 'expression',
      message: 'An empty {} was removed: MDX shows nothing for it.',
    })
    return
  }
  const value = textOfExpression(node, page.imports.values)
  const line = draft.page.lines[lineNumberAt(draft.page, span.start) - 1]?.text ?? ''
  const shown = value === undefined ? textOf(node.value.trim()) : shownValue(value, line.replace(`{${node.value}}`, ''))
  if (shown !== undefined) {
    draft.replace(span, shown, { kind: 'changed', topic: 'expression', message: `{${node.value}} is now its text.` })
    return
  }
  const file = node.type === 'mdxFlowExpression' ? rawFileOf(node.value.trim(), page) : undefined
  if (file !== undefined) {
    const reason = { kind: 'changed', topic: 'code', message: `{${node.value.trim()}} is now a code fence.` } as const
    writeFileFence({ span, open: span, column }, draft, { info: languageOfFile(file), file, reason })
    return
  }
  const message = `The expression {${node.value.trim().split('\n')[0] ?? ''}} is now a comment: write its result.`
  draft.replace(span, commentOf(`{${node.value}}`), { kind: 'by-hand', topic: 'expression', message })
}
