// Chinese, Japanese, Thai and others put no spaces between words. Their letters are taken two by two, with one in common: a split that needs
// no dictionary, so that the build and every browser make the same one. `Intl.Segmenter` splits differently from one browser to the next, and
// what is split differently is not found.
const scripts = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Tibt}ー'
const unspaced = new RegExp(`[${scripts}]`, 'u')
const run = new RegExp(`[${scripts}]+|[^${scripts}]+`, 'gu')
/** With the marks that belong to it. */
const letter = /\P{M}\p{M}*|\p{M}+/gu

/** Of a run, whose letters are all of one sort. */
export function isUnspaced(text: string): boolean {
  return isForeign(text) && unspaced.test(text)
}

/** `TypeScriptの型` → TypeScript, の型. */
export function runsOf(text: string): readonly string[] {
  return isForeign(text) ? (text.match(run) ?? []) : [text]
}

export function lettersOf(text: string): readonly string[] {
  return text.match(letter) ?? []
}

/** `認証中` → 認証, 証中; each with its place in `text`. None of a single letter. */
export function pairsOf(text: string): readonly { readonly text: string; readonly start: number }[] {
  const letters = lettersOf(text)
  let start = 0
  return letters.slice(0, -1).map((own, index) => {
    const pair = { text: own + (letters[index + 1] ?? ''), start }
    start += own.length
    return pair
  })
}

/** Most words are plain ASCII, and are asked no more. */
function isForeign(text: string): boolean {
  return /[^\x00-\x7f]/.test(text)
}
