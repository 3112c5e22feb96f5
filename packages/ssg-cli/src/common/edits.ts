/** A part of a text, and what takes its place. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What lies in a part that is replaced goes with it. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end)
  const parts: string[] = []
  let position = 0
  for (const { start, end, text: replacement } of sorted) {
    if (start < position) continue
    parts.push(text.slice(position, start), replacement)
    position = end
  }
  return parts.join('') + text.slice(position)
}
