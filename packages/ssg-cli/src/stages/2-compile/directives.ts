// In: a directive of the page. Out: data by which it becomes one of our elements, an element of HTML, a component or an island.
import type { ElementContent } from 'hast'
import type { Nodes, Paragraph, RootContent, Text } from 'mdast'
import type { ContainerDirective, Directives, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { Point, Position } from 'unist'
import {
  errorMessageOf,
  fencesOf,
  findNearest,
  isRecord,
  islandTag,
  slotMark,
  type Directive,
  type DirectiveForm,
  type DirectiveResult,
  type HtmlNode,
  type SourceRange,
} from '@docgen/model'
import {
  misusedDirective,
  otherDirectiveForm,
  sharedDirectiveEnd,
  unclosedDirective,
  unknownDirective,
  wrongDirectiveAttribute,
} from '../../diagnostics/directives.ts'
import { pluginFailed } from '../../diagnostics/plugins.ts'
import { readAttributes } from '../../syntax/markdown/directive-attributes.ts'
import { foreignDirectives } from '../../syntax/markdown/foreign-words.ts'
import { stackOf } from '../../common/thrown-place.ts'
import { checkResult } from './directive-result.ts'
import type { DirectiveTable } from './directive-table.ts'
import { makeSound } from './plugins/sound-tree.ts'
import { elementData, placeOfWord, rangeOf, type TransformContext } from './transform-context.ts'

/** What a component of a page comes from. */
interface PlacedDirective {
  readonly name: string
  readonly plugin: string | undefined
  readonly at: SourceRange
}

export function isPlacedDirective(value: unknown): value is PlacedDirective {
  return isRecord(value) && 'name' in value && 'at' in value
}

const formOf = { containerDirective: 'container', leafDirective: 'leaf', textDirective: 'text' } as const
const colons: Readonly<Record<DirectiveForm, string>> = { container: ':::', leaf: '::', text: ':' }

export function transformContainer(node: ContainerDirective, context: TransformContext): undefined {
  if (!isClosed(node, context)) context.diagnostics.push(unclosedDirective(rangeOf(context, node), node.name))
  else reportSharedEnd(node, context)
  if (transformDirective(node, context)) return undefined
  const { directive } = context.directives.get(node.name) ?? {}
  const at = rangeOf(context, node)
  if (!directive) context.diagnostics.push(unknownDirective(at, node.name, insteadOf(node.name, context.directives)))
  else if (directive.form === 'leaf' || directive.form === 'text')
    context.diagnostics.push(misusedDirective(at, node.name, 'is written as a block', hintForForm(directive)))
  return undefined
}

/** The line that ends a directive ends those in it too. An end that is then left over below tells of the same mistake. */
function reportSharedEnd(node: ContainerDirective, context: TransformContext): void {
  const inner = node.children.at(-1)
  const end = node.position?.end.line
  if (inner?.type !== 'containerDirective' || end === undefined || inner.position?.end.line !== end) return
  if (!hasStrayEnd(context.lines.slice(end)))
    context.diagnostics.push(sharedDirectiveEnd(rangeOf(context, inner), inner.name, node.name))
}

function hasStrayEnd(lines: readonly string[]): boolean {
  const fences = fencesOf(lines)
  let open = 0
  for (const [index, line] of lines.entries()) {
    // Code shows how directives are written.
    if (fences.some(({ first, last }) => first <= index && index <= last)) continue
    const [, behind] = /^[\s>]*:{3,}(.*)$/.exec(line) ?? []
    if (behind !== undefined) open += behind.trim() === '' ? -1 : 1
    if (open < 0) return true
  }
  return false
}

/** By as many colons as it began with, or more. Fewer close what is in it. */
function isClosed({ position }: ContainerDirective, { lines }: TransformContext): boolean {
  const lineAt = (point: Point | undefined): string | undefined => lines[(point?.line ?? 0) - 1]
  const first = lineAt(position?.start)
  const last = lineAt(position?.end)
  if (first === undefined || last === undefined) return true
  const [opening = ''] = /^:*/.exec(first.slice((position?.start.column ?? 1) - 1)) ?? []
  const closing = /^[\s>]*(:{3,})\s*$/.exec(last)?.[1] ?? ''
  return closing.length >= opening.length
}

function hintForForm({ name, form = 'container' }: Directive): string {
  if (form === 'container') return `Write ":::${name}" on a line above its content, and ":::" on one below it.`
  return `Write "${colons[form]}${name}" ${form === 'leaf' ? 'on a line of its own' : 'within a line'}.`
}

/** What stays text though a directive has its name. A word behind a colon is one only where it has a label or attributes. */
export function reportOtherForm(node: LeafDirective | TextDirective, written: string, context: TransformContext): void {
  const { directive } = context.directives.get(node.name) ?? {}
  if (!directive || (node.type === 'textDirective' && !/[[{]/.test(written))) return
  const form = formOf[node.type]
  context.diagnostics.push(otherDirectiveForm(rangeOf(context, node), `${colons[form]}${node.name}`, hintForForm(directive)))
}

/** The same of `::name` and `:::name` within a line, which no parser takes for a directive. */
export function reportWithinLine({ value, position }: Text, context: TransformContext): void {
  if (!value.includes('::') || !position) return
  for (const [, before = '', colonsOf = '', name = ''] of value.matchAll(/(^|[^:])(:{2,})([a-zA-Z][\w-]*)(?=[[{])/g)) {
    const { directive } = context.directives.get(name) ?? {}
    const written = colonsOf + name
    const place = directive && placeIn(context.lines, position, before + written, before.length)
    if (place) context.diagnostics.push(otherDirectiveForm({ file: context.file, ...place }, written, hintForForm(directive)))
  }
}

/** Where lines have a text; `undefined` where it is not written so, as behind a backslash. */
function placeIn(
  lines: readonly string[],
  { start, end }: Position,
  text: string,
  skipped: number,
): { readonly line: number; readonly column: number } | undefined {
  for (let line = start.line; line <= end.line; line++) {
    const from = line === start.line ? Math.max(0, start.column - 1) : 0
    const found = lines[line - 1]?.indexOf(text, from) ?? -1
    if (found >= 0 && lines[line - 1]?.[found + skipped - 1] !== '\\') return { line, column: found + skipped + 1 }
  }
  return undefined
}

/** Whether the node is a directive that is known in this form; if it cannot be made, that is reported, and its content stays. */
export function transformDirective(node: Directives, context: TransformContext): boolean {
  const known = context.directives.get(node.name)
  if (known === undefined || (known.directive.form ?? 'container') !== formOf[node.type]) return false
  if (node.type === 'containerDirective') reportMisuse(node, known.directive, context)
  // Where it cannot be made, its label would be a `<div>`, which ends the paragraph that it is in.
  if (node.type === 'textDirective') node.data = { ...node.data, hName: 'span' }
  const attributes = attributesOf(node, known.directive, context)
  if (attributes === undefined) return true
  const label = node.type === 'containerDirective' ? labelOf(node) : node
  // Its place in the list of elements.
  const id = `${context.anchorPrefix}${node.name}-${context.elementProps.length}`
  try {
    // Read by the very types that `becomes` was written for.
    const result: unknown = known.directive.becomes({ attributes: attributes as never, title: label ? toString(label) : '', id })
    checkResult(result, context.contentNames)
    const data = dataOf(result, node, known.plugin, context)
    if (label && label !== node) label.data = { ...label.data, hName: 'docgen-title', hProperties: { dataDocgen: slotMark } }
    node.data = { ...node.data, ...data }
  } catch (error) {
    context.diagnostics.push(
      pluginFailed({
        at: rangeOf(context, node),
        what: `The directive "${node.name}"`,
        plugin: known.plugin,
        reason: errorMessageOf(error),
        stack: stackOf(error),
      }),
    )
  }
  return true
}

function dataOf(result: DirectiveResult, node: Directives, plugin: string | undefined, context: TransformContext): object {
  if ('island' in result) {
    if (node.type === 'containerDirective')
      throw new Error('An island has no content: give the directive the form "leaf" or "text".')
    const { island, props = {}, when = 'visible' } = result
    const element = { dataName: island, dataProps: JSON.stringify(props), dataWhen: when }
    return { ...elementData(context, islandTag, element), hChildren: [] }
  }
  if ('component' in result) {
    const directive: PlacedDirective = { name: node.name, plugin, at: rangeOf(context, node) }
    return elementData(context, 'docgen-component', { component: result.component, props: result.props ?? {}, directive })
  }
  const { element, props = {}, children } = result
  const content = children && { hChildren: soundContent(children) }
  if (element.startsWith('docgen-')) return { ...elementData(context, element, props), ...content }
  // Takes a number as well: ids are made of them.
  context.elementProps.push({})
  return { hName: element, hProperties: props, ...content }
}

function soundContent(children: readonly HtmlNode[]): ElementContent[] {
  // Made of the same parts as hast.
  const root = { type: 'root', children: [...children] as ElementContent[] }
  const [fault] = makeSound(root)
  if (fault) throw new Error(fault.reason)
  return root.children
}

/** What other tools call the title that here is in brackets. */
const namesOfTitle: ReadonlySet<string> = new Set(['title', 'label', 'summary'])

/** `undefined` when the directive cannot be made of them. */
function attributesOf(
  node: Directives,
  { name, form = 'container', attributes: types = {}, holds }: Directive,
  context: TransformContext,
) {
  const mayHaveTitle = node.type === 'containerDirective' && holds === undefined && labelOf(node) === undefined
  const { values, problems } = readAttributes(types, node.attributes ?? {})
  const at = rangeOf(context, node)
  for (const problem of problems) {
    const { name: attribute } = problem
    const place = attribute === undefined ? at : placeOfWord(at, attribute, context, '{')
    const isTitle = mayHaveTitle && attribute !== undefined && namesOfTitle.has(attribute) && !Object.hasOwn(types, attribute)
    const title = isTitle ? node.attributes?.[attribute] : undefined
    const written = `${colons[form]}${name}`
    const meant = title ? { ...problem, hint: `Write "${written}[${title}]".`, fix: undefined } : problem
    context.diagnostics.push(wrongDirectiveAttribute(place, written, meant))
  }
  return problems.some(({ isFatal }) => isFatal) ? undefined : values
}

/** What would be shown, but not as what it is named after. */
function reportMisuse(node: ContainerDirective, { holds, within, title }: Directive, context: TransformContext): void {
  const report = (at: Nodes, problem: string, hint: string): void =>
    void context.diagnostics.push(misusedDirective(rangeOf(context, at), node.name, problem, hint))
  for (const child of node.children) {
    if (child.type !== 'containerDirective') continue
    if (context.directives.get(child.name)?.directive.within?.directive === node.name) context.placedDirectives.add(child)
  }
  const label = labelOf(node)
  if (title && (label === undefined || toString(label).trim() === '')) report(node, 'has no title', title.hint)
  if (holds) {
    const { what, hint } = holds
    const isList = typeof what === 'string'
    const name = isList ? what : `":::${what.directive}"`
    const stray = node.children.find((child) => child !== label && !isUnseen(child) && !isHeld(child, what))
    if (!node.children.some((child) => isHeld(child, what))) report(node, `contains no ${name}`, hint)
    else if (stray) report(stray, `contains something other than ${isList ? `a ${name}` : name}`, hint)
  }
  if (within && !context.placedDirectives.has(node)) report(node, `is not inside ":::${within.directive}"`, within.hint)
}

function isHeld(child: RootContent, what: NonNullable<Directive['holds']>['what']): boolean {
  if (typeof what !== 'string') return child.type === 'containerDirective' && child.name === what.directive
  return child.type === 'list' && (what === 'list' || child.ordered === true)
}

/** What shows nothing: a comment, or the address of a link. */
function isUnseen(node: RootContent): boolean {
  return node.type === 'definition' || (node.type === 'html' && /^\s*(?:<!--[\s\S]*?-->\s*)*$/.test(node.value))
}

function labelOf(node: ContainerDirective): Paragraph | undefined {
  const [first] = node.children
  return first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined
}

/** What to write instead of a name that is not known, as a hint and, where another name is enough, as that name. */
function insteadOf(name: string, directives: DirectiveTable): { readonly hint?: string; readonly nearest?: string } {
  const foreign = foreignDirectives.get(name.toLowerCase())
  if (foreign !== undefined) return { hint: foreign }
  const nearest = findNearest(name, directives.keys())
  if (nearest === undefined) return {}
  const { form = 'container' } = directives.get(nearest)?.directive ?? {}
  const hint = `Write "${colons[form]}${nearest}", the closest directive.`
  return form === 'container' ? { hint, nearest } : { hint }
}
