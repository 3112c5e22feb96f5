// What of a file a snippet shows: https://facelessuser.github.io/pymdown-extensions/extensions/snippets/

interface NamedPart {
  readonly path: string
  /** `:3:7,12` without the colon: lines, counted from 1. */
  readonly lines: string | undefined
  readonly section: string | undefined
}

/** `a.ts`, `a.ts:3`, `a.ts::7`, `a.ts:3:7,12:20` and `a.ts:name`; an address of the web is a path alone. */
export function namedPartOf(snippet: string): NamedPart {
  const [, path = snippet, lines, section] = /^(.*?)(?::(:?-?\d[-\d:,]*)|:([a-z][\w-]*))?$/i.exec(snippet) ?? []
  return { path, lines, section }
}

/** `undefined` where the file has no such section. */
export function partOf(text: string, { lines, section }: NamedPart): string | undefined {
  const all = text.split(/\r?\n/)
  const shown = section !== undefined ? sectionOf(all, section) : lines !== undefined ? rangesOf(all, lines) : all
  return shown?.filter((line) => !anyMark.test(line)).join('\n')
}

const anyMark = /-+8<-+[ \t]+\[[ \t]*(?:start|end)[ \t]*:/

function sectionOf(lines: readonly string[], name: string): readonly string[] | undefined {
  const markOf = (kind: string): number =>
    lines.findIndex((line) => new RegExp(`-+8<-+[ \\t]+\\[[ \\t]*${kind}[ \\t]*:[ \\t]*${name}[ \\t]*\\]`, 'i').test(line))
  const [start, end] = [markOf('start'), markOf('end')]
  return start < 0 ? undefined : lines.slice(start + 1, end < 0 ? undefined : end)
}

function rangesOf(lines: readonly string[], ranges: string): readonly string[] {
  return ranges.split(',').flatMap((range) => {
    const [first = '', last = ''] = range.split(':')
    const start = Number(first)
    return lines.slice(start > 0 ? start - 1 : start, last === '' ? undefined : Number(last))
  })
}
