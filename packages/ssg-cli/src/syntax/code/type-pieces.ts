/** The text of a type, as TypeScript prints it on one line, cut into names, numbers, strings, white space, arrows and single signs. */
export function typePiecesOf(text: string): readonly string[] {
  return [...text.matchAll(piece)].map(([found]) => found)
}

const piece = /(["'`])(?:\\.|(?!\1).)*\1|[\p{ID_Start}$_][\p{ID_Continue}$]*|\d[\w.]*|\s+|=>|[^]/gu
