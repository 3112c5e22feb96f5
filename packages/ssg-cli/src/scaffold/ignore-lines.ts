/**
 * What a site keeps out of version control: its cache, its output, and what docgen puts beside the output while it builds, which stays there
 * if it is killed. A repository that ignores nothing yet (`text` is `undefined`) gets its first packages now.
 */
export function ignoredPaths(text: string | undefined, outDir: string): readonly string[] {
  const own = [...(text === undefined ? ['node_modules/'] : []), '.docgen/']
  // Git ignores nothing outside of the folder.
  if (/^(?:\.\.|[A-Za-z]:|\/)/.test(outDir)) return own
  const [, above = '', name = outDir] = /^(.*\/)?([^/]+)$/.exec(outDir) ?? []
  return [...own, `${outDir}/`, `${above}.${name}.docgen-*`]
}

/** `text` of a .gitignore with the paths that it does not name yet at its end; `undefined` in the place of a file that is not there. */
export function withIgnored(text: string | undefined, paths: readonly string[]): string {
  const lines = (text ?? '').split(/\r?\n/).map(plainName)
  const missing = paths.filter((path) => !lines.includes(plainName(path)))
  if (missing.length === 0) return text ?? ''
  const eol = text?.includes('\r\n') ? '\r\n' : '\n'
  const start = text === undefined || text === '' || text.endsWith('\n') ? (text ?? '') : text + eol
  return start + missing.map((path) => path + eol).join('')
}

/** `/dist/`, `dist/` and `dist` cover the folder of the root alike. */
function plainName(line: string): string {
  return line.trim().replace(/^\/|\/$/g, '')
}
