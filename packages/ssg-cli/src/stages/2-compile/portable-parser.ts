// remark-parse, with the syntax that docgen has.
import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'
import type { ParserExtensions } from './plugins/attach-plugins.ts'

export function remarkParser(extensions?: ParserExtensions): (markdown: string) => Root {
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
