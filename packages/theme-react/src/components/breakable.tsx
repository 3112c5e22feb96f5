import { Fragment } from 'react'

/** Text whose long names may break where a word in them begins (`AuthenticateWith|Service|Errors`, `@scope/|name`), nowhere else. */
export function Breakable({ text }: { readonly text: string }) {
  const parts = partsOf(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
  // In a language that is read from right to left, `@scope/name` would turn to `scope/name@`.
  return text.startsWith('@') ? <bdi>{parts}</bdi> : parts
}

/** Short words stay whole: they fit on any line. */
export function partsOf(text: string): readonly string[] {
  if (!/\S{17}/.test(text)) return [text]
  return text.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[/._-])(?=\w)/)
}
