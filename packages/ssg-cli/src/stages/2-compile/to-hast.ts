// In: the mdast of a page, transformed. Out: its hast, raw HTML parsed and sanitised, every heading with an id.
import type { Element, Parents as HastParents, Root as HastRoot } from 'hast'
import type { Code, Data as MdastData, List, ListItem, Nodes, Parents, Root } from 'mdast'
import rehypeSlug from 'rehype-slug'
import remarkRehype, { defaultHandlers, type Options as RemarkRehypeOptions } from 'remark-rehype'
import { unified } from 'unified'
import type { Point } from 'unist'
import { errorMessageOf, once, type Words } from '@docgen/model'
import { pluginFailed, type PartFailure } from '../../diagnostics/plugins.ts'
import { stackOf } from '../../common/thrown-place.ts'
import { trimHeadingStart } from './html-anchors.ts'
import { refuseDeepHtml } from './nesting.ts'
import type { Handler, PluginHandler } from './plugins/attach-plugins.ts'
import { distinctFaults, makeSound } from './plugins/sound-tree.ts'
import { ourElementsIn, shieldElements } from './plugins/trusted-elements.ts'
import { sanitiseHast } from './sanitise.ts'
import type { TransformContext } from './transform-context.ts'
import { hasBadge, headingTextOf } from './visible-text.ts'

type State = Parameters<typeof defaultHandlers.listItem>[0]

const ownHandlers: Readonly<Record<string, Handler>> = { code: codeHandler, listItem: listItemHandler }
const slugProcessor = unified().use(rehypeSlug).freeze()

export type ToHast = (mdast: Root, context: TransformContext, trustsHtml: boolean) => Promise<HastRoot>

interface HandlerFailure extends Omit<PluginHandler, 'handle'>, Pick<PartFailure, 'reason' | 'stack'> {
  /** Where the node that it was given begins. */
  readonly place: Point | undefined
}

/** `plugins` says what plugins do to the trees: without any, pages are spared the care for it. */
export function createToHast(words: Words, plugins?: { readonly handlers: readonly PluginHandler[] }): ToHast {
  // Those of the tree that is being made: processors keep their handlers, and run to their end.
  let failures: HandlerFailure[] = []
  const handlers: Record<string, Handler> = { ...ownHandlers }
  for (const handler of plugins?.handlers ?? []) handlers[handler.type] = guarded(handler, (failed) => failures.push(failed))
  const options: RemarkRehypeOptions = {
    handlers,
    footnoteLabel: words('footnotes'),
    // Of the second place that refers to the first note: `1-2`.
    footnoteBackLabel: (note, again) => words('backToReference', { number: again > 1 ? `${note + 1}-${again}` : `${note + 1}` }),
  }
  const plainProcessor = unified().use(remarkRehype, options).freeze()
  const rawProcessor = unified()
    .use(remarkRehype, { ...options, allowDangerousHtml: true })
    .freeze()

  // The parser of HTML is as much code as all else that compiles, and most pages hold no raw HTML.
  const rawHtml = once(() => import('./raw-html.ts'))

  const sanitized = (made: HastRoot, parsed: (made: HastRoot) => HastRoot): HastRoot => {
    const ours = ourElementsIn(made)
    const restore = plugins && shieldElements(made)
    const clean = sanitiseHast(parsed(made), ours, restore !== undefined)
    restore?.(clean)
    return clean
  }
  const run = (processor: typeof plainProcessor, mdast: Root, { file, diagnostics }: TransformContext): HastRoot => {
    failures = []
    const made = processor.runSync(mdast)
    for (const { type, place: { line, column } = { line: 1, column: 1 }, ...thrown } of failures)
      diagnostics.push(pluginFailed({ at: { file, line, column }, what: `The handler of "${type}"`, ...thrown }))
    const faults = plugins ? distinctFaults(makeSound(made)) : []
    for (const { reason, line, column } of faults)
      diagnostics.push(pluginFailed({ at: { file, line, column }, what: 'A handler', reason }))
    return made
  }
  return async (mdast, context, trustsHtml) => {
    if (context.rawHtml.length === 0) return withSlugs(run(plainProcessor, mdast, context))
    refuseDeepHtml(context.rawHtml)
    const { parsedHtml } = await rawHtml()
    const parsed = (tree: HastRoot): HastRoot => parsedHtml(tree, context, trustsHtml)
    const made = run(rawProcessor, mdast, context)
    return withSlugs(trustsHtml ? parsed(made) : sanitized(made, parsed))
  }
}

/** What it throws is reported. The page is without the node then. */
function guarded({ type, plugin, handle }: PluginHandler, report: (failure: HandlerFailure) => void): Handler {
  return (state, node, parent) => {
    try {
      return handle(state, node, parent)
    } catch (error) {
      // Types of nodes are the plugin's, which may set no position.
      report({ type, plugin, place: (node as Nodes).position?.start, reason: errorMessageOf(error), stack: stackOf(error) })
      return undefined
    }
  }
}

/** rehype-slug is given the headings alone: its walk over whole pages took a tenth of their compilation. */
function withSlugs(root: HastRoot): HastRoot {
  const headings: Element[] = []
  const visit = (parent: HastParents): void => {
    for (const node of parent.children) {
      if (node.type !== 'element') continue
      if (/^h[1-6]$/.test(node.tagName)) headings.push(node)
      else visit(node)
    }
  }
  visit(root)
  headings.forEach(trimHeadingStart)
  // It sets the ids on the very properties that it is given.
  slugProcessor.runSync({ type: 'root', children: headings.map(asNamed) })
  return root
}

/** The heading as its anchor names it. Slugs of others are made of all text in them, which reads what is hidden too. */
function asNamed(heading: Element): Element {
  return hasBadge(heading) ? { ...heading, children: [{ type: 'text', value: headingTextOf(heading) }] } : heading
}

/** Our element alone: no `<pre><code>` around it. What a plugin says that the code becomes stays that. */
function codeHandler(state: State, node: Code): Element {
  if (node.data?.hName !== 'docgen-code') return defaultHandlers.code(state, node)
  const element: Element = { type: 'element', tagName: 'docgen-code', properties: { ...node.data.hProperties }, children: [] }
  state.patch(node, element)
  return element
}

/** Whether a list is loose is asked for each of its items, which looks at all of them: here it is found once. */
function listItemHandler(state: State, node: ListItem, parent: Parents | undefined): Element {
  return defaultHandlers.listItem(state, node, parent?.type === 'list' ? loosenessOf(parent) : parent)
}

interface ListData extends MdastData {
  looseness?: List
}

/** A list without items that is as loose as this one. */
function loosenessOf(list: List): List {
  const data: ListData = (list.data ??= {})
  return (data.looseness ??= { type: 'list', spread: list.spread || list.children.some(isLoose), children: [] })
}

function isLoose({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1
}
