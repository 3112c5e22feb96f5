import { escapeAttribute, type Diagnostic, type Words } from '@docgen/model'

/** What stands in the place of a page that could not be made: its findings, so that its address leads to nothing else. */
export function htmlOfBrokenPage(findings: readonly Diagnostic[], words: Words): string {
  const items = findings.map(
    ({ file, line, column, code, message, hint }) =>
      `<li><p><code>${escapeAttribute(`${file}:${line}:${column}`)} ${escapeAttribute(code)}</code></p><p>${escapeAttribute(message)}</p><p>${escapeAttribute(hint)}</p></li>`,
  )
  return `<h1>${escapeAttribute(words('brokenPage'))}</h1><ul>${items.join('')}</ul>`
}
