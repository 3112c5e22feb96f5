import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { coverOf, kindsOfWords, shapesOf as shapesWith } from './page-shapes.ts'

const kinds = kindsOfWords(
  '.a .token{margin:0}.token:is(.string,.char){color:red}.token:is(.tag,.keyword){color:blue}.token.tag .token.dot{color:gray}',
)
const shapesOf = (html: string): ReadonlySet<string> => shapesWith(html, kinds)
const bodyOf = (html: string): readonly string[] => [...shapesOf(html)].filter((shape) => !/^( > html|html > body)$/.test(shape))

test('words make no shape; elements, classes, attributes and parents do', () => {
  expect(bodyOf('<p class="b a" id=x>one <b>two</b></p>')).toEqual(['body > p.a.b[id]', 'p.a.b[id] > b'])
  expect(shapesOf('<p>one</p><p>two</p>')).toEqual(shapesOf('<p>three</p>'))
  expect(shapesOf('<p><a href="/x">x</a></p>')).not.toEqual(shapesOf('<li><a href="/x">x</a></li>'))
  expect(bodyOf('<svg><path d=""/></svg>')).toEqual(['body > svg'])
})

test('a word of code is a shape for each kind of code, whatever words are around it and whatever the language is', () => {
  const word = '<span class="token string">x</span>'
  const codeWith = (words: string): string => `<pre><code class="language-js">${words}</code></pre>`
  expect(bodyOf(codeWith(word))).toEqual(['body > pre', 'pre > code', 'code > span.string.token'])
  expect(shapesOf(codeWith(`<span class="docgen-line-2">${word}</span>`))).toContain('code > span.string.token')
  expect(shapesOf(codeWith(`<span class="token tag">${word}</span>`))).toContain('code > span.string.token')
  expect(shapesOf(codeWith(`<span class="line add">${word}</span>`))).toContain('span.add.line > span.string.token')
  expect(shapesOf(codeWith(word))).toEqual(shapesOf(codeWith(word).replace('-js', '-css')))
})

test('words of code whose classes the same rules ask for are one shape, and a class without a rule makes none', () => {
  const wordOf = (names: string): readonly string[] => bodyOf(`<code><span class="token ${names}">x</span></code>`)
  expect(wordOf('char')).toEqual(['body > code', 'code > span.string.token'])
  expect(wordOf('char')).toEqual(wordOf('string'))
  expect(wordOf('regex-flags char')).toEqual(wordOf('char'))
  expect(wordOf('regex-flags')).toEqual(['body > code', 'code > span.token'])
  // Both have a rule in common, and one has another besides.
  expect(wordOf('tag')).not.toEqual(wordOf('keyword'))
  expect(wordOf('keyword string')).not.toEqual(wordOf('keyword'))
  // Only of words: `string` may mean something else elsewhere.
  expect(bodyOf('<b class="char"></b>')).toEqual(['body > b.char'])
})

test('no style sheet asks for the language of code', () => {
  const styles = ['packages/theme-react/src/styles', 'site'].flatMap((folder) => {
    const path = fileURLToPath(new URL(`../../${folder}`, import.meta.url))
    return readdirSync(path).flatMap((name) => (name.endsWith('.css') ? [readFileSync(join(path, name), 'utf8')] : []))
  })
  expect(styles.length).toBeGreaterThan(5)
  for (const style of styles) expect(style).not.toContain('language-')
})

test('every shape is on a page that is kept, and a page that adds nothing is not kept', () => {
  const shapes = new Map([
    ['a', new Set(['1'])],
    ['b', new Set(['1', '2', '3'])],
    ['c', new Set(['3', '4'])],
    ['d', new Set(['2', '4'])],
  ])
  const kept = coverOf(shapes)
  expect(kept).toEqual(['b', 'c'])
  expect(coverOf(new Map())).toEqual([])
})
