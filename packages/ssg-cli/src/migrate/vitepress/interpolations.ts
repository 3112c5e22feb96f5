import type { Draft } from '../core/draft.ts'
import { proseOf, proseWithCode } from '../core/prose.ts'

interface Interpolation {
  /** With its braces. */
  readonly text: string
  readonly start: number
  readonly place: 'text' | 'code' | 'fence'
}

/** `{{ x }}` in text, in code of a line, and in fences of a language such as `js-vue`. */
export function interpolationsIn(draft: Draft): readonly Interpolation[] {
  const { lines, fences } = draft.page
  const prose = proseOf(draft)
  const inFences = fences.flatMap(({ first, last, language }) => {
    const [from, to] = [lines[first]?.end ?? 0, lines[last]?.end ?? 0]
    return /-vue(?::|$)/.test(language) ? expressionsIn(draft.text.slice(from, to), from) : []
  })
  return [
    ...expressionsIn(proseWithCode(draft), 0).map((found) => ({
      ...found,
      place: prose.startsWith('{{', found.start) ? ('text' as const) : ('code' as const),
    })),
    ...inFences.map((found) => ({ ...found, place: 'fence' as const })),
  ]
}

function expressionsIn(text: string, from: number): readonly Pick<Interpolation, 'text' | 'start'>[] {
  return [...text.matchAll(/\{\{[^{}]*\}\}/g)].map((found) => ({ text: found[0], start: from + found.index }))
}
