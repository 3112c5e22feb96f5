// In: the text of a guide and its tree. Out: what it has of MDX and of other tools' Markdown, as findings, and the text without what is no text.
// Told by the source, as Markdown takes most of it for prose; where it could be prose, nothing is said.
import type { Nodes, Root } from 'mdast'
import type { Diagnostic, SourceRange } from '@docgen/model'
import { mdxSyntax, unsupportedSyntax } from '../../diagnostics/other-syntax.ts'
import { foreignComponents, foreignDirectives } from '../../syntax/markdown/foreign-words.ts'
import { lineTableOf } from '../../common/line-table.ts'
import { esmBlockEnd } from './mdx-esm.ts'
import { jsxTagAt } from './mdx-jsx.ts'
import { nodesOf } from './nodes-of.ts'

interface ForeignSyntax {
  /** As long as the text, with an HTML comment in the place of what is not shown. */
  readonly markdown: string
  readonly diagnostics: readonly Diagnostic[]
}

interface Finding {
  readonly start: number
  /** Present where the text up to it is not shown. */
  readonly end?: number
  readonly report: (at: SourceRange) => Diagnostic
}

const mayHold = /\{\/\*|^(?:import|export)\s|<[A-Z][\w.]*\s[^<]*\{|\$|^\[{1,2}_?toc|^(?:!!!|\?\?\?|===|<<<)|@include/im

/** Where what `mayHold` finds may begin. */
const mayBegin = /\{\/\*|^(?:import|export)|<[A-Z]|\$|^\[{1,2}_?toc|^(?:!!!|\?\?\?|===|<<<)|@include/gim

export function readForeignSyntax(file: string, markdown: string, mdast: Root): ForeignSyntax {
  const starts = Array.from(markdown.matchAll(mayBegin), ({ index }) => index)
  if (starts.length === 0) return { markdown, diagnostics: [] }
  const nodes = nodesOf(mdast)
  // Code, and what a plugin of the parser reads itself, such as math.
  const code = rangesOf(nodes, (node) => node.type !== 'text' && node.type !== 'html' && 'value' in node)
  // Most of what looks like it is code: imports, variables of a shell.
  if (areWithin(starts, code) || !mayHold.test(rewrite(markdown, code, () => ' '))) return { markdown, diagnostics: [] }
  const source = maskedSource(markdown, nodes, code)
  const hidden = [...esmFindings(source.markup, mdast), ...commentFindings(source.markup), ...componentFindings(source.markup)]
  const findings = outermost([
    ...hidden,
    ...lineFindings(source.prose, mdast),
    ...includeFindings(nodes),
    ...mathFindings(source.prose),
  ])
  const { placeOf } = lineTableOf(markdown)
  const places = (offset: number): SourceRange => ({ file, ...placeOf(offset) })
  return {
    markdown: rewrite(
      markdown,
      findings.flatMap(({ start, end }): Range[] => (end === undefined ? [] : [[start, end]])),
      commentOfLength,
    ),
    diagnostics: findings.map(({ start, report }) => report(places(start))),
  }
}

type Range = readonly [number, number]

/** Whether each place lies in a range; both are in order. */
function areWithin(places: readonly number[], ranges: readonly Range[]): boolean {
  let next = 0
  return places.every((place) => {
    while ((ranges[next]?.[1] ?? Infinity) <= place) next++
    return (ranges[next]?.[0] ?? Infinity) <= place
  })
}

/** Without what lies within an earlier one: a comment of an exported component. */
function outermost(findings: readonly Finding[]): readonly Finding[] {
  let end = 0
  return [...findings]
    .sort((a, b) => a.start - b.start)
    .filter((finding) => {
      if (finding.start < end) return false
      end = finding.end ?? end
      return true
    })
}

/** The text with spaces for code and comments, and with spaces for all HTML too. */
function maskedSource(
  markdown: string,
  nodes: readonly Nodes[],
  code: readonly Range[],
): { readonly markup: string; readonly prose: string } {
  const html = rangesOf(nodes, ({ type }) => type === 'html' || type === 'definition')
  const markup = rewrite(markdown, code, spaces).replace(/<!--[\s\S]*?(?:-->|$)/g, spaces)
  return { markup, prose: rewrite(markup, html, spaces) }
}

/** Where the nodes of a kind stand, in order. */
function rangesOf(nodes: readonly Nodes[], isWanted: (node: Nodes) => boolean): readonly Range[] {
  return nodes
    .flatMap((node): Range[] => {
      if (!isWanted(node)) return []
      return [[node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]]
    })
    .sort((x, y) => x[0] - y[0])
}

/** `ranges` in their order; one that begins within another is left out. */
function rewrite(text: string, ranges: readonly Range[], write: (part: string) => string): string {
  const parts: string[] = []
  let last = 0
  for (const [start, end] of ranges) {
    if (start < last) continue
    parts.push(text.slice(last, start), write(text.slice(start, end)))
    last = end
  }
  return parts.join('') + text.slice(last)
}

function spaces(text: string): string {
  return text.replace(/[^\n]+/g, (line) => ' '.repeat(line.length))
}

/** An HTML comment of the same length and lines, which is block and inline wherever what it replaces was. */
function commentOfLength(text: string): string {
  return text.length < 7 ? spaces(text) : `<!--${spaces(text.slice(4, -3))}-->`
}

interface TopParagraph {
  readonly start: number
  readonly end: number
  /** Whether it holds text alone: no link, no emphasis. */
  readonly isText: boolean
}

function* topParagraphs(mdast: Root): Generator<TopParagraph> {
  for (const node of mdast.children) {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    if (node.type !== 'paragraph' || start === undefined || end === undefined) continue
    yield { start, end, isText: node.children.every(({ type }) => type === 'text') }
  }
}

function esmFindings(markup: string, mdast: Root): readonly Finding[] {
  const findings: Finding[] = []
  for (const { start } of topParagraphs(mdast)) {
    const end = /^(?:import|export)\s/.test(markup.slice(start, start + 7)) ? esmBlockEnd(markup, start) : undefined
    if (end === undefined || start < (findings.at(-1)?.end ?? 0)) continue
    const word = markup.slice(start, start + 6)
    const hint = 'Remove it, or put it into a code fence ("```ts") if it is sample code.'
    findings.push({
      start,
      end,
      report: (at) => mdxSyntax(at, `MDX ${word}s are not supported; this one was removed from the page.`, hint),
    })
  }
  return findings
}

function commentFindings(markup: string): readonly Finding[] {
  const findings: Finding[] = []
  for (let start = markup.indexOf('{/*'); start >= 0; start = markup.indexOf('{/*', start + 1)) {
    const close = markup.indexOf('*/}', start + 3)
    if (close < 0) break
    const report = (at: SourceRange): Diagnostic =>
      mdxSyntax(at, 'MDX comments are not supported; this one was removed from the page.', 'Write it as "<!-- … -->".')
    findings.push({ start, end: close + 3, report })
    start = close
  }
  return findings
}

/** Tags with braces, which no HTML has. All others are raw HTML. */
function componentFindings(markup: string): readonly Finding[] {
  return [...markup.matchAll(/<([A-Z][\w.]*)(?=\s)/g)].flatMap(({ index, 1: name = '' }): Finding[] => {
    const end = jsxTagAt(markup, index)
    if (end === undefined) return []
    const hint = foreignComponents.get(name) ?? 'Write a directive (":::tip", "::::tabs") or a React page instead.'
    return [
      { start: index, end, report: (at) => mdxSyntax(at, `The MDX component <${name}> is not supported and was removed.`, hint) },
    ]
  })
}

const lineSyntaxes: readonly {
  readonly pattern: RegExp
  readonly isHidden?: boolean
  readonly say: (name: string) => [string, string]
}[] = [
  {
    pattern: /^(?:\[\[_?toc_?\]\]|\[toc\])\s*$/i,
    isHidden: true,
    say: () => [
      'The marker for a table of contents is not supported and was removed.',
      'Remove it: docgen shows a table of contents next to each page.',
    ],
  },
  {
    pattern: /^(?:!!!|\?\?\?)\+? +([a-z][\w-]*)/,
    say: (name) => [`"${name}" blocks of MkDocs are not supported; this one is shown as text.`, hintForBlock(name)],
  },
  {
    pattern: /^=== +"[^"\n]+"/,
    say: () => [
      'Tabs of MkDocs are not supported; this one is shown as text.',
      'Write "::::tabs" with a ":::tab[Label]" around each part.',
    ],
  },
  {
    pattern: /^<<< +(?:@|\.{1,2})\/\S+/,
    say: () => [
      'Code includes of VitePress are not supported; this one is shown as text.',
      'Write an empty code fence with the file: "```ts file="./x.ts"".',
    ],
  },
]

function hintForBlock(name: string): string {
  const known = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'details']
  if (known.includes(name)) return `Write ":::${name}[Title]" and close it with ":::".`
  return foreignDirectives.get(name) ?? 'Write ":::note[Title]" and close it with ":::".'
}

function lineFindings(prose: string, mdast: Root): readonly Finding[] {
  const findings: Finding[] = []
  for (const { start, end, isText } of topParagraphs(mdast)) {
    const text = prose.slice(start, end)
    for (const { pattern, isHidden, say } of lineSyntaxes) {
      const match = pattern.exec(text)
      if (!match || (isHidden && !isText)) continue
      const [message, hint] = say(match[1] ?? '')
      findings.push({ start, ...(isHidden && { end }), report: (at) => unsupportedSyntax(at, message, hint) })
    }
  }
  return findings
}

/** VitePress reads them from comments, so that nothing at all would be shown. */
function includeFindings(nodes: readonly Nodes[]): readonly Finding[] {
  return nodes.flatMap((node): Finding[] => {
    if (node.type !== 'html' || !/^<!--\s*@include:/.test(node.value)) return []
    const [message, hint] = [
      'Includes of Markdown are not supported, so nothing is shown here.',
      'Copy the text, or link to its page.',
    ]
    return [{ start: node.position?.start.offset ?? 0, report: (at) => unsupportedSyntax(at, message, hint) }]
  })
}

const mathBlock = /^[ \t]*\$\$(?:[ \t]*\n[\s\S]*?\n[ \t]*\$\$|[^$\n]+\$\$)[ \t]*$/gm
/** Between dollars that enclose no space, and are no part of a word. */
const inlineMath = /(?<![\w$\\])\$(?![\s${])([^$\n]*[^$\s\\])\$(?![\w$])/g
/** What prose and shells do not have: a command, an exponent or an index of TeX. */
const looksLikeTex = /\\[A-Za-z]{2,}|[A-Za-z\d)}]\^[\w{\\(]|[A-Za-z}]_\{|\b[A-Za-z]_\w\b/

function mathFindings(prose: string): readonly Finding[] {
  if (!prose.includes('$')) return []
  const [message, hint] = [
    'Math is not typeset; this formula is shown as text.',
    'Add remark-math to `markdown.remark` and rehype-katex to `markdown.rehype`, or show the formula as an SVG image.',
  ]
  const report = (at: SourceRange): Diagnostic => unsupportedSyntax(at, message, hint)
  const blocks = [...prose.matchAll(mathBlock)]
  const rest = prose.replace(mathBlock, spaces)
  const inline = [...rest.matchAll(inlineMath)].filter(([, formula = '']) => looksLikeTex.test(formula))
  return [
    ...blocks.map(({ index, 0: text }) => ({ start: index + text.indexOf('$'), report })),
    ...inline.map(({ index }) => ({ start: index, report })),
  ]
}
