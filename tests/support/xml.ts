// A strict reader of XML, as far as feeds go: it throws where a parser would refuse. https://www.w3.org/TR/xml/

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Its own text, entities resolved. */
  readonly text: string
}

const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/
const forbidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
const startTag = /^<([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*="[^"<]*")*)\s*(\/?)>/
const attribute = /\s+([A-Za-z_][\w.:-]*)="([^"<]*)"/g

export function parseXml(document: string): XmlElement {
  if (!declaration.test(document)) throw new Error('The XML declaration is missing.')
  const bad = forbidden.exec(document)
  if (bad) throw new Error(`A character that XML does not have, at ${bad.index}.`)
  const { element, rest } = readElement(document.replace(declaration, ''))
  if (rest.trim() !== '') throw new Error(`Something follows the root: ${rest.slice(0, 40)}`)
  return element
}

function readElement(source: string): { readonly element: XmlElement; readonly rest: string } {
  const tag = startTag.exec(source)
  if (!tag) throw new Error(`No element begins here: ${source.slice(0, 40)}`)
  const [whole, name = '', written = '', slash] = tag
  const attributes: Record<string, string> = {}
  for (const [, key = '', value = ''] of written.matchAll(attribute)) {
    if (key in attributes) throw new Error(`<${name}> has the attribute ${key} twice.`)
    attributes[key] = resolveEntities(value)
  }
  let rest = source.slice(whole.length)
  const children: XmlElement[] = []
  let text = ''
  if (slash === '/') return { element: { name, attributes, children, text }, rest }
  for (;;) {
    const next = rest.indexOf('<')
    if (next < 0) throw new Error(`<${name}> is never closed.`)
    text += resolveEntities(rest.slice(0, next))
    rest = rest.slice(next)
    if (rest.startsWith('</')) break
    const child = readElement(rest)
    children.push(child.element)
    rest = child.rest
  }
  const end = `</${name}>`
  if (!rest.startsWith(end)) throw new Error(`<${name}> ends with ${rest.slice(0, 20)}`)
  return { element: { name, attributes, children, text }, rest: rest.slice(end.length) }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function resolveEntities(text: string): string {
  return text.replace(/&([^;\s]*;?)/g, (whole, name: string) => {
    const value = name.endsWith(';') ? entities[name.slice(0, -1)] : undefined
    if (value === undefined) throw new Error(`${whole} is no entity of XML.`)
    return value
  })
}
