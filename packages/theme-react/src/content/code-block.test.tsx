import { englishWords, type CodeBlockProps } from '@docgen/model'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CodeBlock, startOf, textOfHtml } from './code-block.tsx'
import { languageNameOf } from './language-name.ts'

const block: CodeBlockProps = {
  html: '<span class="line">a &lt; b\n</span>',
  code: 'a < b',
  language: 'ts',
  showLineNumbers: false,
  wrap: false,
  hasFocus: false,
  hasDiff: false,
}

test.each([
  ['the code as it is given', {}, '<code class="language-ts"><span class="line">a &lt; b\n</span></code>'],
  ['code that is no stop of Tab unless it scrolls', {}, '<pre><code'],
  ['the language', {}, '<span>TypeScript</span>'],
  ['a title', { title: 'src/a.ts' }, '<p class="docgen-code-title">src/a.ts</p>'],
  [
    'modifiers',
    { showLineNumbers: true, wrap: true, hasFocus: true, hasDiff: true },
    'is-numbered is-wrapped is-focused is-diff"',
  ],
  ['that the first line of wrapped code may meet the tools, too', { wrap: true, code: 'x'.repeat(40) }, 'data-start="middle"'],
  ['a colored first line below the tools', { html: '<span class="line highlighted add">a\n</span>' }, '"docgen-code has-head"'],
  [
    'a colored first line below its title',
    { html: '<span class="line remove">a\n</span>', title: 'a.ts' },
    '"docgen-code has-title"',
  ],
  [
    'a colored line that is not the first beside the tools',
    { html: '<span class="line">a\n</span><span class="line add">b\n</span>' },
    '"docgen-code"',
  ],
  ['a first line out of focus beside the tools', { html: '<span class="line focused">a\n</span>' }, '"docgen-code"'],
  ['other text to copy than the text shown', { code: 'a > b' }, 'data-code="a &gt; b"'],
] as const)('shows %s', (_, change, fragment) => {
  expect(renderToStaticMarkup(<CodeBlock words={englishWords} {...block} {...change} />)).toContain(fragment)
})

test.each([
  ['a short line', undefined],
  ['a line that meets the button on a phone', 'middle'],
  [`a line that meets it in an article, ${'too '.repeat(10)}`, 'long'],
  [`short\n${'and then long '.repeat(10)}`, undefined],
])('makes room beside the first line of "%s": %s', (code, expected) => expect(startOf(code)).toBe(expected))

test('does not say the code twice', () => {
  expect(renderToStaticMarkup(<CodeBlock words={englishWords} {...block} />)).not.toContain('data-code')
})

test.each([
  ['<i>a</i> &amp;&#x26;&#38; &lt;b&gt; &quot;&apos;', 'a &&& <b> "\''],
  ['&unknown;', '&unknown;'],
])('reads %s', (html, text) => expect(textOfHtml(html)).toBe(text))

test.each([
  ['ts', 'TypeScript'],
  ['shellscript', 'Shell'],
  ['TSX', 'TSX'],
  ['text', ''],
  ['', ''],
  ['jso', 'jso'],
])('calls %s %s', (language, name) => expect(languageNameOf(language)).toBe(name))

test('says what the sign before a line means, in the words of the page', () => {
  const lines = '<span class="line highlighted add">a\n</span><span class="line remove">b\n</span><span class="line">c\n</span>'
  const html = renderToStaticMarkup(<CodeBlock words={englishWords} {...block} html={lines} hasDiff />)
  expect([...html.matchAll(/class="line[^"]*"(?: data-said="(\w+)")?/g)].map(([, said]) => said)).toEqual([
    'added',
    'removed',
    undefined,
  ])
})
