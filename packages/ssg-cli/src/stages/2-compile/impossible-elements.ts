// Names that browsers take for those of elements, and React for none: `<joe@acme.example>` in HTML is an address that someone wrote as in Markdown.
import type { Parents, Root, RootContent } from 'hast'

const possible = /^[a-z][\w:.-]*$/i

/** Their tags become text, as readers expect. `markdown` is the text of the page, which positions are told by. */
export function showImpossibleElements(root: Root, markdown: string): void {
  const visit = (parent: Parents): void => {
    parent.children = parent.children.flatMap((child: RootContent) => {
      if ('children' in child) visit(child)
      if (child.type !== 'element' || possible.test(child.tagName)) return [child]
      const written = /^<[^>]*>/.exec(markdown.slice(child.position?.start.offset))?.[0] ?? `<${child.tagName}>`
      return [{ type: 'text' as const, value: written }, ...child.children]
    }) as typeof parent.children
  }
  visit(root)
}
