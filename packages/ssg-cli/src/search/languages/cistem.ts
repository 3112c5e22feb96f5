/**
 * What the forms of a German word share, by the rules of CISTEM (Weissweiler and Fraser 2017, https://doi.org/10.1007/978-3-319-73706-5_8), without
 * regard to capitals. Umlauts are folded before. Letters that are one sound (`sch`, `ei`, `ie`, doubled ones) are kept together.
 */
export function germanStemOf(lower: string): string {
  let stem = lower
    .replaceAll('ß', 'ss')
    .replace(/^ge(?=.{4})/, '')
    .replaceAll('sch', '$')
    .replaceAll('ei', '%')
    .replaceAll('ie', '&')
    .replace(/(.)\1/g, '$1*')
  while (stem.length > 3) {
    const ending = (stem.length > 5 && /(?:em|er|nd)$/.exec(stem)?.[0]) || /[tesn]$/.exec(stem)?.[0]
    if (ending === undefined) break
    stem = stem.slice(0, -ending.length)
  }
  return stem.replace(/(.)\*/g, '$1$1').replaceAll('&', 'ie').replaceAll('%', 'ei').replaceAll('$', 'sch')
}
