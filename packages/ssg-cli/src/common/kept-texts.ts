// Texts of a page that are kept for rules and outputs, beside its HTML.
import type { ProseLine } from '@docgen/model'

export interface KeptTexts {
  readonly prose?: readonly ProseLine[] | undefined
  /** With the number of a slot of the page between two `slotMark` where a link or a linked name stands. */
  readonly markdown?: string | undefined
}

type Encoded = {
  readonly prose?: readonly (readonly [line: number, column: number, text: string])[] | undefined
  readonly markdown?: string | undefined
}

/** Empty where nothing is kept. */
export function encodeKeptTexts({ prose, markdown }: KeptTexts): string {
  if (prose === undefined && markdown === undefined) return ''
  const encoded: Encoded = { markdown, prose: prose?.map(({ line, column, text }) => [line, column, text]) }
  return JSON.stringify(encoded)
}

export function decodeKeptTexts(encoded: string): KeptTexts {
  if (encoded === '') return {}
  // Checked by hash where it is stored, and written by the function above.
  const { prose, markdown } = JSON.parse(encoded) as Encoded
  return { markdown, prose: prose?.map(([line, column, text]) => ({ line, column, text })) }
}
