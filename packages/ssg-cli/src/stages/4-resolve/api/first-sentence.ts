import type { ApiContext } from './api-frame.ts'

type Form = Pick<ApiContext, 'form'>

const htmlParts = /<\/?[a-zA-Z][^>]*>|[。！？]|[.!?](?=\s+[^\s])/g
const markdownParts = /(`+)(?:(?!\1)[^])*\1|\[[^\]]*\]\([^)]*\)|[。！？]|[.!?](?=\s+[^\s])/g

/** Of one paragraph: up to the first full stop that ends a sentence and stands in no element, code or link. All of it where there is none. */
export function firstSentenceOf(paragraph: string, { form }: Form): string {
  let depth = 0
  for (const { 0: found, index } of paragraph.matchAll(form === 'markdown' ? markdownParts : htmlParts)) {
    if (found.length === 1) {
      if (depth === 0 && isEnd(found, paragraph, index)) return paragraph.slice(0, index + 1)
    } else if (form === 'html') depth += depthBehind(found)
  }
  return paragraph
}

function depthBehind(tag: string): number {
  if (tag.startsWith('</')) return -1
  return /^<(?:br|img|wbr|input)\b/.test(tag) ? 0 : 1
}

/** Those behind which a sentence seldom ends. Left out are words of their own, such as "min", and what stands before numbers alone. */
// "ms" is a unit, unlike "Ms".
const abbreviation =
  /^(?:approx|cf|excl|incl|resp|viz|vs|allg|bspw|bzw|ca|engl|evtl|exkl|ggf|inkl|insb|insbes|sog|vgl|zzgl|aprox|ej|Dr|Mrs?|Ms|Prof|St|Sra?|Hr|Fr)$/

function isEnd(sign: string, text: string, index: number): boolean {
  if (/[。！？]/.test(sign)) return true
  const following = /\S/u.exec(text.slice(index + 1, index + 100))?.[0] ?? ''
  if (/\p{Ll}/u.test(following)) return false
  if (sign !== '.') return true
  if (/\p{Nd}/u.test(following)) return false
  const word = /[\p{L}\p{M}\p{N}_$]+$/u.exec(text.slice(Math.max(0, index - 20), index))?.[0] ?? ''
  const isLetter = /^\p{L}\p{M}*$/u.test(word)
  return !isLetter && !abbreviation.test(word) && !abbreviation.test(word.charAt(0).toLowerCase() + word.slice(1))
}
