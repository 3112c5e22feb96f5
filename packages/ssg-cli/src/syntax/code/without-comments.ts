const stringOrComment = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[^]|[^`\\])*`)|\/\/.*|\/\*[^]*?\*\//g

/**
 * The lines of JavaScript or TypeScript, comments left out; their number stays the same. Reads no syntax: a regular expression with quotes or `//` in it
 * may keep a comment or lose the rest of a line.
 */
export function linesWithoutComments(code: string): readonly string[] {
  const text = code.replaceAll(stringOrComment, (found: string, string?: string) => string ?? found.replace(/[^\n]/g, ''))
  return text.split('\n').map((line) => line.trimEnd())
}
