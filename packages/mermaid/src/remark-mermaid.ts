// In: the tree of a page. Out: the same with a drawing in the place of each fence of Mermaid that can be drawn. All others stay code.
import type { Code, Parent, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { HtmlElement } from '@docgen/ssg-cli'
import { keep } from './drawings.ts'
import type { MermaidOptions } from './options.ts'
import type { Problem } from './problem.ts'

/** Of the directive that takes the place of a fence. */
export const directiveName = 'mermaid-drawing'

/** Throws for options that it has not, which docgen reports at their place in the config. */
export function remarkMermaid(options: MermaidOptions = {}) {
  const { requireNames = true, ...unknown } = options
  const [name] = Object.keys(unknown)
  if (name !== undefined) throw new TypeError(`mermaid() has no option "${name}", only "requireNames".`)
  if (typeof requireNames !== 'boolean') throw new TypeError('`requireNames` of mermaid() must be `true` or `false`.')
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences = fencesIn(tree)
    if (fences.length === 0) return
    const lines = String(file.value).split('\n')
    for (const fence of fences) await replaceFence(fence, { file, lines, requireNames })
  }
}

interface Fence {
  readonly code: Code
  readonly parent: Parent
}

function fencesIn(parent: Parent): readonly Fence[] {
  return parent.children.flatMap((node): readonly Fence[] => {
    if (node.type === 'code')
      return /^mermaid(?:\{|$)/i.test(node.lang ?? '') && !(node.data && 'hName' in node.data) ? [{ code: node, parent }] : []
    return 'children' in node ? fencesIn(node) : []
  })
}

interface Page {
  readonly file: VFile
  readonly lines: readonly string[]
  readonly requireNames: boolean
}

async function replaceFence({ code, parent }: Fence, page: Page): Promise<void> {
  const meta = code.meta ?? ''
  // What docgen would say of Mermaid that nothing draws is said here.
  const stay = (): void => void (code.lang = 'text')
  const say = (problem: Omit<Problem, 'isFatal'>): void => report(problem, code, page)
  if (/(?:^|\s)file=/.test(meta)) {
    stay()
    return say({
      line: -1,
      column: 0,
      message: 'A diagram from another file is shown as code. Write it into the fence to have it drawn.',
    })
  }
  const { readDiagram } = await import('./read/read-diagram.ts')
  const { diagram, name, description, problems } = readDiagram(code.value)
  problems.forEach(say)
  if (!diagram) return stay()
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta)
  const caption = title?.[1] ?? title?.[2] ?? title?.[3]
  const label = name || caption
  if (!label && page.requireNames)
    say({
      line: -1,
      column: 0,
      message:
        'This diagram has no name for people who cannot see it. Write "accTitle: What it shows" as its second line, or title="What it shows" behind "mermaid".',
    })
  const { drawDiagram, textsOf } = await import('./draw/draw-diagram.ts')
  const texts = textsOf(diagram)
  let svg: HtmlElement
  try {
    svg = await drawDiagram(diagram, label ?? firstOf(texts), description)
  } catch (error) {
    stay()
    const reason = error instanceof Error ? error.message : String(error)
    return say({
      line: -1,
      column: 0,
      message: `This diagram has no layout, so it is shown as code: ${reason}. Write it with fewer lines between groups.`,
    })
  }
  const node = {
    type: 'leafDirective',
    name: directiveName,
    attributes: { drawing: keep({ svg, caption, texts }) },
    children: [],
    ...(code.position && { position: code.position }),
  }
  // A node of mdast-util-directive, whose types this package does not need otherwise.
  parent.children.splice(parent.children.indexOf(code), 1, node as unknown as RootContent)
}

/** The name of a diagram that has none: the beginning of what stands in it. */
function firstOf(texts: readonly string[]): string {
  return texts.slice(0, 3).join(', ')
}

/** `line` is that of the diagram; -1 is the line of the fence itself. */
function report({ line, column, message }: Omit<Problem, 'isFatal'>, code: Code, { file, lines }: Page): void {
  const start = code.position?.start ?? { line: 1, column: 1 }
  if (line < 0) return void file.message(message, start)
  // Lists and quotes put something before the lines of a fence.
  const written = lines[start.line + line] ?? ''
  const own = code.value.split('\n')[line] ?? ''
  const indent = written.endsWith(own) ? written.length - own.length : start.column - 1
  file.message(message, { line: start.line + line + 1, column: indent + column + 1 })
}
