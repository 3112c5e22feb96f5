// What a browser makes of a page's HTML, by a parser that the generator does not use on its own output.
import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { expect } from 'vitest'
import { expectSafeAddress } from './safe-address.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

/** Every element, those of templates too. */
export function elementsOf(html: string): readonly Element[] {
  const found: Element[] = []
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (!('tagName' in node)) continue
      found.push(node)
      visit(node.childNodes)
      if ('content' in node) visit(node.content.childNodes)
    }
  }
  visit(parseFragment(html).childNodes)
  return found
}

export function textOfElement({ childNodes }: Pick<Element, 'childNodes'>): string {
  return childNodes.map((node) => ('tagName' in node ? textOfElement(node) : 'value' in node ? node.value : '')).join('')
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

const running = new Set(
  'applet base button embed form frame frameset iframe link math meta noembed noscript object plaintext portal script select slot style template textarea xmp'.split(
    ' ',
  ),
)
const addresses = new Set(
  'action background cite code codebase data formaction href icon longdesc manifest poster profile src xlink:href'.split(' '),
)

/** Nothing in it runs a script, loads a page or sends a form; read once, and read again as a browser that saved it would. */
export function expectHarmless(html: string): void {
  for (const text of [html, serialize(parseFragment(html))]) {
    for (const element of elementsOf(text)) {
      expect(running, `<${element.tagName}>`).not.toContain(element.tagName)
      for (const { name } of element.attrs)
        expect(name, element.tagName).not.toMatch(/^(?:style|srcdoc|ping|srcset|name|form.*)$/i)
      expectNoCode(element)
    }
  }
}

/** Nothing in an element's attributes is code; a picture may be `data:` in an attribute that shows pictures. */
export function expectNoCode({ tagName, attrs }: Element): void {
  for (const attribute of attrs) {
    const name = attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name
    // Handlers have names of letters; `onerror"x` is none.
    expect(name, tagName).not.toMatch(/^on[a-z]*$/i)
    if (/^(?:src|poster)$/i.test(name) && /^data:(?:image\/|,)/i.test(attribute.value)) continue
    if (addresses.has(name.toLowerCase())) expectSafeAddress(attribute.value)
  }
}
