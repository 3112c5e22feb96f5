import type { SearchText } from '@docgen/model'
import { partsOf, withBreaks } from '../../components/breakable.tsx'
import { withIsolates } from './with-isolates.ts'

interface MarkedTextsProps {
  readonly texts: readonly SearchText[]
  /** Whether long names may break where a word in them begins. */
  readonly isTitle?: boolean
}

/** Text with what matched in it, which ends anywhere. React makes text nodes of it, whatever it holds. */
export function MarkedTexts({ texts, isTitle }: MarkedTextsProps) {
  const whole = withIsolates(texts.map(({ text }) => text).join('\0'))
  const parts = isTitle ? partsOf(whole) : [whole]
  // Pieces have no other identity than their place.
  return parts
    .join('\u0001')
    .split('\0')
    .map((text, index) => {
      const Piece = texts[index]?.isMatch ? 'mark' : 'span'
      return <Piece key={index}>{withBreaks(text.split('\u0001'))}</Piece>
    })
}
