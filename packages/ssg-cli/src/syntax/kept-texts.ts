// Texts of a page that are kept for rules and outputs, beside its HTML.
import type { ProseLine } from '../model/resolved-site.ts'

export interface KeptTexts {
  readonly prose?: readonly ProseLine[] | undefined
}

type Encoded = { readonly prose?: readonly (readonly [line: number, column: number, text: string])[] }

/** Empty where nothing is kept. */
export function encodeKeptTexts({ prose }: KeptTexts): string {
  if (!prose) return ''
  const encoded: Encoded = { prose: prose.map(({ line, column, text }) => [line, column, text]) }
  return JSON.stringify(encoded)
}

export function decodeKeptTexts(encoded: string): KeptTexts {
  if (encoded === '') return {}
  // Checked by hash where it is stored, and written by the function above.
  const { prose } = JSON.parse(encoded) as Encoded
  return { prose: prose?.map(([line, column, text]) => ({ line, column, text })) }
}
