// In: Markdown without frontmatter. Out: mdast, from Sätteri (native, about ten times as fast) or remark-parse (portable).
import type { Root } from 'mdast'
import { unified, type Processor } from 'unified'
import { withShallowTrees } from './nesting.ts'
import { PageFailure } from './page-failure.ts'
import { isSaid } from './plugins/said.ts'
import type { ParserExtensions } from './plugins/attach-plugins.ts'

type Satteri = typeof import('satteri')

export interface MarkdownParser {
  (markdown: string): Root
  /** To be awaited before a text is parsed: loads what that takes. */
  readonly prepare?: (markdown: string) => Promise<void>
}

/**
 * The parser of that name, or remark-parse where Sätteri has no binary or plugins extend the syntax. Both know CommonMark, GFM and
 * directives and make the same trees.
 */
export async function loadMarkdownParser(
  name: 'satteri' | 'remark-parse',
  extensions?: ParserExtensions,
): Promise<MarkdownParser> {
  // They are made for micromark, which remark-parse is.
  if (extensions) return withShallowTrees(withPlaces(await loadPortable(extensions)))
  const native = name === 'satteri' ? await import('satteri').catch(() => undefined) : undefined
  if (!native) return withShallowTrees(await loadPortable())
  const fast = satteriParser(native)
  let portable: ((markdown: string) => Root) | undefined
  const parse = withShallowTrees((markdown) => {
    if (!copiesTooMuch(markdown) && !rereadsTooMuch(markdown)) return fast(markdown)
    if (!portable) throw new Error('The parser has not been prepared for this text.')
    return portable(markdown)
  })
  // Few texts need it, and it is more code than all else that most pages need.
  const prepare = async (markdown: string): Promise<void> => {
    if (!portable && (mostCopies(markdown) > mostCopied / 2 || mostRereads(markdown) > mostReread / 2))
      portable = await loadPortable()
  }
  return Object.assign(parse, { prepare })
}

async function loadPortable(extensions?: ParserExtensions): Promise<(markdown: string) => Root> {
  const { remarkParser } = await import('./portable-parser.ts')
  return remarkParser(extensions)
}

/** Text that the syntax of a plugin does not take has a place, which the report can name. */
function withPlaces(parse: (markdown: string) => Root): (markdown: string) => Root {
  return (markdown) => {
    try {
      return parse(markdown)
    } catch (error) {
      if (!isSaid(error)) throw error
      const { reason: message, source: extension, line = 1, column = 1 } = error
      throw new PageFailure({ kind: 'syntax', extension, message }, { line, column })
    }
  }
}

/** Bytes. */
const mostCopied = 16_000_000

/** Sätteri copies the text before each entity of a paragraph: 144 kB of `&amp;` took 1.6 GB. */
function copiesTooMuch(markdown: string): boolean {
  if (mostCopies(markdown) <= mostCopied) return false
  let copied = 0
  let start = 0
  for (const { 0: sign, index } of markdown.matchAll(/&(?:#\w+|\w+);|\n[ \t]*\n/g)) {
    if (sign.startsWith('&')) copied += index - start
    else start = index
    if (copied > mostCopied) return true
  }
  return false
}

/** What it copies of a text at the most, which is told at once. */
function mostCopies(markdown: string): number {
  return countOf('&', markdown) * markdown.length
}

/** Letters. From here on, remark-parse takes less time. */
const mostReread = 200_000_000

/**
 * If Sätteri looks for directives, it reads a paragraph or a table again for each colon: 80 kB of `:a` took 3.5 seconds, three times as long as 40 kB.
 * Directives that have whole lines are not part of a paragraph.
 */
function rereadsTooMuch(markdown: string): boolean {
  if (mostRereads(markdown) <= mostReread) return false
  const blocks = markdown.split(/^[ \t>]*(?::{2,}.*)?$/m)
  return blocks.reduce((sum, block) => sum + countOf(':', block) * block.length, 0) > mostReread
}

/** What it reads again of a text at the most. */
function mostRereads(markdown: string): number {
  return mayHoldDirectives.test(markdown) ? countOf(':', markdown) * markdown.length : 0
}

/** No directive begins otherwise, in whatever form. */
const mayHoldDirectives = /:[\p{ID_Start}\d]/u

function countOf(sign: string, text: string): number {
  return text.split(sign).length - 1
}

/** As a unified parser, so that the rest of the chain is a unified processor like any. */
function satteriParser(native: Satteri): MarkdownParser {
  const processor = unified().use(function satteriParse(this: Processor) {
    // Sätteri types its trees itself; a test holds them to those of remark-parse, which are mdast's.
    this.parser = (document) => {
      const features = { directive: mayHoldDirectives.test(document), gfm: true, frontmatter: false }
      return native.markdownToMdast(document, { features }) as unknown as Root
    }
  })
  return (markdown) => processor.parse(markdown) as Root
}
