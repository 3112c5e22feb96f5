// Elements of raw HTML that take in what follows them, since nothing ends them where they were meant to end.
import type { Html } from 'mdast'
import { voidElements, type Diagnostic, type SourceRange } from '@docgen/model'
import { selfClosedElement, strayEndTag, unclosedElement } from '../../diagnostics/html.ts'
import { blank, createPlaces, openingTag, withoutComments } from './raw-tags.ts'
import { isAllowedElement } from './sanitise.ts'
import type { TransformContext } from './transform-context.ts'

/** What ends them may be left out. */
const endsByItself = new Set('p li dt dd tr td th thead tbody tfoot caption colgroup option optgroup rp rt'.split(' '))
/** Of their text, only their own end tag is a tag. */
const holdsText = /<(script|style|textarea|title|template)\b[\s\S]*?<\/\1\s*>/gi
/** Within them, tags may close themselves. */
const drawings: ReadonlySet<string> = new Set(['svg', 'math'])
/** A start tag, or the name of an end tag. */
const tagPattern = new RegExp(`${openingTag.source}|</([A-Za-z][\\w-]*)[^<>]*>`, 'g')

interface Tag {
  readonly name: string
  readonly at: SourceRange
  readonly isEnd: boolean
  readonly closesItself: boolean
}

/** `unbalanced-html`. Of what is not allowed, `raw-html-removed` says that it is taken away. */
export function unbalancedHtml(
  context: Pick<TransformContext, 'file' | 'lines'>,
  nodes: readonly Html[],
  isTrusted: boolean,
): readonly Diagnostic[] {
  const isKept = ({ name }: Tag): boolean => isTrusted || isAllowedElement(name)
  const found: Diagnostic[] = []
  const open: Tag[] = []
  const leaveOpen = (left: readonly Tag[]): void => {
    const drawing = left.findIndex(({ name }) => drawings.has(name))
    const outside = drawing < 0 ? left : left.slice(0, drawing + 1)
    for (const tag of outside) if (isKept(tag) && !endsByItself.has(tag.name)) found.push(unclosedElement(tag.at, tag.name))
  }
  for (const tag of nodes.flatMap((node) => tagsIn(node, context))) {
    if (voidElements.has(tag.name) || !(isKept(tag) || drawings.has(tag.name))) continue
    if (tag.closesItself) {
      const isDrawn = drawings.has(tag.name) || open.some(({ name }) => drawings.has(name))
      if (!isDrawn && !endsByItself.has(tag.name)) found.push(selfClosedElement(tag.at, tag.name))
    } else if (!tag.isEnd) open.push(tag)
    else {
      const begun = open.findLastIndex(({ name }) => name === tag.name)
      if (begun >= 0) leaveOpen(open.splice(begun).slice(1))
      else if (isKept(tag)) found.push(strayEndTag(tag.at, tag.name))
    }
  }
  leaveOpen(open)
  return found
}

/** In their order. */
function tagsIn(node: Html, context: Pick<TransformContext, 'file' | 'lines'>): readonly Tag[] {
  const html = withoutComments(node.value).replace(holdsText, blank)
  const placeOf = createPlaces(context, node)
  return [...html.matchAll(tagPattern)].flatMap(({ 0: text, 1: start, 2: behind = '', 3: end, index }): readonly Tag[] => {
    const name = (start ?? end ?? '').toLowerCase()
    if (start === undefined) return [{ name, at: placeOf(index), isEnd: true, closesItself: false }]
    // Text such as `a <b` is no tag.
    if (html[index + text.length] !== '>') return []
    // A value without quotes may end with a slash.
    const closesItself = behind.endsWith('/') && !/=\s*[^\s"'>]+\/$/.test(behind)
    return [{ name, at: placeOf(index), isEnd: false, closesItself }]
  })
}
