// One page of MkDocs: frontmatter, blocks, fences, and the extensions of Material.
import type { OwnRules } from '../core/blog.ts'
import { Draft, type Span } from '../core/draft.ts'
import { lineNumbersOf, metaChange, migrateFence, titleMeta, type MetaRule } from '../core/fences.ts'
import { changed, migrateFrontmatter, yamlText, type KeyRules } from '../core/frontmatter.ts'
import { keepAnchors } from '../core/heading-ids.ts'
import { pageLinesOf, type Fence, type Line } from '../core/lines.ts'
import { htmlLinesOf } from '../core/html-blocks.ts'
import { rewriteLinks } from '../core/markdown-links.ts'
import { codeEnd, proseAroundCode, proseOf } from '../core/prose.ts'
import { flagIn } from '../core/values.ts'
import { replaceEmojiNames, withEmoji } from '../core/emoji.ts'
import { migrateBlocks } from './blocks.ts'
import type { LinkOfPage } from './docs-files.ts'

export type Mark = 'emoji' | 'subscript' | 'superscript'

interface PageInput {
  /** The text of a file, or of a part of it, that the page includes; `undefined` where there is none. */
  readonly include: (path: string) => string | undefined
  /** What `file=` of a fence says of a file that the page includes as a whole; `undefined` where it shows another text. */
  readonly shownFile?: ((path: string) => string | undefined) | undefined
  readonly keepsAnchors: boolean
  /** What becomes of a link to a file. */
  readonly link: LinkOfPage
  /** What the extensions of the site read besides. */
  readonly marks: ReadonlySet<Mark>
  /** Rules for its frontmatter that come before those of all pages. */
  readonly rules?: OwnRules | undefined
}

export function migrateMkDocsPage(
  draft: Draft,
  { include, shownFile = () => undefined, keepsAnchors, link, marks, rules }: PageInput,
): Readonly<Record<string, unknown>> {
  const data = migrateFrontmatter(draft, (...given) => rules?.(...given) ?? keyRules(...given))
  migrateBlocks(draft, (title) => {
    const linked = withLinks(title, link)
    return marks.has('emoji') ? withEmoji(linked) : linked
  })
  for (const fence of draft.page.fences) {
    if (!rewriteAttributes(draft, fence)) migrateFence(draft, fence, metaRule)
  }
  separateFences(draft)
  rewriteNumbers(draft)
  const inFences = showFiles(draft, { include, shownFile })
  inlineSnippets(draft, { include, link, inFences })
  rewriteInlineSyntax(draft, marks, link)
  encodeSpaces(draft, link)
  rewriteLinks(draft, link)
  if (marks.has('emoji')) replaceEmojiNames(draft)
  if (keepsAnchors) keepAnchors(draft, pythonSlug, (slug, count) => `${slug}_${count}`)
  return data
}

const keyRules: KeyRules = (key, value) => {
  if (key === 'title' && Array.isArray(value)) return changed(key, [`title: ${JSON.stringify(`[${value.join(', ')}]`)}`])
  if (['title', 'description', 'draft'].includes(key)) return 'keep'
  if (key === 'tags' && Array.isArray(value) && value.every((tag) => typeof tag === 'string')) return 'keep'
  if (key === 'hide') {
    const parts = Array.isArray(value) ? value : [value]
    const rest = parts.filter((part) => part !== 'toc' && part !== 'navigation')
    const lines = [
      ...(parts.includes('navigation') ? ['hide_sidebar: true'] : []),
      ...(parts.includes('toc') ? ['hide_table_of_contents: true'] : []),
    ]
    return {
      lines,
      kind: rest.length > 0 ? 'left' : 'changed',
      message: `"hide: ${yamlText(parts)}" of the frontmatter is now "${lines.join()}".`,
    }
  }
  if (key === 'search' && flagIn(value, 'exclude') === true)
    return { lines: ['search: false'], kind: 'changed', message: '"search: false" now keeps the page out of the search.' }
  return {
    lines: [],
    kind: 'left',
    message: `The frontmatter "${key}: ${JSON.stringify(value)}" was removed: docgen has no such key.`,
  }
}

const metaRule: MetaRule = (word) => {
  const [, name = word, value = ''] = /^([\w-]+)=["']?(.*?)["']?$/.exec(word) ?? []
  if (name === 'hl_lines') return metaChange(word, `{${rangesOf(value)}}`)
  if (name === 'linenums') return metaChange(word, 'showLineNumbers')
  return undefined
}

function rangesOf(lines: string): string {
  return lines.trim().split(/\s+/).join(',')
}

/** ``` { .py .annotate title="a.py" hl_lines="1 2" } */
function rewriteAttributes(draft: Draft, fence: Fence): boolean {
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

/** Python-Markdown reads fences within HTML too. CommonMark does once an empty line has ended the HTML. */
function separateFences(draft: Draft): void {
  const html = htmlLinesOf(draft, /^$/)
  for (const { first } of draft.page.fences) if (html.has(first - 1)) draft.insert(draft.page.lines[first]?.start ?? 0, '\n')
}

/** A fence around nothing but a whole file shows the file itself. Returns the lines of such snippets. */
function showFiles(
  draft: Draft,
  { include, shownFile }: Required<Pick<PageInput, 'include'>> & { readonly shownFile: (path: string) => string | undefined },
): ReadonlySet<Line> {
  const { lines, fences } = draft.page
  const snippets = new Map(snippetsIn(lines).map((each) => [each.first, each]))
  const shown = new Set<Line>()
  for (const { first, last, isClosed, language, meta } of fences) {
    const [open, code] = [lines[first], lines[first + 1]]
    const [name, ...others] = (code && last === first + 2 && isClosed && snippets.get(code)?.names) || []
    if (!open || !code || name === undefined || others.length > 0) continue
    const text = include(name)
    // The file would show its marks as they are.
    const file = text === undefined || plainNumbers(text) !== text ? undefined : shownFile(name)
    if (file === undefined) continue
    shown.add(code)
    const words = `${language === '' && meta === '' ? 'text' : ''} file="${file}"`
    draft.replace({ start: open.end, end: code.end }, words, {
      kind: 'changed',
      topic: 'include',
      message: `The code of "${name}" is now a fence with file="…".`,
    })
  }
  return shown
}

interface SnippetInput extends Pick<PageInput, 'include' | 'link'> {
  readonly inFences: ReadonlySet<Line>
}

/** `--8<-- "part.md"`: the text takes its place. */
function inlineSnippets(draft: Draft, { include, link, inFences }: SnippetInput): void {
  for (const { first, last, names } of snippetsIn(draft.page.lines)) {
    if (inFences.has(first)) continue
    const texts = names.map((name) => includedText(include(name), first.part === 'code', link))
    const quoted = names.map((name) => `"${name}"`).join(', ')
    const isWhole = texts.every((text) => text !== undefined)
    if (!isWhole)
      draft.note(first.start, {
        kind: 'by-hand',
        topic: 'include',
        message: `${quoted} was included here: copy it, or name it with file="…" after the language of a code fence.`,
      })
    else
      draft.replace(
        { start: first.start + first.indent.length, end: last.end },
        texts.join('\n').replace(/\n(?=[^\n])/g, `\n${first.indent}`),
        {
          kind: 'changed',
          topic: 'include',
          message: `The text of ${quoted} is now part of the page.`,
        },
      )
  }
}

/** A comment of code that the number of an item below the code stands in, without itself once that item opens there: `// (1)!`. */
const number = /((?:\/\/|\/\*|<!--|--|[#;%])[ \t]*\(\d+\))!(?=[ \t]*(?:\*\/|-->)?[ \t]*$)/gm

function plainNumbers(code: string): string {
  return code.replace(number, '$1')
}

function rewriteNumbers(draft: Draft): void {
  for (const { start, text, part } of draft.page.lines) {
    for (const { 1: written = '', index } of part === 'code' ? text.matchAll(number) : []) {
      const sign = start + index + written.length
      draft.replace({ start: sign, end: sign + 1 }, '', {
        kind: 'changed',
        topic: 'annotation',
        message: `"${written}!" is now "${written}": the list below the code is shown as it is.`,
      })
    }
  }
}

interface Snippets {
  readonly first: Line
  readonly last: Line
  readonly names: readonly string[]
}

/** One in a line, or several in lines of their own between two marks. */
function snippetsIn(lines: readonly Line[]): readonly Snippets[] {
  const found: Snippets[] = []
  let block: { readonly first: Line; readonly names: string[] } | undefined
  for (const line of lines) {
    if (line.part === 'fence') {
      block = undefined
      continue
    }
    const isMark = /^\s*-+8<-+\s*$/.test(line.text)
    const [, name] = /^\s*-+8<-+[ \t]+["']([^"']+)["']\s*$/.exec(line.text) ?? []
    if (isMark && block) found.push({ ...block, last: line })
    if (isMark) block = block ? undefined : { first: line, names: [] }
    else if (block && line.text.trim() !== '') block.names.push(line.text.trim())
    else if (!block && name !== undefined) found.push({ first: line, last: line, names: [name] })
  }
  // What begins with a semicolon is a comment.
  return found.map(({ names, ...rest }) => ({ ...rest, names: names.filter((name) => !name.startsWith(';')) }))
}

/** Code keeps each sign but the empty lines around it. */
function includedText(text: string | undefined, isCode: boolean, link: LinkOfPage): string | undefined {
  if (text === undefined) return undefined
  return isCode
    ? plainNumbers(text.replace(/^(?:[ \t]*\n)+|\s+$/g, ''))
    : withLinks(text.slice(pageLinesOf(text).bodyStart), link).trim()
}

/** A text that becomes part of the page as a whole. */
function withLinks(text: string, link: LinkOfPage): string {
  const draft = new Draft('', text)
  rewriteLinks(draft, link)
  return draft.finish()
}

/** Python-Markdown takes spaces in an address. To CommonMark this is no link, and the reader would see its text. */
function encodeSpaces(draft: Draft, link: LinkOfPage): void {
  for (const { 0: text, 1: before = '', 2: path = '', index } of proseOf(draft).matchAll(spacedLink)) {
    const next = link(path.replaceAll(' ', '%20'), false)
    const start = index + before.length
    const message = `The link "${path}" is now "${next}": an address contains no spaces.`
    draft.replace({ start, end: index + text.length }, next, { kind: 'changed', topic: 'link', message })
  }
}

const spacedLink = /(\]\([ \t]*)((?:[^()\s<>"']+ )+[^()\s<>"']+)(?=[ \t]*(?:\)|["']))/g

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

function rewriteInlineSyntax(draft: Draft, marks: ReadonlySet<Mark>, link: LinkOfPage): void {
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

/** https://python-markdown.github.io/extensions/toc/: the default slugs of Python-Markdown. */
export function pythonSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\u0000-\u007f]/g, '')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-')
}
