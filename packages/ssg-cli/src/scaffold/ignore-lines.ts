/** `text` of a .gitignore with the folders that it does not name yet at its end; `undefined` in the place of a file that is not there. */
export function withIgnored(text: string | undefined, folders: readonly string[]): string {
  const lines = (text ?? '').split(/\r?\n/).map(plainName)
  const missing = folders.filter((folder) => !lines.includes(plainName(folder)))
  if (missing.length === 0) return text ?? ''
  const eol = text?.includes('\r\n') ? '\r\n' : '\n'
  const start = text === undefined || text === '' || text.endsWith('\n') ? (text ?? '') : text + eol
  return start + missing.map((folder) => folder + eol).join('')
}

/** `/dist/`, `dist/` and `dist` cover the folder of the root alike. */
function plainName(line: string): string {
  return line.trim().replace(/^\/|\/$/g, '')
}
