// Tags of components in Markdown that is no MDX, as VitePress has them.
import type { Draft } from './draft.ts'
import { htmlLinesOf } from './html-blocks.ts'
import { lineNumberAt } from './lines.ts'
import type { Names } from './mdx/literal.ts'
import { literalOfText } from './mdx/literal-of-text.ts'
import { directiveHeadOf, isLabel } from './old-components.ts'
import { proseOf } from './prose.ts'
import { decodedText } from './values.ts'

interface FoundTag {
  readonly name: string
  readonly text: string
  readonly start: number
  readonly end: number
}

export interface FoundElement {
  readonly name: string
  /** Its first tag; that is its end where it has no beginning. */
  readonly text: string
  /** What stands between its tags; absent where it has one tag. */
  readonly content: string | undefined
}

/** What takes the place of the tags of an element. */
export interface TagTexts {
  readonly open: string
  readonly close: string
}

const tag = /<\/?([A-Z][\w.]*|[a-z]+(?:-[a-z\d]+)+)((?:\s+(?:[^\s"'=<>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>]+))?))*)\s*\/?>/g

/**
 * Writes what `rewrite` returns in the place of tags. Components that it does not know become directives, or comments where no directive says the same.
 * `modules` are those that the page imports components from, by their names, and `names` what names in bound attributes stand for.
 */
export function rewriteForeignTags(
  draft: Draft,
  rewrite: (element: FoundElement) => TagTexts | undefined,
  { modules, names }: { readonly modules: ReadonlyMap<string, string>; readonly names: Names },
): void {
  const html = htmlLinesOf(draft, /^<\/?(?:[A-Z]|[a-z]+-)/)
  for (const element of elementsOf(tagsOf(draft))) {
    const { open, close } = element
    const content = close && draft.text.slice(open.end, close.start)
    const texts = rewrite({ name: open.name, text: draft.text.slice(open.start, open.end), content })
    if (texts) {
      replaceTag(draft, open, texts.open)
      if (close) replaceTag(draft, close, texts.close)
      continue
    }
    const isInHtml = [open, close].some((each) => each && html.has(lineNumberAt(draft.page, each.start) - 1))
    if (close && !isInHtml) unindent(draft, lineNumberAt(draft.page, open.end) - 1, lineNumberAt(draft.page, close.start) - 1)
    const values = attributesOf(draft.text.slice(open.start, open.end), names)
    if (isInHtml || !values || !asDirective(element, draft, { module: modules.get(open.name), values }))
      setAside(element, draft, isInHtml)
  }
}

function tagsOf(draft: Draft): readonly FoundTag[] {
  return [...proseOf(draft).matchAll(tag)].flatMap(({ 0: text, 1: name = '', index }) =>
    // `Promise<Foo>` in a sentence is no tag.
    !text.startsWith('</') && /[\w.]/.test(draft.text[index - 1] ?? '')
      ? []
      : [{ name, text, start: index, end: index + text.length }],
  )
}

function replaceTag(draft: Draft, { name, start, end }: FoundTag, text: string): void {
  const message = `<${name}> ${text === '' ? 'was removed' : 'is now plain Markdown or HTML'}.`
  draft.replace({ start, end }, text, { kind: 'changed', topic: 'component', message })
}

interface VueElement {
  readonly open: FoundTag
  /** Absent for `<Tag />`, and for a tag that nothing closes. */
  readonly close: FoundTag | undefined
}

/** Tags with their ends. An end without a beginning is an element of its own. */
function elementsOf(tags: readonly FoundTag[]): readonly VueElement[] {
  const elements: { open: FoundTag; close: FoundTag | undefined }[] = []
  for (const found of tags) {
    const opened = found.text.startsWith('</')
      ? elements.findLast(({ open, close }) => open.name === found.name && !close && !/^<\/|\/>$/.test(open.text))
      : undefined
    if (opened) opened.close = found
    else elements.push({ open: found, close: undefined })
  }
  return elements
}

/** HTML goes on until an empty line, however far its lines are indented. In Markdown, lines that are indented by four are code. */
function unindent(draft: Draft, openLine: number, closeLine: number): void {
  const { lines } = draft.page
  const inside = lines.slice(openLine + 1, closeLine)
  const [first] = inside
  if (first === undefined || first.text.trim() === '') return
  const own = lines[openLine]?.indent.length ?? 0
  const columns = Math.min(...inside.flatMap(({ text, indent }) => (text.trim() === '' ? [] : [indent.length - own])))
  if (columns > 0) draft.dedent(openLine + 1, closeLine - 1, columns)
}

interface Component {
  readonly module: string | undefined
  readonly values: Readonly<Record<string, unknown>>
}

function asDirective({ open, close }: VueElement, draft: Draft, { module, values }: Component): boolean {
  const { name } = open
  const isWhole = close !== undefined || open.text.endsWith('/>')
  if (!isWhole || draft.text[open.start - 1] === ':') return false
  const content = close ? draft.text.slice(open.end, close.start) : ''
  const isEmpty = content.trim() === ''
  const end = isEmpty ? (close?.end ?? open.end) : open.end
  const isBlock =
    standsAlone(draft, open.start, end) && (isEmpty || (close !== undefined && standsAlone(draft, close.start, close.end)))
  const head = isBlock || isEmpty || isLabel(content) ? directiveHeadOf(name, values, !isBlock) : undefined
  if (!head) return false
  const { directive, attributes, types } = head
  const reason = { kind: 'changed', topic: 'component', message: `<${name}> is now the directive "${directive}".` } as const
  if (isBlock) {
    const { indent = '' } = draft.page.lines[lineNumberAt(draft.page, open.start) - 1] ?? {}
    const last = isEmpty || !close ? { start: end, end } : close
    draft.contain({ open: { start: open.start, end }, close: last, head: `${directive}${attributes}`, indent }, reason)
  } else if (close && !isEmpty) {
    draft.replace(open, `:${directive}[`, reason)
    draft.replace(close, `]${attributes}`, reason)
  } else draft.replace({ start: open.start, end }, `:${directive}${attributes}`, reason)
  draft.use(open.start, { name, directive, isInline: !isBlock, attributes: types, module })
  return true
}

/** What a tag says. What is bound is code, unless its value can be told. A slot or a listener is code: then there is nothing to return. */
export function attributesOf(text: string, names: Names): Readonly<Record<string, unknown>> | undefined {
  const inside = text.replace(/^<[\w.-]+/, '').replace(/\/?>$/, '')
  const pairs = [...inside.matchAll(/([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g)]
  const values: [string, unknown][] = []
  for (const [, key = '', double, single, bare] of pairs) {
    const value = double ?? single ?? bare
    const [, bound] = /^(?::|v-bind:)([\w-]+)$/.exec(key) ?? []
    if (bound !== undefined) {
      const literal = value === undefined ? undefined : literalOfText(decodedText(value), names)
      if (literal === undefined) return undefined
      values.push([bound, literal.value])
    } else if (/^(?:[:@#]|v-)/.test(key)) return undefined
    else values.push([key, value ?? true])
  }
  return Object.fromEntries(values)
}

function standsAlone({ text }: Draft, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const after = /^[^\r\n]*/.exec(text.slice(end))?.[0] ?? ''
  return before.trim() === '' && after.trim() === ''
}

function setAside({ open, close }: VueElement, draft: Draft, isInHtml: boolean): void {
  const { name, text } = open
  draft.replace(
    open,
    `<!-- ${text} -->`,
    text.startsWith('</')
      ? { kind: 'changed', topic: 'component', message: `The end of <${name}> is now a comment.` }
      : {
          kind: 'by-hand',
          topic: 'component',
          message: `<${name}> is a component of the old site${isInHtml ? ' in HTML, where no directive can be' : ''}. Its tags are now comments: write ${isInHtml ? 'HTML, or Markdown for all of it' : 'a directive, an island or plain Markdown'} instead.`,
        },
  )
  if (close)
    draft.replace(close, `<!-- ${close.text} -->`, {
      kind: 'changed',
      topic: 'component',
      message: `The end of <${name}> is now a comment.`,
    })
}

/** Whole blocks of code: `<script setup>…</script>`. */
export function commentOutCode(draft: Draft, names: readonly string[]): void {
  const pattern = new RegExp(`^<(${names.join('|')})\\b[^>]*>[\\s\\S]*?^</\\1>`, 'gm')
  for (const { 0: text, 1: name = '', index } of proseOf(draft).matchAll(pattern)) {
    const source = draft.text.slice(index, index + text.length)
    const message = `The <${name}> of the page is now a comment: move its code into an island or a React page.`
    draft.replace(
      { start: index, end: index + text.length },
      `<!--\n${source.replaceAll('-->', '--&gt;').replaceAll('<!--', '&lt;!--')}\n-->`,
      {
        kind: 'by-hand',
        topic: 'mdx-code',
        message,
      },
    )
  }
}
