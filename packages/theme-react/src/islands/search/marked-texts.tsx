import type { SearchText } from '@docgen/ssg-cli/model'

/** Text with what matched in it. React makes text nodes of it, whatever it holds. */
export function MarkedTexts({ texts }: { readonly texts: readonly SearchText[] }) {
  return texts.map(({ text, isMatch }, index) =>
    // Pieces have no other identity than their place.
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
