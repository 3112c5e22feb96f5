// In: a label as it is written. Out: its lines as plain text.

const entities: ReadonlyMap<string, string> = new Map(
  'quot:" amp:& lt:< gt:> apos:\' nbsp:\u00A0 colon:: semi:; infin:∞ hearts:♥ rarr:→ larr:← uarr:↑ darr:↓ harr:↔ mdash:— ndash:– hellip:… copy:© times:× le:≤ ge:≥ ne:≠'
    .split(' ')
    .map((entry): [string, string] => [entry.slice(0, entry.indexOf(':')), entry.slice(entry.indexOf(':') + 1)]),
)

/** `#35;`, `#quot;` and `&lt;`. A name that is not known stays. */
function decode(text: string): string {
  return text.replace(
    /[#&]#?(?:x([\da-f]+)|(\d+)|([a-z]+));/gi,
    (written: string, hex?: string, number?: string, name?: string) => {
      if (name !== undefined) return entities.get(name.toLowerCase()) ?? written
      const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : written
    },
  )
}

/**
 * `<br>` and `\n` break lines. Marks of emphasis and HTML tags are left out, their text stays. In `"…"` a label may have backticks around it, which
 * make it Markdown.
 */
export function linesOfLabel(written: string): readonly string[] {
  const quoted = /^"([\s\S]*)"$/.exec(written.trim())?.[1] ?? written.trim()
  const markdown = /^`([\s\S]*)`$/.exec(quoted.trim())?.[1]
  const text = (markdown ?? quoted)
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/\\n/g, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\w*])/g, '$2')
  const lines = decode(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.every((line) => line === '') ? [] : lines
}

/** Names of icons, which Mermaid takes from a font of Font Awesome. */
export const iconInLabel = /\bfa[bsrkl]?:fa-[\w-]+/
