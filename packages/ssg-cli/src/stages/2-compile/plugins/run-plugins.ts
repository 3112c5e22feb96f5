// Runs the plugins of a site over a tree of a page. What one throws or says of the page is a finding; the others still run.
import type { Nodes as HastNodes, Root as HastRoot } from 'hast'
import type { Nodes as MdastNodes, Root } from 'mdast'
import type { Position } from 'unist'
import type { VFile } from 'vfile'
import { errorMessageOf, type Diagnostic, type SourceRange } from '@docgen/model'
import { pluginFailed, pluginMessage, pluginRefused, type CalledPart } from '../../../diagnostics/plugins.ts'
import { stackOf } from '../../../common/thrown-place.ts'
import { refuseDeepTree } from '../nesting.ts'
import type { AttachedPlugins, Step } from './attach-plugins.ts'
import { isSaid } from './said.ts'
import { distinctFaults, makeSound } from './sound-tree.ts'

/** What the plugins of a site do to one text. */
interface PluginRun {
  readonly remark: (tree: Root) => Promise<Root>
  readonly rehype: (tree: HastRoot) => Promise<HastRoot>
  readonly findings: () => readonly Diagnostic[]
}

export function runPluginsOn(file: VFile, { remark, rehype }: Pick<AttachedPlugins, 'remark' | 'rehype'>): PluginRun {
  const findings: Diagnostic[] = []
  const run = async <Tree extends Root | HastRoot>(given: Tree, steps: readonly Step<Tree>[]): Promise<Tree> => {
    if (steps.length === 0) return given
    placeNewNodes(given)
    let tree = given
    for (const step of steps) {
      const { what, plugin } = step
      const before = file.messages.length
      try {
        tree = await treeBy(step, tree, file)
      } catch (error) {
        findings.push(failureOf(error, step, file))
      }
      for (const { reason, line, column } of distinctFaults(makeSound(tree)))
        findings.push(pluginFailed({ at: { file: file.path, line, column }, what, plugin, reason }))
      // What is fatal was thrown.
      const messages = file.messages.slice(before).filter(({ fatal }) => fatal !== true)
      for (const said of messages)
        findings.push(pluginMessage({ at: placeOf(said, file), what, plugin, message: messageOf(said) }))
    }
    refuseDeepTree(tree)
    placeNewNodes(tree)
    return tree
  }
  return {
    remark: (tree) => run(tree, remark),
    rehype: (tree) => run(tree, rehype),
    findings: () => findings,
  }
}

async function treeBy<Tree extends Root | HastRoot>({ run }: Step<Tree>, tree: Tree, file: VFile): Promise<Tree> {
  const made = await run(tree, file)
  if (made.type !== 'root') throw new Error('It returned something else than a tree.')
  return made
}

function failureOf(error: unknown, { what, plugin }: CalledPart, file: VFile): Diagnostic {
  const at = placeOf(error, file)
  if (isSaid(error) && error.fatal === true) return pluginRefused({ at, what, plugin, message: messageOf(error) })
  return pluginFailed({ at, what, plugin, reason: messageOf(error), stack: stackOf(error) })
}

function placeOf(error: unknown, { path }: VFile): SourceRange {
  const { line = 1, column = 1 } = isSaid(error) ? error : {}
  return { file: path, line, column }
}

function messageOf(error: unknown): string {
  if (!isSaid(error)) return errorMessageOf(error)
  if (error.cause === undefined || error.cause === null) return error.reason
  const cause = errorMessageOf(error.cause)
  return error.reason.includes(cause) ? error.reason : `${error.reason}: ${cause}`
}

/** Nodes that a plugin or a handler made stand, without length, where their parent begins: findings about them have a place. */
function placeNewNodes(node: MdastNodes | HastNodes, outer?: Position): void {
  const start = node.position?.start ?? outer?.start
  if (!node.position?.start && start) node.position = { start, end: start }
  if ('children' in node) for (const child of node.children) placeNewNodes(child, node.position)
}
