/** Stands in the text of a section before what is found there and not shown, such as the names of parameters. */
export const hiddenTextMark = '\n'

export function shownTextOf(text: string): string {
  const end = text.indexOf(hiddenTextMark)
  return end < 0 ? text : text.slice(0, end)
}
