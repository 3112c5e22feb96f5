/** What an agent can take in at once: about ten thousand tokens. */
const mostCharacters = 40_000

/** The text from the given line (the first is 1) to the last whole line that fits. If some is left, a note at the end says where it continues. */
export function partOf(text: string, line: number): string {
  const lines = text.trimEnd().split('\n')
  if (line > lines.length) throw new Error(`The page ends at line ${lines.length}.`)
  let size = 0
  let end = line - 1
  for (; end < lines.length; end++) {
    size += (lines[end]?.length ?? 0) + 1
    // One line at least, however long it is.
    if (size > mostCharacters && end >= line) break
  }
  const part = lines.slice(line - 1, end).join('\n')
  return end === lines.length ? part : `${part}\n\n(Lines ${line} to ${end} of ${lines.length}. Continue with line ${end + 1}.)`
}
