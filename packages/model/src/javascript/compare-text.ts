/**
 * By the numbers of their characters: the same order on every machine. For `sort`.
 * @internal The packages of docgen share it. Themes sort by the rules of a language.
 */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
