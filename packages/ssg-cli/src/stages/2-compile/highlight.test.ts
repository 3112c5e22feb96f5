import { beforeAll, expect, test } from 'vitest'
import { highlightLines, loadGrammars } from './highlight.ts'

beforeAll(() => loadGrammars(['typescript', 'markdown', 'html']))

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
])('%s', (_, language, code, lines) => expect(highlightLines(code, language)).toEqual(lines))

test('a fence within Markdown is highlighted by its own language', () => {
  expect(highlightLines('```ts\nlet a\n```', 'md')[1]).toContain('<span class="token keyword">let</span>')
})
