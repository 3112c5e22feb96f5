/** Where what a sticky pattern finds at `at` ends. */
export function endOfMatch(pattern: RegExp, text: string, at: number): number | undefined {
  const own = new RegExp(pattern.source, pattern.flags)
  own.lastIndex = at
  return own.test(text) ? own.lastIndex : undefined
}
