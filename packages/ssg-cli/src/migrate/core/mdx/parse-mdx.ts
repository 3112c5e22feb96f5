// In: a page. Out: its mdast with the nodes of MDX, whose offsets are those of the page's text.
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { propertyOf } from '@docgen/model'
import type { FoundContainer } from '../containers.ts'
import type { Draft } from '../draft.ts'
import { lineNumberAt } from '../lines.ts'
import { blank } from '../prose.ts'

const processor = () => unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

type ParsedMdx = { readonly root: Root } | { readonly problem: string; readonly offset: number }

/** Frontmatter, marks of containers, HTML comments, heading ids and attributes of directives, which MDX does not know, count as white space. */
export function parseMdx(draft: Draft, containers: readonly FoundContainer[], hasMath = false): ParsedMdx {
  const text = maskedText(draft, containers)
  const masked = hasMath ? maskMath(text, draft) : text
  try {
    return { root: processor().parse(masked) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { problem: reason, offset: offsetOf(propertyOf(error, 'place')) }
  }
}

function maskedText({ text, page }: Draft, containers: readonly FoundContainer[]): string {
  const marks = new Set(containers.flatMap(({ openLine, closeLine }) => [openLine, ...(closeLine ? [closeLine] : [])]))
  const parts = page.lines.map((line) => {
    const { start, end, text: own, part } = line
    const lineBreak = text.slice(end, nextStart(text, end))
    const isHidden = part === 'frontmatter' || marks.has(line)
    const shown =
      part === 'text'
        ? own.replace(/\{#[^{}\s]+\}[ \t]*$|(?<=(?:^|[^:\w]):{1,2}[a-z][\w-]*(?:\[[^\]]*\])?)\{[^{}]*\}/g, blank)
        : own
    return (isHidden ? blank(text.slice(start, end)) : shown) + lineBreak
  })
  return maskComments(
    parts.join(''),
    page.lines.filter(({ part }) => part === 'code' || part === 'fence'),
  )
}

function maskComments(text: string, code: readonly { readonly start: number; readonly end: number }[]): string {
  return text.replace(/<!--[\s\S]*?-->/g, (comment: string, offset: number) =>
    code.some(({ start, end }) => start <= offset && offset <= end) ? comment : blank(comment),
  )
}

/** Braces within `$$…$$` and `$…$` are those of TeX. */
function maskMath(text: string, { page }: Draft): string {
  const isCode = (offset: number): boolean => {
    const part = page.lines[lineNumberAt(page, offset) - 1]?.part
    return part === 'code' || part === 'fence'
  }
  return text.replace(
    /(?<![\\`$])(\${1,2})(?![\s$])(?:(?!\n\s*\n)[\s\S])*?(?<![\s\\])\1(?!\$)|^\$\$\s*\n[\s\S]*?^\s*\$\$\s*$/gm,
    (math: string, _: unknown, offset: number) => (isCode(offset) ? math : math.replace(/[{}<]/g, ' ')),
  )
}

function nextStart(text: string, end: number): number {
  const lineBreak = text.indexOf('\n', end)
  return lineBreak < 0 ? text.length : lineBreak + 1
}

function offsetOf(place: unknown): number {
  const offset = propertyOf(propertyOf(place, 'start') ?? place, 'offset')
  return typeof offset === 'number' ? offset : 0
}
