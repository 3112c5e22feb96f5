import { possibleFenceInfosOf } from '@docgen/model'
import { folderOf, joinPath } from '../../common/paths.ts'
import type { Code } from 'mdast'
import { decodeString } from 'micromark-util-decode-string'
import { foreignMeta } from './foreign-words.ts'

/** The words after the language of a code fence, understood. Line numbers are 1-based. */
export interface FenceMeta {
  readonly title?: string | undefined
  readonly highlighted: ReadonlySet<number>
  readonly showLineNumbers: boolean
  readonly wrap: boolean
  readonly file?: string | undefined
  readonly region?: string | undefined
  /** What the fence has to say to the checker of samples. */
  readonly sample: SampleMarks
  readonly problems: readonly { readonly part: string; readonly hint: string }[]
}

interface SampleMarks {
  readonly isUnchecked: boolean
  readonly reason?: string | undefined
  /** As written: `''`, or TypeScript's codes. */
  readonly expectError?: string | undefined
  /** `''`, or what it continues. */
  readonly continues?: string | undefined
  /** `''`, or the name of the setup. */
  readonly setup?: string | undefined
}

// Words that belong to the checking of samples.
const sampleWords = new Set(['no-check', 'reason', 'expect-error', 'continue', 'setup'])
const part = /\{([^}]*)\}|([\w-]+)=(?:"([^"]*)"|'([^']*)'|(["']).*|(\S+))|(\S+)/g

/** `title="server.ts" {1,3-5} showLineNumbers` and the like. What is not understood comes back as `problems`. */
export function fenceMetaOf(meta: string): FenceMeta {
  const highlighted = new Set<number>()
  const problems: { part: string; hint: string }[] = []
  const named: Record<string, string> = {}
  const flags = new Set<string>()
  /** A value without quotes, with the words behind it that mean nothing by themselves. */
  let open: { readonly name: string; readonly words: string[] } | undefined
  for (const [whole, lines, name, double, single, unclosed, bare, word] of meta.matchAll(part)) {
    if (open && word !== undefined && !isFlag(word)) {
      if (open.words.push(word) > 2) problems.pop()
      const value = open.words.join(' ')
      problems.push({ part: `${open.name}=${value}`, hint: `Put the value between quotes: ${open.name}="${value}".` })
      continue
    }
    open = name !== undefined && bare !== undefined ? { name, words: [bare] } : undefined
    if (unclosed !== undefined) {
      problems.push({ part: `${name}=${unclosed}`, hint: `Close the value with another ${unclosed}.` })
    } else if (lines !== undefined) {
      if (!addLines(lines, highlighted)) problems.push({ part: whole, hint: 'Write the lines as {1,3-5}.' })
    } else if (name !== undefined) {
      named[name] = double ?? single ?? bare ?? ''
      if (!['title', 'file', 'region'].includes(name) && !sampleWords.has(name)) {
        const foreign = foreignMeta.get(name)
        // A key of another tool has another value in each place, and is one and the same finding.
        problems.push({ part: foreign === undefined ? whole : name, hint: foreign ?? 'Use title="…", file="…" or region="…".' })
      }
    } else if (word !== undefined && isFlag(word)) flags.add(word)
    else if (word !== undefined) {
      problems.push({ part: whole, hint: hintForWord(word) })
    }
  }
  return {
    title: named['title'],
    highlighted,
    showLineNumbers: flags.has('showLineNumbers'),
    wrap: flags.has('wrap'),
    file: named['file'],
    region: named['region'],
    sample: {
      isUnchecked: flags.has('no-check') || 'no-check' in named,
      reason: named['reason'],
      expectError: named['expect-error'] ?? (flags.has('expect-error') ? '' : undefined),
      continues: named['continue'] ?? (flags.has('continue') ? '' : undefined),
      setup: named['setup'] ?? (flags.has('setup') ? '' : undefined),
    },
    problems,
  }
}

function isFlag(word: string): boolean {
  return word === 'showLineNumbers' || word === 'wrap' || sampleWords.has(word)
}

/** What a parsed fence says. Other generators allow the lines right behind the language: `ts{1}`. */
export function fenceInfoOf({ lang, meta }: Pick<Code, 'lang' | 'meta'>): {
  readonly language: string
  readonly meta: FenceMeta
} {
  const [, language = 'text', lines = ''] = /^([^{]+)(\{.*)?$/.exec(lang ?? 'text') ?? []
  return { language, meta: fenceMetaOf(`${lines} ${meta ?? ''}`) }
}

/** VitePress names the tab of a block in brackets, and numbers its lines from another one behind `=`. */
function hintForWord(word: string): string {
  if (/^\[[^\]]+\]$/.test(word)) return `Write title="${word.slice(1, -1)}".`
  const known = foreignMeta.get(word.replace(/=.*$/, ''))
  return known ?? 'Use title="…", {1,3-5}, showLineNumbers, wrap, file="…" or region="…".'
}

function addLines(ranges: string, lines: Set<number>): boolean {
  for (const range of ranges.split(',')) {
    const [, from, to] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? []
    if (from === undefined) return false
    const last = Number(to ?? from)
    // A fence of more lines than this is a slip, not a code block.
    if (Number(from) < 1 || last < Number(from) || last > 100_000) return false
    for (let line = Number(from); line <= last; line++) lines.add(line)
  }
  return true
}

/**
 * Every path that a fence of the page names with `file=`, as the parser will read it, whatever the fence stands in. May name too many (text
 * that looks like a fence), never too few: files are read before anything is parsed.
 */
export function includePathsOf(markdown: string): readonly string[] {
  const infos = possibleFenceInfosOf(markdown).flatMap((info) => {
    const [, lang = '', meta = ''] = /^[ \t]*(\S*)(.*)$/.exec(info) ?? []
    return meta.includes('=') || lang.includes('{') ? [{ lang, meta }] : []
  })
  // Escapes and entities count in the first line of a fence: https://spec.commonmark.org/0.31.2/#info-string
  const read = infos.flatMap(({ lang, meta }) => {
    const { file } = fenceInfoOf({ lang: decodeString(lang), meta: decodeString(meta) }).meta
    return file === undefined ? [] : [file]
  })
  return [...new Set(read)]
}

/** Where an include lies, relative to the site root; `above` as in `joinPath`: beside the page for `./` and `../`, else from the root. */
export function includeFileOf(pageFile: string, path: string, above = 0): string | undefined {
  const isRelative = path.startsWith('./') || path.startsWith('../')
  return joinPath(isRelative ? folderOf(pageFile) : '', path, above)
}

/** Where a path leads that an author may have meant instead: beside the page without "./", from the root with it. */
export function otherIncludeOf(pageFile: string, path: string): { readonly path: string; readonly file: string } | undefined {
  const other = path.startsWith('./') ? path.slice(2) : path.startsWith('../') ? undefined : `./${path}`
  const file = other === undefined ? undefined : includeFileOf(pageFile, other)
  return other === undefined || file === undefined ? undefined : { path: other, file }
}

/** The lines between `#region name` and `#endregion`, without their common indent; `undefined` when there is no such region. */
export function regionOf(text: string, name: string): string | undefined {
  return regionLinesOf(text, name)
    ?.map(({ text: line }) => line)
    .join('\n')
}

/** The same, line by line, with where each begins in the text. */
export function regionLinesOf(
  text: string,
  name: string,
): readonly { readonly text: string; readonly line: number; readonly column: number }[] | undefined {
  const lines = text.split('\n')
  const { start, end = lines.length } = regionBoundsIn(lines, name) ?? {}
  if (start === undefined) return undefined
  const inner = lines
    .map((line, index) => ({ line, number: index + 1 }))
    .slice(start + 1, end)
    .filter(({ line }) => !/#\s*region\b/.test(line) && regionNameOf(line) === undefined && !endsRegion(line))
  const indents = inner.filter(({ line }) => line.trim()).map(({ line }) => line.length - line.trimStart().length)
  const indent = indents.length === 0 ? 0 : Math.min(...indents)
  return inner.map(({ line, number }) => ({ text: line.slice(indent), line: number, column: indent + 1 }))
}

/** The line in which a region begins that the text never ends. */
export function unclosedRegionLine(text: string, name: string): number | undefined {
  const bounds = regionBoundsIn(text.split('\n'), name)
  return bounds && bounds.end === undefined ? bounds.start + 1 : undefined
}

/** Indices of its first and last comment. */
function regionBoundsIn(
  lines: readonly string[],
  name: string,
): { readonly start: number; readonly end: number | undefined } | undefined {
  const start = lines.findIndex((line) => regionNameOf(line) === name)
  if (start < 0) return undefined
  let depth = 1
  const end = lines.findIndex((line, index) => {
    if (index <= start) return false
    if (regionNameOf(line) !== undefined) depth++
    if (endsRegion(line)) depth--
    return depth === 0
  })
  return { start, end: end < 0 ? undefined : end }
}

/** Names of all regions of a file. */
export function regionNamesOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => regionNameOf(line) ?? [])
}

function regionNameOf(line: string): string | undefined {
  return /(?:\/\/|\/\*|#|<!--|--|;)\s*#?\s*region\s+([\w.-]+)/.exec(line)?.[1]
}

function endsRegion(line: string): boolean {
  return /(?:\/\/|\/\*|#|<!--|--|;)\s*#?\s*endregion\b/.test(line)
}
