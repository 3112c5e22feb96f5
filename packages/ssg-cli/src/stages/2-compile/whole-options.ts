import type { Element, ElementContent } from 'hast'

/** Longer ones would not fit on a phone, and may break. */
const longest = 24

const option = /(?<=^|[\s[(|])--?[A-Za-z][\w-]*/g

/** Inline code such as `docgen build --base` may break at spaces, but not between or after the hyphens of an option. */
export function keepOptionsWhole(code: Element): void {
  code.children = code.children.flatMap((child) => (child.type === 'text' ? partsOf(child.value) : [child]))
}

function partsOf(text: string): readonly ElementContent[] {
  const parts: ElementContent[] = []
  let end = 0
  for (const { 0: name, index } of text.matchAll(option)) {
    if (name.length > longest) continue
    if (index > end) parts.push({ type: 'text', value: text.slice(end, index) })
    const children: ElementContent[] = [{ type: 'text', value: name }]
    parts.push({ type: 'element', tagName: 'span', properties: { className: ['docgen-option'] }, children })
    end = index + name.length
  }
  return end < text.length || parts.length === 0 ? [...parts, { type: 'text', value: text.slice(end) }] : parts
}
