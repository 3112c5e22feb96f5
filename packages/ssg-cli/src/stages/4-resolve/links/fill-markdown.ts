// In: Markdown with its links left open, and what they turned out to be. Out: Markdown that can be read anywhere.
import { slotMark, type RoutePath, type Slot } from '@docgen/model'
import { destinationOf } from '../../../syntax/markdown/markdown-destination.ts'
import type { FilledSlots } from './fill-slots.ts'
import { hrefOfRoute } from './hrefs.ts'
import type { LinkTargets } from './link-targets.ts'
import type { MarkdownAddresses } from './markdown-addresses.ts'
import { answeredLines } from './write-answers.ts'

interface MarkdownContext {
  readonly markdownAddresses: MarkdownAddresses
  readonly targets: LinkTargets
}

/** Behind a comment `// ^?` of a sample: its slot and its line. */
const openQuery = new RegExp(`^(.*)${slotMark}(\\d+):(\\d+)${slotMark}`, 'gm')

const slotNumber = new RegExp(`${slotMark}(\\d+)${slotMark}`, 'g')

export function fillMarkdown(
  markdown: string,
  slots: readonly Slot[],
  { hrefs, apiIds, unlinked = new Set(), answers }: Pick<FilledSlots, 'hrefs' | 'apiIds' | 'unlinked' | 'answers'>,
  path: RoutePath,
  { markdownAddresses, targets }: MarkdownContext,
): string {
  const addressOf = (href: string): string => destinationOf(markdownAddresses.addressOf(href))
  const linked = [...unlinked].reduce((text, index) => withoutLinks(text, `${slotMark}${index}${slotMark}`), markdown)
  const answered = linked.replace(openQuery, (_, comment: string, slot: string, line: string) => {
    const lines = answers?.get(Number(slot))?.find((answer) => answer.line === Number(line))?.lines
    return lines ? answeredLines(comment, lines).join('\n') : comment
  })
  return answered.replace(slotNumber, (_, number: string) => {
    const index = Number(number)
    const slot = slots[index]
    if (slot?.kind !== 'code') return hrefs[index] === undefined ? '' : addressOf(hrefs[index])
    const id = apiIds[index]
    const place = id === undefined ? undefined : targets.placeById.get(id)
    const code = `\`${slot.href}\``
    if (!place || (place.path === path && place.anchor === undefined)) return code
    const href = hrefOfRoute(place.path, targets.config, place.anchor)
    return `[${code}](${place.path === path ? href.slice(href.indexOf('#')) : addressOf(href)})`
  })
}

/** The text alone of each link to a slot. */
function withoutLinks(markdown: string, slot: string): string {
  const destination = `](${slot})`
  let text = markdown
  for (let end = text.indexOf(destination); end >= 0; end = text.indexOf(destination, end)) {
    const start = openingBefore(end, text)
    if (start === undefined) end += destination.length
    else text = text.slice(0, start) + text.slice(start + 1, end) + text.slice(end + destination.length)
  }
  return text
}

/** The bracket that a label begins with which ends at an offset. */
function openingBefore(end: number, markdown: string): number | undefined {
  let depth = 0
  for (let index = end - 1; index >= 0; index--) {
    const sign = markdown[index]
    if ((sign !== '[' && sign !== ']') || isEscaped(index, markdown)) continue
    if (sign === ']') depth++
    else if (depth > 0) depth--
    else return index
  }
  return undefined
}

function isEscaped(index: number, markdown: string): boolean {
  let count = 0
  while (markdown[index - 1 - count] === '\\') count++
  return count % 2 === 1
}
