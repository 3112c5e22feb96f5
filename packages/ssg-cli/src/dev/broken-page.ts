import type { Diagnostic, Words } from '@docgen/model'

/** What stands in the place of a page that could not be made: its findings, so that its address leads to nothing else. */
export function htmlOfBrokenPage(findings: readonly Diagnostic[], words: Words): string {
  const items = findings.map(
    ({ file, line, column, code, message, hint }) =>
      `<li><p><code>${escapeHtml(`${file}:${line}:${column}`)} ${escapeHtml(code)}</code></p><p>${escapeHtml(message)}</p><p>${escapeHtml(hint)}</p></li>`,
  )
  return `<h1>${escapeHtml(words('brokenPage'))}</h1><ul>${items.join('')}</ul>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
