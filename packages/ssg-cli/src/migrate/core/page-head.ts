// Tags for the head of one page, as its frontmatter lists them: docgen has its description, and no other.
import { isRecord } from '@docgen/model'
import { changed, yamlText, type KeyChange } from './frontmatter.ts'
import { at, textIn } from './values.ts'

const descriptions = ['description', 'og:description', 'twitter:description']

/** Of VitePress (`[tag, attributes]`) and Starlight (`{ tag, attrs }`). `undefined` where no tag describes the page. */
export function changeOfHead(head: unknown, data: unknown, kind: 'left' | 'by-hand'): KeyChange | undefined {
  const tags = Array.isArray(head) ? head.map((given: unknown) => ({ given, attributes: attributesOf(given) })) : []
  const nameOf = (attributes: unknown): string => textIn(attributes, 'name') ?? textIn(attributes, 'property') ?? ''
  const found = descriptions.flatMap((name) => tags.filter(({ attributes }) => nameOf(attributes) === name))
  const text = found.map(({ attributes }) => textIn(attributes, 'content')).find((content) => content !== undefined)
  if (text === undefined) return undefined
  // Cards may have had another text: the page has one.
  const lines = textIn(data, 'description') === undefined ? [`description: ${yamlText(text)}`] : []
  const others = tags.filter((tag) => !found.includes(tag)).map(({ given }) => given)
  if (others.length === 0) return changed('head', lines)
  const kept = lines.length === 0 ? '' : ` "head" is now "${lines.join('')}".`
  const message = `docgen has no tags for the head of one page, so ${JSON.stringify(others)} was removed.${kept}`
  return { lines, kind, message }
}

function attributesOf(given: unknown): unknown {
  return isRecord(given) ? given['attrs'] : at(given, 1)
}
