import { Fragment, type ReactNode } from 'react'

/** Text whose long names may break where a word in them begins (`AuthenticateWith|Service|Errors`, `@scope/|name`), nowhere else. */
export function Breakable({ text }: { readonly text: string }) {
  return withNames(text, (piece) => withBreaks(partsOf(piece)))
}

/** Text in which names keep the order of their signs in a language that is read from right to left. */
export function Isolated({ text }: { readonly text: string }) {
  return withNames(text, (piece) => piece)
}

/**
 * What begins or ends with a sign, or with a number before its letters: `@scope/name` would turn to `scope/name@`, `open()` to `()open`, and
 * `2.0.0-beta.1` to `beta.1-2.0.0`.
 */
const namePattern =
  /(@[\w.-]+(?:\/[\w.-]+)*|[\w.$]+\(\)|\[[\w.]+\](?:\(\))?|\d+\.\d[\w.]*[-+]\w[\w.+-]*|(?<![\w$])(?:[$_][\w.$]+|[\w.]*\w\$)(?![\w$]))/

/** All that the pattern matches has one of these. */
const signPattern = /[@$_[]|\(\)|\d\.\d/

function withNames(text: string, show: (piece: string) => ReactNode): ReactNode {
  // Most texts have no such sign, and a page shows the labels of a whole sidebar.
  if (!signPattern.test(text)) return show(text)
  // A split has the names at odd places.
  const pieces = text.split(namePattern)
  if (pieces.length === 1) return show(text)
  return pieces.map((piece, index) =>
    index % 2 === 1 ? <bdi key={index}>{show(piece)}</bdi> : <Fragment key={index}>{show(piece)}</Fragment>,
  )
}

export function withBreaks(parts: readonly string[]): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** Where a line may end. Short words stay whole: they fit on any line, also of a sidebar four levels deep. A search puts a U+0000 where what matched begins or ends. */
export function partsOf(text: string): readonly string[] {
  if (!/\S{16}/.test(text)) return [text]
  return text.split(/(?<=[a-z\d]\0?)(?=[A-Z])|(?<=[/._-]\0?)(?=\w)/)
}
