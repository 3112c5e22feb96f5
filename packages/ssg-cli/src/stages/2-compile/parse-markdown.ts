// In: Markdown without frontmatter. Out: mdast, from Sätteri (native, about ten times as fast) or remark-parse (portable).
import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'
import { withShallowTrees } from './nesting.ts'
import type { ParserExtensions } from './plugins/attach-plugins.ts'

type Satteri = typeof import('satteri')

export type MarkdownParser = (markdown: string) => Root

/**
 * The parser of that name, or remark-parse where Sätteri has no binary or plugins extend the syntax. Both know CommonMark, GFM and
 * directives and make the same trees.
 */
export async function loadMarkdownParser(
  name: 'satteri' | 'remark-parse',
  extensions?: ParserExtensions,
): Promise<MarkdownParser> {
  // They are made for micromark, which remark-parse is.
  if (extensions) return withShallowTrees(remarkParser(extensions))
  const native = name === 'satteri' ? await import('satteri').catch(() => undefined) : undefined
  if (!native) return withShallowTrees(remarkParser())
  const [fast, portable] = [satteriParser(native), remarkParser()]
  return withShallowTrees((markdown) => (copiesTooMuch(markdown) ? portable : fast)(markdown))
}

/** Bytes. */
const mostCopied = 16_000_000

/** Sätteri copies the text before each entity of a paragraph: 144 kB of `&amp;` took 1.6 GB. */
function copiesTooMuch(markdown: string): boolean {
  if (markdown.split('&').length * markdown.length <= mostCopied) return false
  let copied = 0
  let start = 0
  for (const { 0: sign, index } of markdown.matchAll(/&(?:#\w+|\w+);|\n[ \t]*\n/g)) {
    if (sign.startsWith('&')) copied += index - start
    else start = index
    if (copied > mostCopied) return true
  }
  return false
}

/** As a unified parser, so that the rest of the chain is a unified processor like any. */
function satteriParser(native: Satteri): MarkdownParser {
  const processor = unified().use(function satteriParse(this: Processor) {
    // Sätteri types its trees itself; a test holds them to those of remark-parse, which are mdast's.
    this.parser = (document) =>
      native.markdownToMdast(document, { features: { directive: true, gfm: true, frontmatter: false } }) as unknown as Root
  })
  return (markdown) => processor.parse(markdown) as Root
}

function remarkParser(extensions?: ParserExtensions): MarkdownParser {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(function extend(this: Processor) {
      const data = this.data()
      data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...(extensions?.micromark ?? [])]
      data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...(extensions?.fromMarkdown ?? [])]
    })
  return (markdown) => processor.parse(markdown)
}
