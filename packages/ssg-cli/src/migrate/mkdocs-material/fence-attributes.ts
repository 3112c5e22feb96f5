// In: a fence with attributes in braces. Out: the same as words after its language.
import type { Draft } from '../core/draft.ts'
import { lineNumbersOf, titleMeta } from '../core/fences.ts'
import type { Fence } from '../core/lines.ts'

/** ``` { .py .annotate title="a.py" hl_lines="1 2" } */
export function rewriteAttributes(draft: Draft, fence: Fence): boolean {
  const { end = 0 } = draft.page.lines[fence.first] ?? {}
  const info = draft.text.slice(fence.infoStart, end)
  // Without a language, its place is taken by the first attribute.
  const bare = fence.language.includes('=') ? (/^()[ \t]*(.*)$/.exec(info) ?? undefined) : undefined
  const list = bare ?? /^[ \t]*([\w+#-]*)[ \t]*\{([^}]*\.[\w-][^}]*|[^}]*=[^}]*)\}[ \t]*$/.exec(info)
  if (!list || /^[\d,\s-]+$/.test(list[2] ?? '')) return false
  const attributes = (list[2] ?? '').replace(/^:/, '')
  const words = [...attributes.matchAll(/(?<![\w"'=])\.([\w+#-]+)|(?<![\w"'=])#([\w-]+)|([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g)]
  const wordFor = (wanted: string): RegExpExecArray | undefined => words.find(([, , , name]) => name === wanted)
  const valueOf = (word: RegExpExecArray | undefined): string | undefined => word?.[4] ?? word?.[5] ?? word?.[6]
  const language = list[1] ? undefined : words.find(([, name]) => name !== undefined)
  const [titled, marked, numbered] = [wordFor('title'), wordFor('hl_lines'), wordFor('linenums')]
  const [title, lines] = [valueOf(titled), valueOf(marked)]
  const meta = [
    list[1] || (language?.[1] ?? 'text'),
    ...(title === undefined ? [] : [titleMeta(title)]),
    ...(lines === undefined ? [] : [`{${lineNumbersOf(lines).join(',')}}`]),
    ...(numbered ? ['showLineNumbers'] : []),
  ].join(' ')
  const dropped = textWithout(
    attributes,
    words.filter((word) => [language, titled, marked, numbered].includes(word)),
  )
  const without = dropped === '' ? '' : `, without "${dropped}"`
  draft.replace({ start: fence.infoStart, end }, meta, {
    kind: dropped === '' ? 'changed' : 'left',
    topic: 'code-meta',
    message: `The attributes "${info.trim()}" of the code are now "${meta}"${without}.`,
  })
  return true
}

function textWithout(text: string, words: readonly RegExpExecArray[]): string {
  return words
    .reduceRight((left, { 0: word, index }) => left.slice(0, index) + left.slice(index + word.length), text)
    .replace(/\s+/g, ' ')
    .trim()
}
