// How much room a text needs, without a browser: the typeface of the theme is known, and any other is about as wide.

/** Widths of the characters from the space to the tilde, in hundredths of the size: those of Figtree, the typeface of the default theme. */
const ascii = [
  25, 30, 32, 63, 56, 79, 64, 20, 35, 35, 48, 62, 23, 42, 21, 39, 64, 41, 56, 54, 62, 57, 57, 54, 61, 57, 25, 26, 62, 62, 62, 50,
  99, 68, 61, 72, 69, 59, 54, 76, 75, 27, 52, 61, 52, 85, 77, 78, 58, 78, 63, 61, 55, 71, 69, 96, 61, 60, 64, 32, 39, 32, 55, 44,
  22, 51, 59, 54, 59, 55, 37, 59, 56, 23, 27, 49, 22, 85, 56, 58, 59, 58, 34, 47, 38, 56, 52, 78, 48, 53, 49, 39, 26, 39, 57,
]
/** Letters of other alphabets, as wide as a wide one of ours. */
const otherLetter = 0.66
const fullWidth =
  /^[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]$|^\p{Extended_Pictographic}$/u
/** Until it is loaded, the typeface of the system stands in its place, and readers may have one of their own. */
const reserve = 1.09
const boldness = 1.04

interface TextStyle {
  readonly size: number
  readonly isBold?: boolean
  readonly isCode?: boolean
}

export function widthOf(text: string, { size, isBold = false, isCode = false }: TextStyle): number {
  let width = 0
  for (const character of text) width += isCode ? codeWidth(character) : characterWidth(character)
  return width * size * (isCode ? 1 : reserve) * (isBold ? boldness : 1)
}

function characterWidth(character: string): number {
  const known = ascii[(character.codePointAt(0) ?? 0) - 32]
  if (known !== undefined) return known / 100
  if (/^\p{M}$/u.test(character)) return 0
  return fullWidth.test(character) ? 1 : otherLetter
}

/** Monospaced typefaces are 0.55 to 0.61 of their size wide. */
function codeWidth(character: string): number {
  if (/^\p{M}$/u.test(character)) return 0
  return fullWidth.test(character) ? 1.1 : 0.62
}

export function widestOf(lines: readonly string[], style: TextStyle): number {
  return Math.max(0, ...lines.map((line) => widthOf(line, style)))
}

/** Lines that are wider than `width` are broken between words. */
export function wrapped(lines: readonly string[], width: number, style: TextStyle): readonly string[] {
  return lines.flatMap((line) => {
    if (widthOf(line, style) <= width) return [line]
    const broken: string[] = []
    let current = ''
    for (const word of line.split(' ')) {
      const longer = current === '' ? word : `${current} ${word}`
      if (current !== '' && widthOf(longer, style) > width) {
        broken.push(current)
        current = word
      } else current = longer
    }
    return [...broken, current]
  })
}
