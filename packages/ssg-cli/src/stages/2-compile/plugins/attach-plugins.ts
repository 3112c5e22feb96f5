// In: the plugins of a site. Out: what they add to the compiler: extensions of the parser, handlers, and steps over the trees of a page.
import type { Nodes as HastNodes, Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import type { Options as RehypeOptions } from 'remark-rehype'
import { unified, type Data, type Plugin } from 'unified'
import type { VFile } from 'vfile'
import { errorMessageOf, type DocgenPlugin, type UnifiedAttacher, type UnifiedPlugin } from '@docgen/model'
import { ownPluginName } from '../../../config/plugins.ts'
import type { CalledPart } from '../../../diagnostics/plugins.ts'

/** Syntax that plugins add to Markdown, for remark-parse. */
export interface ParserExtensions {
  readonly micromark: NonNullable<Data['micromarkExtensions']>
  readonly fromMarkdown: NonNullable<Data['fromMarkdownExtensions']>
}

type Handlers = NonNullable<RehypeOptions['handlers']>
export type Handler = NonNullable<Handlers[keyof Handlers]>

/** One plugin of unified. */
export interface Step<Tree> extends CalledPart {
  readonly run: (tree: Tree, file: VFile) => Promise<Tree>
}

/** What makes HTML of one type of Markdown nodes. */
export interface PluginHandler extends Pick<CalledPart, 'plugin'> {
  readonly type: string
  readonly handle: Handler
}

export interface AttachedPlugins {
  /** Absent when the syntax is that of docgen. */
  readonly extensions?: ParserExtensions
  /** Of those with one type, the last counts. */
  readonly handlers: readonly PluginHandler[]
  readonly remark: readonly Step<Root>[]
  readonly rehype: readonly Step<HastRoot>[]
}

/** A plugin of unified that threw as it was given its options. */
export interface AttachFailure {
  /** Name of the docgen plugin that it is a part of. */
  readonly plugin: string
  /** What findings call it; begins a sentence. */
  readonly what: string
  readonly part: 'remark' | 'rehype'
  readonly index: number
  readonly reason: string
}

/** Waits for what a plugin promises. `what` says what that is, and begins a sentence. */
export type Wait = <Made>(promised: Promise<Made>, what: string) => Promise<Made>

const waitAsPromised: Wait = (promised) => promised

/** Each plugin of unified has a processor of its own, so that what it throws is known to be its; the data of processors is one, as in a chain. */
export function attachPlugins(
  plugins: readonly DocgenPlugin[],
  wait: Wait = waitAsPromised,
): AttachedPlugins & { readonly failures: readonly AttachFailure[] } {
  const data: Data = {}
  const failures: AttachFailure[] = []
  const attach = <Tree>(part: 'remark' | 'rehype'): readonly Step<Tree>[] =>
    plugins.flatMap((plugin) =>
      (plugin[part] ?? []).flatMap((entry, index) => {
        const what = subjectOf(part, entry)
        try {
          return [{ what, plugin: shownNameOf(plugin), run: runnerOf<Tree>(entry, what, data, wait) }]
        } catch (error) {
          const reason = errorMessageOf(error)
          failures.push({ plugin: plugin.name, what, part, index, reason })
          return []
        }
      }),
    )
  const remark = attach<Root>('remark')
  const rehype = attach<HastRoot>('rehype')
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = data
  const hasExtensions = micromarkExtensions.length + fromMarkdownExtensions.length > 0
  return {
    remark,
    rehype,
    handlers: plugins.flatMap((plugin) =>
      Object.entries(plugin.handlers ?? {}).map(([type, handle]) => ({
        type,
        plugin: shownNameOf(plugin),
        // A plugin's own handlers are typed as functions of their package.
        handle: handle as Handler,
      })),
    ),
    ...(hasExtensions && { extensions: { micromark: micromarkExtensions, fromMarkdown: fromMarkdownExtensions } }),
    failures,
  }
}

function shownNameOf({ name }: DocgenPlugin): string | undefined {
  return name === ownPluginName ? undefined : name
}

function runnerOf<Tree>(entry: UnifiedPlugin, what: string, data: Data, wait: Wait): Step<Tree>['run'] {
  const [given, ...options] = partsOf(entry)
  const attacher = function (this: never, ...values: never[]): unknown {
    const transformer: unknown = given.apply(this, values)
    if (transformer instanceof Promise) {
      // What it rejects with is of no interest any more.
      transformer.catch(() => undefined)
      throw new Error('it returned a promise. Only the function that it returns may be async.')
    }
    return transformer
  }
  // unified types a plugin by its trees and options, which only its own package knows.
  const processor = unified()
    .data(data)
    .use(attacher as unknown as Plugin<unknown[]>, ...options)
    .freeze()
  return async (tree, file) => (await wait(processor.run(tree as HastNodes, file), `${what} on ${file.path}`)) as Tree
}

function subjectOf(part: 'remark' | 'rehype', entry: UnifiedPlugin): string {
  const { name } = partsOf(entry)[0]
  return name === '' ? `A plugin of ${part}` : `The ${part} plugin "${name}"`
}

function partsOf(entry: UnifiedPlugin): readonly [UnifiedAttacher, ...unknown[]] {
  return typeof entry === 'function' ? [entry] : entry
}
