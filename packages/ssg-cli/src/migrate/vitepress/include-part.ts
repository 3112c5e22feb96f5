// What of a file an include of VitePress shows: https://vitepress.dev/guide/markdown#markdown-file-inclusion
import { plainText } from '../core/heading-ids.ts'
import { pageLinesOf, type Line } from '../core/lines.ts'

/** Lines of a file, as numbers from 0. */
interface Range {
  readonly first: number
  /** Behind the last one. */
  readonly end: number
}

/**
 * The text with empty lines in the place of those that `part` leaves out, so that the others keep their numbers: `#region`, `#heading`, `{2,5}`,
 * `#region{,3}`. `undefined` where the file has no such part.
 */
export function includedPart(text: string, part: string, slugOf: (heading: string) => string): string | undefined {
  const [whole, name, from = '', to = ''] = /^(?:#([^\s{}]+))?(?:\{(\d*),(\d*)\})?$/.exec(part) ?? []
  if (whole === undefined) return undefined
  const { lines } = pageLinesOf(text)
  const found = name === undefined ? { first: 0, end: lines.length } : (regionOf(lines, name) ?? sectionOf(lines, name, slugOf))
  if (found === undefined) return undefined
  const first = found.first + Math.max(0, Number(from) - 1)
  const end = to === '' ? found.end : Math.min(found.end, found.first + Number(to))
  return lines.map((line, index) => (index >= first && index < end ? line.text : '')).join('\n')
}

/** Between `<!-- #region name -->` and its end. */
function regionOf(lines: readonly Line[], name: string): Range | undefined {
  const markAt = (kind: string, from: number): number =>
    lines.findIndex(({ text }, index) => {
      const [, found] = index < from ? [] : (new RegExp(`^\\s*<!--\\s*#?${kind}\\b\\s*(.*?)\\s*-->`).exec(text) ?? [])
      return found !== undefined && (found === name || (kind === 'endregion' && found === ''))
    })
  const start = markAt('region', 0)
  const end = start < 0 ? -1 : markAt('endregion', start + 1)
  return start < 0 ? undefined : { first: start + 1, end: end < 0 ? lines.length : end }
}

/** A heading, up to the next one that is as high. */
function sectionOf(lines: readonly Line[], name: string, slugOf: (heading: string) => string): Range | undefined {
  const headings = lines.flatMap(({ part, text }, index) => {
    const [, marks = '', given = ''] = (part === 'text' ? /^(#{1,6})[ \t]+(.*?)[ \t]*$/.exec(text) : undefined) ?? []
    const id = /\{#([^\s{}]+)\}$/.exec(given)?.[1]
    return marks === '' ? [] : [{ index, level: marks.length, slug: id ?? slugOf(plainText(given)) }]
  })
  const own = headings.find(({ slug }) => slug === name)
  if (own === undefined) return undefined
  const next = headings.find(({ index, level }) => index > own.index && level <= own.level)
  return { first: own.index, end: next?.index ?? lines.length }
}
