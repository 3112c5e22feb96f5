// `<include>./part.mdx</include>`: Markdown becomes its text, and code a fence that shows the file.
import GithubSlugger from 'github-slugger'
import { plainText } from '../core/heading-ids.ts'
import { pageLinesOf } from '../core/lines.ts'
import type { ComponentRule } from '../core/mdx/mdx-page.ts'
import { textOfNodes } from '../core/mdx/node-text.ts'
import { textAt } from '../core/mdx/element.ts'
import { indentBehind, unindentTag } from '../core/mdx/unindent.ts'

export interface Included {
  /** The Markdown of a file, migrated; `undefined` where there is none. `isRoot` for a path from the folder of the site. */
  readonly textOf: (path: string, isRoot: boolean) => string | undefined
  /** The path of code as a fence names it. */
  readonly codeOf: (path: string, isRoot: boolean) => string | undefined
}

export function includeRule({ textOf, codeOf }: Included): ComponentRule {
  return (element, { draft }) => {
    const written = textOfNodes(element.node.children)
    if (written === undefined) return false
    const [path = '', part] = written.trim().split('#')
    const isRoot = element.values['cwd'] !== undefined
    const language = textAt(element.values, 'lang')
    const meta = textAt(element.values, 'meta')
    const isText = /\.mdx?$/.test(path) && language === undefined
    unindentTag(element, draft)
    const indent = indentBehind(element, draft)
    const whole = isText ? textOf(path, isRoot) : undefined
    const text = whole === undefined || part === undefined ? whole : sectionOf(whole, part)
    if (text !== undefined) {
      const message = `The include of "${written.trim()}" was replaced by its text.`
      draft.replace(element.span, indented(text.trim(), indent), { kind: 'changed', topic: 'include', message })
      return 'whole'
    }
    const file = isText ? undefined : codeOf(path, isRoot)
    if (file === undefined) return false
    const words = [
      language ?? /\.(\w+)$/.exec(path)?.[1] ?? 'text',
      `file="${file}"`,
      ...(part === undefined ? [] : [`region=${part}`]),
      ...(meta === undefined ? [] : [meta]),
    ]
    draft.replace(element.span, `\`\`\`${words.join(' ')}\n${indent}\`\`\``, {
      kind: 'changed',
      topic: 'include',
      message: `The code of "${path}" is now a fence with file="…".`,
    })
    return 'whole'
  }
}

/** All lines but the first one, which stands where the tag stood. */
function indented(text: string, indent: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`)
}

/** What is below a heading, or in a `<section id="…">`. */
function sectionOf(text: string, id: string): string | undefined {
  const escaped = id.replace(/[^\w-]/g, '')
  const section = new RegExp(`<section[^>]*\\sid="${escaped}"[^>]*>([\\s\\S]*?)</section>`).exec(text)?.[1]
  if (section !== undefined) return section
  const { lines } = pageLinesOf(text)
  const slugger = new GithubSlugger()
  const headings = lines.flatMap(({ part, text: line }, index) => {
    const [, marks = '', title = ''] = (part === 'text' ? /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*$/.exec(line) : undefined) ?? []
    const given = /\{#([^}\s]+)\}$/.exec(title)?.[1]
    return marks === '' ? [] : [{ index, depth: marks.length, anchor: given ?? slugger.slug(plainText(title)) }]
  })
  const found = headings.find(({ anchor }) => anchor === id)
  if (found === undefined) return undefined
  const next = headings.find(({ index, depth }) => index > found.index && depth <= found.depth)
  return lines
    .slice(found.index + 1, next?.index)
    .map(({ text: line }) => line)
    .join('\n')
}
