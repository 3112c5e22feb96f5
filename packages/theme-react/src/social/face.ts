// In: the outlines of a typeface. Out: its letters as masks of one size, and how wide a text is.
import { rasterize, type Mask } from './rasterize.ts'

/** What `typeface.mjs` reads from a font. */
export interface TypefaceData {
  readonly unitsPerEm: number
  /** Advance and outline of each letter, as an SVG path of `M`, `L`, `Q` and `Z` with y upwards. */
  readonly letters: Readonly<Record<string, readonly [advance: number, outline: string]>>
  /** By how much the second letter of a pair moves. */
  readonly kerning: Readonly<Record<string, number>>
}

interface PlacedLetter {
  /** From the start of the text, in whole pixels. */
  readonly x: number
  readonly mask: Mask
}

export interface Face {
  /** In pixels. Letters that the typeface does not have are left out. */
  readonly widthOf: (text: string, size: number) => number
  readonly lettersOf: (text: string, size: number) => readonly PlacedLetter[]
  /** Whether each letter of it can be drawn. */
  readonly hasAll: (text: string) => boolean
}

export function createFace({ unitsPerEm, letters, kerning }: TypefaceData): Face {
  const masks = new Map<string, Mask>()
  const maskOf = (letter: string, outline: string, size: number): Mask => {
    const key = `${size}${letter}`
    const known = masks.get(key)
    if (known) return known
    const made = rasterize(outline, size / unitsPerEm)
    masks.set(key, made)
    return made
  }
  const walk = (text: string, size: number, visit?: (x: number, letter: string, outline: string) => void): number => {
    const scale = size / unitsPerEm
    let x = 0
    let before = ''
    for (const letter of text) {
      const found = letters[letter]
      if (!found) continue
      x += (kerning[before + letter] ?? 0) * scale
      visit?.(x, letter, found[1])
      x += found[0] * scale
      before = letter
    }
    return x
  }
  return {
    widthOf: (text, size) => walk(text, size),
    lettersOf: (text, size) => {
      const placed: PlacedLetter[] = []
      walk(text, size, (x, letter, outline) => {
        if (outline !== '') placed.push({ x: Math.round(x), mask: maskOf(letter, outline, size) })
      })
      return placed
    },
    hasAll: (text) => [...text].every((letter) => letters[letter] !== undefined),
  }
}
