// Which raw HTML a page may hold, and what is said of the rest.
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize'
import type { Element, Nodes } from 'hast'
import type { Html } from 'mdast'
import type { Diagnostic } from '@docgen/model'
import { rawHtmlRemoved } from '../../diagnostics/html.ts'
import { foreignComponents } from '../../syntax/markdown/foreign-words.ts'
import { createPlaces, openingTag, withoutComments } from './raw-tags.ts'
import type { TransformContext } from './transform-context.ts'

const harmless = 'abbr audio cite dfn figcaption figure mark small source time track u video wbr'.split(' ')
const tagNames = [...(defaultSchema.tagNames ?? []).filter((name) => name !== 'input'), ...harmless]
const commonAttributes = [
  'ariaDescribedBy',
  'ariaHidden',
  'ariaLabel',
  'className',
  'dir',
  'height',
  'id',
  'lang',
  'role',
  'title',
  'width',
]

/**
 * GitHub's list with a few more harmless elements. No `style`. Every element may have an `id`, since none of these becomes a property of
 * `document` by it, and none a `name`, by which an `<img>` with an `id` would. Schemes of addresses are judged later, with a
 * diagnostic, so every scheme passes here.
 */
const schema = {
  ...defaultSchema,
  tagNames: [...tagNames, 'input'],
  attributes: {
    '*': [...commonAttributes, 'align'],
    a: ['href', 'rel', 'target', 'dataFootnoteRef', 'dataFootnoteBackref'],
    audio: ['src', 'controls', 'loop', 'muted', 'preload'],
    video: ['src', 'controls', 'loop', 'muted', 'preload', 'poster', 'playsInline'],
    source: ['src', 'srcSet', 'sizes', 'type', 'media'],
    track: ['kind', 'label', 'src', 'srcLang'],
    img: ['src', 'srcSet', 'sizes', 'alt', 'loading', 'decoding'],
    details: ['open'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    ol: ['start', 'reversed', 'type'],
    section: ['dataFootnotes'],
    td: ['colSpan', 'rowSpan', 'headers'],
    th: ['colSpan', 'rowSpan', 'scope', 'headers'],
    time: ['dateTime'],
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, ['dataAnchor']])),
  },
  clobber: [],
  clobberPrefix: '',
  protocols: { cite: ['http', 'https'] },
  required: { input: { type: 'checkbox', disabled: true } },
  strip: ['script', 'style', 'template', 'noscript'],
} satisfies Schema

/** Name of an element that a plugin made and the schema does not know, while its place is kept. */
export const trustedElement = 'docgen-trusted'

/** `shielded` says that plugins made elements in the tree, which are numbered too. */
function schemaWith(ours: ReadonlySet<string>, shielded: boolean): Schema {
  const { attributes } = schema
  return {
    ...schema,
    tagNames: [...schema.tagNames, ...ours, ...(shielded ? [trustedElement] : [])],
    attributes: {
      ...attributes,
      ...Object.fromEntries([...ours].map((name) => [name, ['dataDocgen']])),
      ...(shielded && { '*': [...attributes['*'], 'dataDocgen'] }),
    },
  }
}

/** `ours` are names of elements that keep their number. Raw HTML may have the same names, but it can have no number. */
export function sanitiseHast<Tree extends Nodes>(tree: Tree, ours: ReadonlySet<string>, hasShielded: boolean): Tree {
  removeInputs(tree)
  // sanitize keeps the type of its root.
  return sanitize(tree, schemaWith(ours, hasShielded)) as Tree
}

/** Of all inputs the checkboxes of task lists stay, which nobody can check. */
function removeInputs(node: Nodes): void {
  if (!('children' in node)) return
  // A part of the same children.
  node.children = node.children.filter(
    (child) => child.type !== 'element' || child.tagName !== 'input' || isTaskBox(child),
  ) as typeof node.children
  node.children.forEach(removeInputs)
}

function isTaskBox({ properties }: Element): boolean {
  return /^checkbox$/i.test(String(properties['type'])) && properties['disabled'] === true
}

const allowedTags = new Set(tagNames)

export function isAllowedElement(tagName: string): boolean {
  return allowedTags.has(tagName)
}

const writtenTaskBox = /^<input(?=[^>]*\stype\s*=\s*["']?checkbox["'\s/>])(?=[^>]*\sdisabled[\s=/>])/i
/** Characters: longer ones are no checkboxes. */
const longestTaskBox = 300

/** Of the tag that begins at `index` of the HTML. */
function isAllowedTag(name: string, html: string, index: number): boolean {
  return name === 'input' ? writtenTaskBox.test(html.slice(index, index + longestTaskBox)) : allowedTags.has(name)
}

const attribute = /([^\s"'/=>]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]*))?/g
const handler = /^on[a-z]+$/i
const removedAttribute = /^(?:on[a-z]+|style|srcdoc)$/i

/**
 * `raw-html-removed` for each opening tag and attribute of the page's raw HTML that is taken away. Of trusted HTML that is code in attributes
 * alone: React renders the content, and knows no handlers as text.
 */
export function removedHtml(
  { file, lines }: Pick<TransformContext, 'file' | 'lines'>,
  nodes: readonly Html[],
  isTrusted: boolean,
): readonly Diagnostic[] {
  const isRemoved = isTrusted ? handler : removedAttribute
  let closedTags: ReadonlySet<string> | undefined
  const closed = (): ReadonlySet<string> => (closedTags ??= closedTagsIn(nodes))
  return nodes.flatMap((node) => {
    const placeWithin = createPlaces({ file, lines }, node)
    const value = withoutComments(node.value)
    return [...value.matchAll(openingTag)].flatMap(({ index, 1: tag = '', 2: behind = '' }) => {
      const isKept = isTrusted || isAllowedTag(tag.toLowerCase(), value, index)
      const attributes = [...behind.matchAll(attribute)].flatMap(({ index: offset, 1: name = '', 2: equals }) =>
        equals !== undefined && isRemoved.test(name)
          ? [rawHtmlRemoved(placeWithin(index + 1 + tag.length + offset), `attribute "${name}"`)]
          : [],
      )
      return isKept
        ? attributes
        : [
            rawHtmlRemoved(placeWithin(index), `element <${tag}>`, {
              hint: foreignComponents.get(tag),
              isOpen: !behind.trimEnd().endsWith('/') && !closed().has(tag),
            }),
            ...attributes,
          ]
    })
  })
}

function closedTagsIn(nodes: readonly Html[]): ReadonlySet<string> {
  return new Set(nodes.flatMap(({ value }) => [...value.matchAll(/<\/([A-Za-z][^\s>/]*)/g)].map(([, tag = '']) => tag)))
}
