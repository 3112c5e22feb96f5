import { beforeAll, expect, test } from 'vitest'
import { createMarkdownCompiler } from './compile-markdown.ts'
import type { MarkdownCompiler } from './guarded-compiler.ts'
import { anchorsOfHtml } from './html-anchors.ts'
import { plainContent } from './plain-content.ts'

let compiler: MarkdownCompiler
let trusting: MarkdownCompiler

beforeAll(async () => {
  compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, plainContent)
  trusting = await createMarkdownCompiler({ parser: 'satteri', html: 'trust' }, plainContent)
})

const source = (text: string) => ({ file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes: {} })

test.each([
  ['<a name> in a heading', '## <a name="use"></a> Start', '<h2 id="start"><a id="use"></a>Start</h2>', ['start', 'use']],
  ['<a name> of what the heading is called', '## <a name="one"></a> One', '<h2 id="one"><a></a>One</h2>', ['one']],
  ['<a name> above a heading', '<a name="x"></a>\n\n## Y', '<p><a id="x"></a></p>\n<h2 id="y">Y</h2>', ['x', 'y']],
  ['<a name> around text', 'A <a name="x">b</a>', '<p>A <a id="x">b</a></p>', ['x']],
  ['a name and an id', '<a name="x" id="y">b</a>', '<p><a id="x"></a><a id="y">b</a></p>', ['x', 'y']],
  ['two of one name', '<a name="x"></a><a name="x"></a>', '<p><a id="x"></a><a></a></p>', ['x']],
  ['a name that is quoted', `<a name='a"b'></a>`, '<p><a id="a&quot;b"></a></p>', ['a"b']],
  ['an id of any element', '<kbd id="k">K</kbd> <img id="i" alt="" src="https://x.y/z.png">', undefined, ['k', 'i']],
  ['an id of a cell and of a table', '<table id="t"><tr id="r"><td id="d">1</td></tr></table>', undefined, ['t', 'r', 'd']],
  ['a list of definitions', '<dl><dt id="term">T</dt></dl>', undefined, ['term']],
  ['a value that ends like an attribute', '<kbd title="x id=">K</kbd> <kbd title="y" id="k"></kbd>', undefined, ['k']],
  [
    'a heading with a badge before its text',
    '## <span class="docgen-badge">optional</span> Port',
    '<h2 id="port"><span class="docgen-badge">optional</span> Port</h2>',
    ['port'],
  ],
  [
    'a heading with badges within and after its text',
    '## Ports <span class="docgen-badge">a</span> and *hosts* <span class="docgen-badge docgen-tone-tip">2.0</span>',
    undefined,
    ['ports-and-hosts'],
  ],
  ['a heading of a badge alone', '## <span class="docgen-badge">2.0</span>', undefined, ['20']],
  ['an anchor in the title', '# <a name="old"></a> New name', '<a id="old"></a>', ['old']],
])('%s', async (_, text, html, anchors) => {
  for (const each of [compiler, trusting]) {
    const compiled = await each.compilePage(source(text), 'key')
    expect(compiled.page.anchors).toEqual(anchors)
    if (html !== undefined) expect(compiled.html).toBe(html)
    expect(compiled.page.diagnostics).toEqual([])
  }
})

test.each([
  ['code', '```text\n<div id="x"> id="y"\n```'],
  ['text', 'Write id="x".'],
  ['inline code', 'Write `<a id="x">`.'],
])('what only looks like an id, in %s, is no anchor', async (_, text) =>
  expect((await compiler.compilePage(source(text), 'key')).page.anchors).toEqual([]),
)

test('an anchor is no text of the description or of the title', async () => {
  const { page } = await compiler.compilePage(source('# <a name="x"></a> One\n\n<a name="y"></a>\n\nText <b>here</b>'), 'key')
  expect([page.title, page.description]).toEqual(['One', 'Text here'])
})

test('no name passes, by which elements would be properties of the document', async () => {
  const { html } = await compiler.compilePage(source('<img name="cookie" id="cookie" src="https://x.y/z.png">'), 'key')
  expect(html).not.toContain('name=')
})

test('reads the ids of tags only', () =>
  expect(anchorsOfHtml('<p id="a">b id="c" &lt;i id="d"></p><i class="e" id="f&amp;g">')).toEqual(['a', 'f&g']))
