import { defineDirective, definePlugin, madeWith, type DirectiveResult, type DocgenPlugin } from '@docgen/ssg-cli'
import { take } from './drawings.ts'
import type { MermaidOptions } from './options.ts'
import { directiveName, remarkMermaid } from './remark-mermaid.ts'

export type { MermaidOptions } from './options.ts'

/** Draws the fences of the language "mermaid". */
export function mermaid(options: MermaidOptions = {}): DocgenPlugin {
  return definePlugin({ name: 'mermaid', remark: [[remark, options]], directives: [drawing] })
}

// What both do is in this package alone, so no other edit of a config compiles pages again.
const remark = madeWith([], remarkMermaid)

/** Puts a drawing into the theme's own box for pictures. */
const drawing = defineDirective({
  name: directiveName,
  form: 'leaf',
  attributes: { drawing: { type: 'string', required: true } },
  becomes: madeWith([], ({ attributes, id }: { readonly attributes: { readonly drawing: string }; readonly id: string }) =>
    becomePicture(attributes.drawing, id),
  ),
})

function becomePicture(key: string, id: string): DirectiveResult {
  const drawn = take(key)
  if (!drawn) throw new Error('docgen writes it for a fence. Write a fence of the language "mermaid".')
  const { svg, caption, texts } = drawn
  return {
    element: 'docgen-svg',
    props: { svg: describedBy(svg, `${id}-desc`), caption, isFigure: true },
    // The component shows the drawing alone; search reads what stands in it.
    children: texts.map((value) => ({ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] })),
  }
}

/** Ids are the page's: it may have several drawings. */
function describedBy(svg: NonNullable<ReturnType<typeof take>>['svg'], id: string): typeof svg {
  const [first, ...rest] = svg.children
  if (first?.type !== 'element' || first.tagName !== 'desc') return svg
  return {
    ...svg,
    properties: { ...svg.properties, ariaDescribedBy: id },
    children: [{ ...first, properties: { id } }, ...rest],
  }
}
