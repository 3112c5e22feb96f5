// Where the address of a link stands in the text: https://spec.commonmark.org/0.31.2/#link-destination
import type { Definition, Image, Link } from 'mdast'
import type { Edit } from '../../../common/edits.ts'

type AddressRange = Pick<Edit, 'start' | 'end'>

/** Of `[text](address)` and `![text](address)`; `undefined` for a link that is written otherwise. */
export function addressRangeOf(node: Link | Image, text: string): AddressRange | undefined {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start === undefined || end === undefined) return undefined
  const last = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined
  // What closes the text is the last bracket before the address: texts may hold brackets, addresses of images hold none that do.
  const bracket =
    last === undefined ? closingBracket(text, start + (node.type === 'image' ? 1 : 0), end) : text.indexOf('](', last)
  return bracket < 0 || bracket >= end || !text.startsWith('](', bracket) ? undefined : destinationAt(text, bracket + 2, end)
}

/** Of `[name]: address`. */
export function definitionRangeOf({ position }: Definition, text: string): AddressRange | undefined {
  const start = position?.start.offset
  const end = position?.end.offset
  if (start === undefined || end === undefined) return undefined
  const colon = text.indexOf(']:', start)
  return colon < 0 || colon >= end ? undefined : destinationAt(text, colon + 2, end)
}

function destinationAt(text: string, from: number, end: number): AddressRange | undefined {
  const start = from + (/^\s*/.exec(text.slice(from, end))?.[0].length ?? 0)
  if (text[start] === '<') {
    const close = text.indexOf('>', start)
    return close < 0 || close > end ? undefined : { start, end: close + 1 }
  }
  let depth = 0
  let index = start
  for (; index < end; index++) {
    const sign = text[index] ?? ''
    if (sign === '\\') index++
    else if (sign === '(') depth++
    else if (sign === ')' && depth-- === 0) break
    else if (/\s/.test(sign)) break
  }
  return { start, end: index }
}

/** The bracket that closes the one at `start`. */
function closingBracket(text: string, start: number, end: number): number {
  let depth = 0
  for (let index = start; index < end; index++) {
    const sign = text[index]
    if (sign === '\\') index++
    else if (sign === '[') depth++
    else if (sign === ']' && --depth === 0) return index
  }
  return -1
}
