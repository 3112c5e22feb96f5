import type { Draft } from '../core/draft.ts'
import { titleMeta } from '../core/fences.ts'
import { pageLinesOf, type Line } from '../core/lines.ts'

/** The migrated text of a file, or of a part of it: `#region`, `{2,5}`. */
export type Include = (path: string, part?: string) => string | undefined

/** `<!--@include: ./part.md-->`: the text takes the place of the comment, as VitePress has it. */
export function inlineIncludes(draft: Draft, include: Include): void {
  for (const { 0: comment, 1: path = '', 2: part, index } of draft.text.matchAll(
    /<!--\s*@include:\s*([^\s{#]+)([#{][^\s]*)?\s*-->/g,
  )) {
    const span = { start: index, end: index + comment.length }
    const text = include(path, part)
    if (text === undefined) {
      const message =
        part === undefined
          ? `The included file "${path}" cannot be read.`
          : `The part "${part}" of "${path}" was included here, and cannot be read: copy it.`
      draft.note(index, { kind: 'by-hand', topic: 'include', message })
    } else {
      const body = text.slice(pageLinesOf(text).bodyStart).trim()
      draft.replace(span, body, { kind: 'changed', topic: 'include', message: `The text of "${path}" is now part of the page.` })
    }
  }
}

/** `<<< @/snippets/a.ts#region{1,3 ts:line-numbers} [label]` */
const snippet = /^<<<[ \t]+(\S+?)(#[\w-]+)?(?:\{([^}]*)\})?(?:[ \t]*\[([^\]]*)\])?[ \t]*$/

export interface Snippet {
  readonly path: string
  readonly region: string | undefined
  /** What stands in braces: lines and a language. */
  readonly info: string
  readonly label: string | undefined
}

export function snippetOf({ part, text }: Line): Snippet | undefined {
  const [, path, region, info = '', label] = (part === 'text' ? snippet.exec(text.trim()) : undefined) ?? []
  return path === undefined ? undefined : { path, region, info, label }
}

/** The tabs that `grouped` lines are in have their labels. */
export function writeSnippets(draft: Draft, fileOf: (path: string) => string | undefined, grouped: ReadonlySet<Line>): void {
  for (const line of draft.page.lines) {
    const found = snippetOf(line)
    if (found === undefined) continue
    const { path, region, info, label } = found
    const { start, end, indent } = line
    const file = fileOf(path)
    if (file === undefined) {
      draft.note(start, {
        kind: 'by-hand',
        topic: 'include',
        message: `The code of "${path}" was included here: copy it, or name it with file="…".`,
      })
      continue
    }
    const lines = /[\d,-]+/.exec(info)?.[0]
    const language = /[A-Za-z][\w+#]*/.exec(info)?.[0] ?? /\.(\w+)$/.exec(path)?.[1] ?? 'text'
    const words = [
      language,
      `file="${file}"`,
      ...(region ? [`region=${region.slice(1)}`] : []),
      ...(label && !grouped.has(line) ? [titleMeta(label)] : []),
      ...(lines ? [`{${lines}}`] : []),
    ]
    const fence = `\`\`\`${words.join(' ')}\n${indent}\`\`\``
    draft.replace({ start: start + indent.length, end }, fence, {
      kind: 'changed',
      topic: 'include',
      message: `The code of "${path}" is now a fence with file="…".`,
    })
  }
}
