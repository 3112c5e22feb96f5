// In: what Material's extensions write within a line: buttons, attributes, icons, keys, marks. Out: the same in Markdown or HTML.
import type { Draft, Span } from '../core/draft.ts'
import { codeEnd, proseAroundCode } from '../core/prose.ts'
import type { LinkOfPage } from './docs-files.ts'
import { withLinks } from './with-links.ts'

export type Mark = 'emoji' | 'subscript' | 'superscript'

interface InlineRule {
  /** Only where the site has an extension for it. */
  readonly mark?: Mark
  readonly pattern: RegExp
  /** Gets the groups of the pattern as the author wrote them. */
  readonly write: (groups: readonly (string | undefined)[], link: LinkOfPage) => string
  readonly kind: 'changed' | 'left'
  readonly topic: string
  readonly say: (text: string) => string
}

const icon = /:(?:material|octicons|fontawesome|simple)-[\w-]+:(?:\{[^}\n]*\})?[ \t]?/g

const inlineRules: readonly InlineRule[] = [
  {
    // Lines of nothing but buttons. A button in a sentence is a link.
    pattern: /^(?:\[[^\]\n]+\]\([^)\n]+\)\{[^}\n]*\.md-button[^}\n]*\}[ \t]*(?:\r?\n|$))+/gm,
    write: ([text = ''], link) => {
      const links = [...withLinks(text, link).matchAll(/\[([^\]]+)\](\([^)]+\))/g)]
      const items = links.map(([, label = '', target = '']) => `- [${label.replace(icon, '').trim()}]${target}\n`)
      return `:::buttons\n\n${items.join('')}\n:::\n`
    },
    kind: 'changed',
    topic: 'buttons',
    say: () => 'Links with the class "md-button" are now ":::buttons".',
  },
  {
    pattern: /^\[TOC\][ \t]*$/gm,
    write: () => '',
    kind: 'changed',
    topic: 'toc',
    say: () => '[TOC] was removed: docgen shows a table of contents next to each page.',
  },
  {
    // An anchor may stand among other attributes, and be written as one: `{ #a .b }`, `{ id="9.7.0" }`.
    pattern: /[ \t]+\{:?[ \t]*(?:[^{}#\n]*[ \t])?(?:#([^\s{}]+)|id="([^"{}]+)")(?:[ \t][^{}\n]*)?\}[ \t]*$/gm,
    write: ([, id, written = '']) => ` {#${id ?? written}}`,
    kind: 'changed',
    topic: 'anchor',
    say: (text) => `The anchor${text} is now written without spaces.`,
  },
  {
    // Behind a link, and at the end of a line.
    pattern: /(?<=[)\]])\{[:]?[ \t]*[^}\n#][^}\n]*\}|[ \t]*\{:?[ \t]*(?:\.[\w-]+|[\w-]+=(?:"[^"]*"|\S+))[^}\n]*\}(?=[ \t]*$)/gm,
    write: () => '',
    kind: 'left',
    topic: 'attributes',
    say: (text) => `The attributes ${text.trim()} were removed.`,
  },
  {
    pattern: icon,
    write: () => '',
    kind: 'left',
    topic: 'icon',
    say: (text) => `The icon ${text.trim()} was removed.`,
  },
  {
    // Behind code, bold text and a sign, which icons are not: those are gone. `codeEnd` is that of code.
    pattern: new RegExp(`(?<=[*_:${codeEnd}])\\{:?(?:[ \\t]*(?:[.#][\\w-]+|[\\w-]+=(?:"[^"\\n]*"|[^\\s{}"']+)))+[ \\t]*\\}`, 'g'),
    write: () => '',
    kind: 'left',
    topic: 'attributes',
    say: (text) => `The attributes ${text.trim()} were removed.`,
  },
  {
    pattern: /\+\+([a-z\d]+(?:\+[a-z\d]+)*)\+\+/g,
    write: ([, keys = '']) =>
      keys
        .split('+')
        .map((key) => `<kbd>${wordOf(key)}</kbd>`)
        .join('+'),
    kind: 'changed',
    topic: 'keys',
    say: (text) => `The keys ${text} are now written with <kbd>.`,
  },
  {
    pattern: /(?<![=\w])==(?=\S)([^=\n]+?)(?<=\S)==(?!=)/g,
    write: ([, text = '']) => `<mark>${text}</mark>`,
    kind: 'changed',
    topic: 'mark',
    say: (text) => `${text} is now written with <mark>.`,
  },
  {
    pattern: /(?<![\^\w])\^\^(?=\S)([^^\n]+?)\^\^/g,
    write: ([, text = '']) => `<u>${text}</u>`,
    kind: 'changed',
    topic: 'mark',
    say: (text) => `${text} is now written with <u>.`,
  },
  {
    // To CommonMark, `H~2~O` is a text that is crossed out.
    mark: 'subscript',
    pattern: /(?<![~\\/])~(?![~\s])([^~\s]+)~(?!~)/g,
    write: ([, text = '']) => `<sub>${text}</sub>`,
    kind: 'changed',
    topic: 'mark',
    say: (text) => `${text} is now written with <sub>.`,
  },
  {
    // Not what lies between two footnotes: `[^1][^2]`.
    mark: 'superscript',
    pattern: /(?<![\^\\[])\^(?![\^\s])([^^\s[\]]+)\^(?!\^)/g,
    write: ([, text = '']) => `<sup>${text}</sup>`,
    kind: 'changed',
    topic: 'mark',
    say: (text) => `${text} is now written with <sup>.`,
  },
  {
    pattern: /^[ \t]*\*\[[^\]]+\]:.*$/gm,
    write: () => '',
    kind: 'left',
    topic: 'abbreviation',
    say: (text) => `The abbreviation "${text.trim()}" was removed.`,
  },
  {
    pattern: /(?<=<\w[^>\n]*)[ \t]+markdown(?:="[^"]*")?(?=[^>\n]*>)/g,
    write: () => '',
    kind: 'changed',
    topic: 'html',
    say: () => 'The attribute "markdown" was removed.',
  },
]

export function rewriteInlineSyntax(draft: Draft, marks: ReadonlySet<Mark>, link: LinkOfPage): void {
  const prose = proseAroundCode(draft)
  const taken: Span[] = [...markdownTagsIn(prose)]
  for (const span of taken)
    draft.replace(span, '', {
      kind: 'left',
      topic: 'html',
      message: `The tag ${prose.slice(span.start, span.end)} was removed; its content stays.`,
    })
  for (const { pattern, write, kind, topic, say } of inlineRules.filter(({ mark }) => mark === undefined || marks.has(mark))) {
    for (const match of prose.matchAll(new RegExp(pattern, `${pattern.flags}d`))) {
      const span = { start: match.index, end: match.index + match[0].length }
      // Titles of tabs and admonitions are written as a whole.
      const isTitle = /^[ \t]*(?:===|!!!|\?\?\?)/.test(prose.slice(prose.lastIndexOf('\n', span.start - 1) + 1, span.start + 4))
      if (isTitle || taken.some(({ start, end }) => start < span.end && span.start < end)) continue
      taken.push(span)
      const groups = (match.indices ?? []).map((range) => range && draft.text.slice(...range))
      draft.replace(span, write(groups, link), { kind, topic, message: say(draft.text.slice(span.start, span.end)) })
    }
  }
  for (const { index } of prose.matchAll(/^(?![ \t]*(?:[-*+]|\d+\.)[ \t])[^\s#>|:][^\n]*\n+:[ \t]{2,}\S/gm))
    draft.note(index, {
      kind: 'by-hand',
      topic: 'definition-list',
      message: 'A definition list is shown as text: write a list or a table instead.',
    })
}

/** Tags that stand on a line of their own with `markdown`, which lets them contain Markdown, and the ends of these. */
function markdownTagsIn(prose: string): readonly Span[] {
  const opened: { readonly name: string; readonly isRemoved: boolean }[] = []
  return [...prose.matchAll(/<(\/?)(div|figure|section|span|center)\b([^<>]*)>/g)].flatMap(
    ({ 0: tag, 1: slash, 2: name = '', 3: attributes = '', index }) => {
      const span = { start: index, end: index + tag.length }
      if (slash === '/') {
        const at = opened.findLastIndex((each) => each.name === name)
        const [own] = at < 0 ? [] : opened.splice(at)
        return own?.isRemoved === true ? [span] : []
      }
      const isAlone =
        prose.slice(prose.lastIndexOf('\n', index - 1) + 1, index).trim() === '' && lineFrom(prose, span.end).trim() === ''
      const isRemoved = isAlone && /(?:^|\s)markdown(?:=|\s|$)/.test(attributes)
      if (!attributes.endsWith('/')) opened.push({ name, isRemoved })
      return isRemoved ? [span] : []
    },
  )
}

function lineFrom(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return text.slice(start, end < 0 ? text.length : end)
}

function wordOf(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1)
}
