// What the layout of a site of Next.js says, as settings of docgen.
import type { Code } from '../../../scaffold/code-text.ts'
import type { ConfigNotes } from '../config-notes.ts'
import { headTags } from '../head-tags.ts'
import { relativePath } from '../paths.ts'
import { entriesIn, listIn, textIn } from '../values.ts'
import { elementsIn, nameOf, textOfNode } from './react-data.ts'

/** The name of the site in `%s | Widgets`. */
export function nameInTemplates(templates: readonly (string | undefined)[]): string | undefined {
  const [name] = templates.flatMap((text) => {
    const rest = (text ?? '').replace('%s', '').replace(/^[\s|–—:·-]+|[\s|–—:·-]+$/g, '')
    return rest === '' ? [] : [rest]
  })
  return name
}

const headElements = (head: unknown): readonly unknown[] =>
  elementsIn(head, (element) => /^(?:link|meta|script|style)$/.test(nameOf(element)))

const isIcon = (element: unknown): boolean => /^(?:shortcut )?icon$/.test(textIn(element, 'props', 'rel') ?? '')

/** The icon that a tag of the head names. */
export function iconIn(head: unknown): string | undefined {
  return headElements(head)
    .filter(isIcon)
    .map((element) => textIn(element, 'props', 'href'))
    .find((href) => href !== undefined)
}

/** Names that React has for attributes of HTML. */
const htmlNames: Readonly<Record<string, string>> = { httpEquiv: 'http-equiv', crossOrigin: 'crossorigin', charSet: 'charset' }

export function headOf(head: unknown, notes: ConfigNotes): Code {
  const tags = headElements(head).flatMap((element) => {
    const attributes = Object.fromEntries(
      entriesIn(element, 'props').flatMap(([key, value]): [string, unknown][] =>
        key === 'key' ? [] : [[htmlNames[key] ?? key, value]],
      ),
    )
    const content = textIn(element, 'props', 'dangerouslySetInnerHTML', '__html') ?? textOfNode(listIn(element, 'children'))
    const isPlain = nameOf(element) !== 'meta' || typeof attributes['content'] === 'string'
    // What a page loads first is a matter of its own images.
    if (/^(?:preload|modulepreload|prefetch)$/.test(textIn(attributes, 'rel') ?? '')) return []
    if (isIcon(element) || (nameOf(element) === 'meta' && /^(?:viewport)$/.test(textIn(attributes, 'name') ?? ''))) return []
    return isPlain ? headTags(nameOf(element), attributes, content === '' ? undefined : content, notes) : []
  })
  return tags.length > 0 ? tags : undefined
}

/** An image in `public/` by its address; one from elsewhere is copied there. */
export function imagePlace(
  src: string,
  layoutFile: string | undefined,
): { readonly from: string; readonly src: string } | undefined {
  if (/^(?:[a-z]+:|\/\/)/i.test(src) || layoutFile === undefined) return undefined
  if (src.startsWith('/')) return { from: `public${src}`, src }
  if (src.startsWith('public/')) return { from: src, src: src.slice('public'.length) }
  return { from: src, src: `/${relativePath('', src).split('/').at(-1) ?? src}` }
}
