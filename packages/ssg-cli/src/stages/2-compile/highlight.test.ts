import { beforeAll, expect, test } from 'vitest'
import { createHighlighter, grammarOf, languageNames, type Highlight, type Highlighter } from './highlight.ts'
import { grammarByAlias, grammars } from './languages.ts'

let highlightLines: Highlight

beforeAll(async () => {
  highlightLines = await createHighlighter().prepare(['typescript', 'markdown', 'html', 'diff'], ['```ts'])
})

test.each([
  ['a language without a grammar', 'text', 'a < b', ['a &lt; b']],
  ['a token with an alias', 'html', '&amp;', ['<span class="token entity named-entity">&amp;amp;</span>']],
  [
    'tokens within tokens',
    'ts',
    'const a = `${1}`',
    [
      '<span class="token keyword">const</span> a <span class="token operator">=</span> <span class="token template-string"><span class="token template-punctuation string">`</span><span class="token interpolation"><span class="token interpolation-punctuation punctuation">${</span><span class="token number">1</span><span class="token interpolation-punctuation punctuation">}</span></span><span class="token template-punctuation string">`</span></span>',
    ],
  ],
  [
    'a token that spans lines',
    'ts',
    '/* a\nb */',
    ['<span class="token comment">/* a</span>', '<span class="token comment">b */</span>'],
  ],
  [
    'a line of a diff, which is no line of its own within the one that the block has',
    'diff',
    '+const a = 1',
    ['<span class="token inserted-sign inserted"><span class="token prefix inserted">+</span>const a = 1</span>'],
  ],
])('%s', (_, language, code, lines) => expect(highlightLines(code, language)).toEqual(lines))

test('a fence within Markdown is highlighted by its own language', () => {
  expect(highlightLines('```ts\nlet a\n```', 'md')[1]).toContain('<span class="token keyword">let</span>')
})

test.each([
  ['shellscript', 'bash'],
  ['TypeScriptReact', 'tsx'],
  ['rs', 'rust'],
  ['c#', 'csharp'],
  ['proto', 'protobuf'],
  ['ps', 'powershell'],
  ['nsh', 'nsis'],
])('%s is a name of %s', (name, grammar) => expect(grammarOf(name)).toBe(grammar))

test('every name stands once, and for a grammar that there is', () => {
  expect(languageNames().filter((name, index, all) => all.indexOf(name) !== index)).toEqual([])
  expect([...grammarByAlias].filter(([, grammar]) => !grammars.has(grammar))).toEqual([])
})

const sample = `<style>a { color: red }</style><?php echo 1; ?> {{ x }}
GET / HTTP/1.1
Content-Type: application/json

{ "a": 1 } // b
\`\`\`css-extras
a { color: #fff }
\`\`\`
const graphql = css\`a { b: c }\``

const shown = async (highlighter: Highlighter, language: string): Promise<string> =>
  (await highlighter.prepare([language], [sample]))(sample, language).join('\n')

// Those that read, extend or change others.
const names =
  'css css-extras http js-extras js-templates javascript jsdoc jsx json markdown markup php php-extras pug sass tsx twig typescript xml-doc'.split(
    ' ',
  )

test('code looks the same whatever was highlighted before it', async () => {
  const one = createHighlighter()
  const other = createHighlighter()
  const forwards: [string, string][] = []
  const backwards: [string, string][] = []
  for (const name of names) forwards.push([name, await shown(one, name)])
  for (const name of names.toReversed()) backwards.push([name, await shown(other, name)])
  expect(Object.fromEntries(backwards)).toEqual(Object.fromEntries(forwards))
})

test.each([
  ['a style in HTML', 'html', '<style>a { color: red }</style>', '<span class="token property">color</span>'],
  ['a script in HTML', 'html', '<script>let a</script>', '<span class="token keyword">let</span>'],
  ['JSON in HTTP', 'http', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{ "a": 1 }', '<span class="token property">'],
  ['YAML before Markdown', 'md', '---\na: 1\n---\n', '<span class="token key atrule">a</span>'],
])('%s has colors without a fence of that language', async (_, language, code, token) => {
  const highlight = await createHighlighter().prepare([language], [])
  expect(highlight(code, language).join('\n')).toContain(token)
})

test('a word without an end, which would take minutes, is text', () => {
  const code = `const a = "${'x'.repeat(30_000)}"`
  expect(highlightLines(code, 'ts')).toEqual([code])
  expect(highlightLines(`const a = "${'x'.repeat(900)}"`, 'ts')[0]).toContain('token string')
})

test('a fence within Markdown of a name that objects inherit is text', async () => {
  const code = '```constructor\n<a>\n```'
  const highlight = await createHighlighter().prepare(['md'], [code])
  expect(highlight(code, 'md')[1]).toContain('&lt;a&gt;')
})
