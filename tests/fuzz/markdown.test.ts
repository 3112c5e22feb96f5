// Whatever a page holds, it is compiled, in its time, and what is wrong with it is said at its place.
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect } from 'vitest'
import { createMarkdownCompiler } from '../../packages/ssg-cli/src/stages/2-compile/compile-markdown.ts'
import { plainContent } from '../../packages/ssg-cli/src/stages/2-compile/plain-content.ts'
import { includePathsOf } from '../../packages/ssg-cli/src/syntax/markdown/fence-meta.ts'
import { textOf } from './arbitraries.ts'
import { expectFindingsWithin } from './findings.ts'
import { attributeOf, elementsOf, expectHarmless, textOfElement } from './html-of-page.ts'
import { holds } from './property.ts'

const compiler = await createMarkdownCompiler(
  { parser: 'satteri', html: 'sanitise', linkCode: true, readSamples: true },
  plainContent,
)

const file = 'docs/guide/a.md'
const sourceOf = (text: string, includes = {}, kind?: 'changelog') => ({
  file,
  contentPath: 'guide/a.md',
  source: 'docs',
  text,
  includes,
  kind,
})

const pieces = [
  ...[
    '\n',
    '\n',
    '\n\n',
    '\n\n',
    ' ',
    '  ',
    '    ',
    '\t',
    '\r\n',
    '\r',
    '\0',
    '\0\u0030\0',
    '\ufffd',
    '\u2028',
    '\ufeff',
    '\ud800',
    '💥',
  ],
  ...[
    '# ',
    '## A',
    '###### ',
    '\n===\n',
    '\n---\n',
    '## B {#b}',
    '{#b}',
    '# `c`',
    '## <b id="a">',
    '- ',
    '* ',
    '1. ',
    '99999999999. ',
    '> ',
    '>',
    '- [ ] ',
    '> [!NOTE]\n',
  ],
  ...[
    '```',
    '````',
    '~~~',
    '```ts',
    '```js {1',
    '```ts title="x',
    '```ts file="x.ts"',
    '``',
    '`',
    '` ``',
    '\n    ',
    '```mermaid',
    '```__proto__',
    '```diff-ts',
  ],
  ...[
    ':::',
    '::::',
    ':::tip',
    ':::note[',
    ':::tip{',
    ':::tabs',
    '::::tab[A]',
    ':::details',
    ':::steps',
    ':::cards',
    ':::constructor',
    '::a',
    ':a[',
    ':b{c=d}',
    '::: tip x',
    ']',
    '}',
  ],
  ...[
    '[a](',
    '[a](./b.md)',
    '[a][b]',
    '[b]: ./c',
    '[b]: <',
    '![',
    '![](x.svg#inline)',
    '![a](b "c")',
    ')',
    '<https://a.example>',
    'https://a.example',
    'a@b.example',
    '[^1]',
    '[^1]: ',
    '<./x>',
  ],
  ...[
    '<div>',
    '</div>',
    '<b',
    '<a name="x">',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '<svg>',
    '<p id="p">',
    '<?',
    ']]>',
    '<![CDATA[',
    '&amp;',
    '&#0;',
    '&#x',
    '&nosuch;',
    '<details><summary>',
    '<table><td>',
  ],
  ...[
    '| a | b |\n| - | -: |\n| c | d |',
    '|',
    '| - |',
    '\\',
    '**',
    '*',
    '_',
    '~~',
    '***',
    '$',
    '$$',
    '{/* ',
    ' */}',
    'import a from "b"',
    'export const a = {',
    '<Tabs>',
    '<A b={',
    '{@link ',
    '{@link A}',
    '[[toc]]',
  ],
  ...[
    '---\ntitle: a\n---\n',
    '---\n',
    '## 1.0.0 (2024-01-01)',
    '## [Unreleased]',
    '### Fixed',
    'abc1234',
    '(#12)',
    '@user',
    'javascript:alert(1)',
    '`A.b()`',
    'docgen-code',
    '<docgen-code data-docgen="0">',
    'a',
    'b',
  ],
]
const repeated = fc.tuple(fc.constantFrom(...pieces), fc.nat({ max: 60 })).map(([piece, times]) => piece.repeat(times))
const page = fc.record({
  parts: fc.array(fc.oneof({ weight: 12, arbitrary: textOf(pieces, 6) }, { weight: 1, arbitrary: repeated }), { maxLength: 8 }),
  isChangelog: fc.boolean(),
})

/** Far more than any page of this size takes, and far less than growth with its square would. */
const mostSeconds = 5

holds('page', 'any page is compiled, in its time and always to the same', page, async ({ parts, isChangelog }) => {
  const text = parts.join('')
  const source = sourceOf(text, {}, isChangelog ? 'changelog' : undefined)
  // Of this process alone: a machine that is busy with others does not count.
  const before = process.cpuUsage()
  const compiled = await compiler.compilePage(source, 'key')
  const { user } = process.cpuUsage(before)
  expect(user / 1e6, 'seconds').toBeLessThan(mostSeconds)
  const { html, page: made } = compiled
  expect(made.diagnostics.filter(({ code }) => code === 'page-failed')).toEqual([])
  expectFindingsWithin(file, text, made.diagnostics)
  expectFindingsWithin(
    file,
    text,
    made.slots.map((slot) => ({ ...slot, file, code: 'config', severity: 'error', message: slot.href || 'a', hint: 'a' })),
  )
  const filled = html.split('\0').length - 1
  expect(made.slots.length).toBeGreaterThanOrEqual(filled)
  // What the title of a page leads to is checked, though the layout shows it as text.
  const ofTitle = made.slots.slice(filled)
  if (made.titleAnchor === undefined) expect(ofTitle).toEqual([])
  const firstLine = Math.min(...made.slots.slice(0, filled).map(({ line }) => line))
  expect(ofTitle.filter(({ line }) => line > firstLine)).toEqual([])
  expect(made.anchors).toEqual([...new Set(made.anchors)])
  // A browser makes two elements of a link that an author's HTML never closes, so each may have its id twice.
  const ids = elementsOf(html).flatMap((element) => attributeOf(element, 'id') ?? [])
  expect(new Set(made.anchors)).toEqual(new Set(ids))
  expectHarmless(html)
  const again = await compiler.compilePage(source, 'key')
  expect({ ...again, ms: 0 }).toEqual({ ...compiled, ms: 0 })
})

type Block =
  | { readonly code: readonly string[]; readonly sign: string; readonly isFile: boolean }
  | { readonly kind: 'quote' | 'list' | 'tip' | 'text'; readonly blocks: readonly Block[] }

const codeLine = fc.constantFrom(
  '',
  'a',
  ':::',
  ':::tip',
  ':::tip A b',
  '::::',
  '> a',
  '- a',
  '# a',
  '    a',
  '---',
  '<script>',
  '<!--',
  '`',
  '```',
  '~~~',
  '```ts file="no.ts"',
  '{/* a */}',
  'import a',
  '$$',
  '| a |',
  '&amp;',
  '\\',
  '[b]: c',
)
const { block } = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.record({
      code: fc.array(codeLine, { minLength: 1, maxLength: 4 }),
      sign: fc.constantFrom('````', '~~~~', '``````'),
      isFile: fc.boolean(),
    }),
    fc.record({
      kind: fc.constantFrom('quote', 'list', 'tip', 'text'),
      blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
    }) as Arbitrary<Block>,
  ),
}))

holds(
  'code',
  'code is shown as it was written, in whatever it stands, and every file that it names is read',
  fc.array(block, { minLength: 1, maxLength: 3 }),
  async (blocks) => {
    const includes: Record<string, string> = {}
    const shown: string[] = []
    const linesOf = (parts: readonly Block[]): readonly string[] => parts.flatMap((part) => ['', ...linesOfBlock(part)])
    const linesOfBlock = (part: Block): readonly string[] => {
      if ('code' in part) {
        shown.push(part.code.join('\n').trimEnd())
        if (!part.isFile) return [`${part.sign}text`, ...part.code, part.sign]
        const name = `file-${shown.length}.txt`
        includes[name] = part.code.join('\n')
        return [`${part.sign}text file="${name}"`, part.sign]
      }
      const inner = linesOf(part.blocks).slice(1)
      if (part.kind === 'text') return ['A.', '', ...inner]
      if (part.kind === 'quote') return inner.map((line) => `> ${line}`)
      if (part.kind === 'list') return inner.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`)
      const colons = ':'.repeat(3 + heightOf(part))
      return [`${colons}tip A title`, ...inner, colons]
    }
    // Lists side by side would be one list, and quotes one quote.
    const markdown = blocks.flatMap((part) => [...linesOfBlock(part), '', '<!-- -->', '']).join('\n')
    for (const name of Object.keys(includes)) expect(includePathsOf(markdown)).toContain(name)
    const { html } = await compiler.compilePage(sourceOf(markdown, includes), 'key')
    const codes = elementsOf(html).filter(({ tagName }) => tagName === 'pre')
    expect(codes.map((element) => textOfElement(element).trimEnd())).toEqual(shown)
  },
)

function heightOf(part: Block): number {
  return 'code' in part ? 0 : 1 + Math.max(...part.blocks.map(heightOf))
}
