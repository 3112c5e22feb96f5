// In: Markdown without frontmatter. Out: mdast, from Sätteri (native, about ten times as fast) or remark-parse (portable).
import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'

type Satteri = typeof import('satteri')

export type MarkdownParser = (markdown: string) => Root

/** The parser of that name, or remark-parse where Sätteri has no binary. Both know CommonMark, GFM and directives and make the same trees. */
export async function loadMarkdownParser(name: 'satteri' | 'remark-parse'): Promise<MarkdownParser> {
  const native = name === 'satteri' ? await import('satteri').catch(() => undefined) : undefined
  return native ? satteriParser(native) : remarkParser()
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

function remarkParser(): MarkdownParser {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)
  return (markdown) => processor.parse(markdown)
}
