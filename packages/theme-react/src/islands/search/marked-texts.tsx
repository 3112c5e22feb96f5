import type { SearchText } from '@docgen/model'
import { Fragment } from 'react'
import { partsOf } from '../../components/breakable.tsx'

/** Text with what matched in it. React makes text nodes of it, whatever it holds. */
export function MarkedTexts({ texts }: { readonly texts: readonly SearchText[] }) {
  return texts.map(({ text, isMatch }, index) =>
    // Pieces have no other identity than their place.
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}

/** The same of a title, whose long names may break where a word in them begins: what matched ends anywhere. */
export function MarkedTitle({ texts }: { readonly texts: readonly SearchText[] }) {
  const breaks = breaksOf(texts.map(({ text }) => text).join(''))
  let end = 0
  return texts.map(({ text, isMatch }, index) => {
    const start = end
    end += text.length
    const starts = [start, ...breaks.filter((at) => at > start && at < end)]
    const parts = starts.map((from, part) => (
      <Fragment key={from}>
        {breaks.includes(from) && <wbr />}
        {text.slice(from - start, (starts[part + 1] ?? end) - start)}
      </Fragment>
    ))
    return isMatch ? <mark key={index}>{parts}</mark> : <span key={index}>{parts}</span>
  })
}

/** Where in the text a line may end, as `Breakable` has it. */
function breaksOf(text: string): readonly number[] {
  let at = 0
  return partsOf(text).map((part) => (at += part.length))
}
