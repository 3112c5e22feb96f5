import { beforeAll, describe, expect, test } from 'vitest'
import { createWords, english } from '@docgen/model'
import { codeMark } from '../../search/text-lines.ts'
import { createMarkdownCompiler } from './compile-markdown.ts'
import type { MarkdownCompiler } from './guarded-compiler.ts'
import { plainContent as content } from './plain-content.ts'

let compiler: MarkdownCompiler

beforeAll(async () => {
  compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, content)
})

const compile = (text: string, includes: Record<string, string | null> = {}) =>
  compiler.compilePage({ file: 'docs/guide/a.md', contentPath: 'guide/a.md', source: 'docs', text, includes }, 'key')

const places = (diagnostics: readonly { code: string; line: number; column: number }[]) =>
  diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)

test.each([
  [
    'options, which stay on one line',
    '`docgen <page> --out-dir=x -p` `a-b - c -1` `--an-option-too-long-for-phones`',
    '<p><code>docgen &lt;page&gt; <span class="docgen-option">--out-dir</span>=x <span class="docgen-option">-p</span></code> <code>a-b - c -1</code> <code>--an-option-too-long-for-phones</code></p>',
  ],
  ['paragraph with emphasis', 'A *b* `c`.', '<p>A <em>b</em> <code>c</code>.</p>'],
  ['admonition', ':::tip\nText\n:::', '<aside class="tip"><p>Text</p></aside>'],
  ['admonition with a title', ':::note[A *b*]\nText\n:::', '<aside class="note"><b>A <em>b</em></b><p>Text</p></aside>'],
  ['admonition with a title after a space', ':::note A b\nText\n:::', '<aside class="note"><b>A b</b><p>Text</p></aside>'],
  ["GitHub's alert", '> [!WARNING]\n> Text', '<aside class="warning"><p>Text</p></aside>'],
  ["GitHub's alert with a break", '> [!WARNING]\\\n> A\\\n> B', '<aside class="warning"><p>A<br/>\nB</p></aside>'],
  ['details', ':::details[More]\nText\n:::', '<details><summary>More</summary><p>Text</p></details>'],
  [
    'tabs',
    '::::tabs{group="pm"}\n:::tab[npm]\nA\n:::\n:::tab[pnpm]\nB\n:::\n::::',
    '<div data-group="pm"><section id="tab-1" aria-label="npm"><p>A</p></section><section id="tab-2" aria-label="pnpm"><p>B</p></section></div>',
  ],
  ['tabs without a tab', ':::tabs\nA\n\nB\n:::', '<p>A</p><p>B</p>'],
  [
    'tabs with a title, and text that is in none of them',
    '::::tabs[C]\nbefore\n\n:::tab[npm]\nA\n:::\n\nafter\n::::',
    '<p>C</p><p>before</p><div><section id="tab-1" aria-label="npm"><p>A</p></section></div><p>after</p>',
  ],
  ['text that looks like a directive', 'At 10:30 use a:b and :smile:', '<p>At 10:30 use a:b and :smile:</p>'],
  ['heading with an anchor of its own', '## Set up {#install}', '<h2 id="install">Set up</h2>'],
  ['heading with braces that are text', '## Set up \\{#install}', '<h2 id="set-up-install">Set up {#install}</h2>'],
  ['underlined heading with braces that are text', 'Set up \\{#install}\n---', '<h2 id="set-up-install">Set up {#install}</h2>'],
  ['heading with one brace that is text', '## Set up {#install\\} ##', '<h2 id="set-up-install">Set up {#install}</h2>'],
  ['slug that an anchor has taken', '## A {#b}\n\n## B', '<h2 id="b">A</h2>\n<h2 id="b-1">B</h2>'],
  ['harmless HTML', 'A <kbd>k</kbd>', '<p>A <kbd>k</kbd></p>'],
  [
    'code',
    '```ts title="x.ts"\nlet\n```',
    '<pre data-language="ts" title="x.ts"><span class="line"><span class="token keyword">let</span>\n</span></pre>',
  ],
  [
    'table whose first column heads its rows',
    '| | A |\n| - | - |\n| b | c |\n| | d |',
    '<table><thead><tr><td></td><th scope="col">A</th></tr></thead><tbody><tr><th scope="row">b</th><td>c</td></tr><tr><td></td><td>d</td></tr></tbody></table>',
  ],
  [
    'alignment of columns, without styles',
    '| A | B |\n| :-: | - |\n| c | d |',
    '<table><thead><tr><th data-align="center">A</th><th>B</th></tr></thead><tbody><tr><td data-align="center">c</td><td>d</td></tr></tbody></table>',
  ],
  [
    'table of many columns, whose cells can be told apart where they stand below each other',
    '| A | *B* | C |\n| - | - | - |\n| d | e | |',
    '<table><thead><tr><th>A</th><th><em>B</em></th><th>C</th></tr></thead><tbody><tr><td>d</td><td data-label="B">e</td><td></td></tr></tbody></table>',
  ],
  [
    'table of many columns that heads its rows',
    '| | A | B |\n| - | - | - |\n| c | d | e |',
    '<table><thead><tr><td></td><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">c</th><td data-label="A">d</td><td data-label="B">e</td></tr></tbody></table>',
  ],
  [
    'table of many columns that do not all have a title',
    '| A | B | |\n| - | - | - |\n| c | d | e |',
    '<table><thead><tr><th>A</th><th>B</th><th></th></tr></thead><tbody><tr><td>c</td><td>d</td><td>e</td></tr></tbody></table>',
  ],
  [
    'table of two columns, of which code leaves the other no room on a phone',
    '| A | B |\n| - | - |\n| `the message of an error` | what it comes from, in words |',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>the message of an error</code></td><td data-label="B">what it comes from, in words</td></tr></tbody></table>',
  ],
  [
    'table of two columns that stand side by side on a phone',
    '| A | B |\n| - | - |\n| `key` | what it is |',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>key</code></td><td>what it is</td></tr></tbody></table>',
  ],
  [
    'table of two columns of words, which wrap',
    '| A | B |\n| - | - |\n| what somebody asks | what answers that question, in a whole sentence |',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>what somebody asks</td><td>what answers that question, in a whole sentence</td></tr></tbody></table>',
  ],
  ['external link', '[a](https://x.y/z?a=1#b)', '<p><a href="\0">a</a></p>'],
])('compiles %s', async (_, text, expected) => {
  expect((await compile(text)).html).toBe(expected)
})

describe('SVG that stands in the page', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path id="a" d="M0 0"/></svg>\n'
  const drawn = '<path id="svg-0-a" d="M0 0"></path></svg>'

  test.each([
    [
      'a paragraph of its own',
      '![Flow](../i.svg#inline "How")',
      `<figure title="How"><svg viewBox="0 0 4 2" width="4" height="2" role="img" aria-label="Flow">${drawn}</figure>`,
    ],
    [
      'a reference',
      '![Flow][f]\n\n[f]: ../i.svg#inline',
      `<figure><svg viewBox="0 0 4 2" width="4" height="2" role="img" aria-label="Flow">${drawn}</figure>`,
    ],
    [
      'decoration in a line',
      'A ![](<../i.svg#inline>) b',
      `<p>A <svg viewBox="0 0 4 2" width="4" height="2" aria-hidden="true">${drawn} b</p>`,
    ],
    [
      'beside raw HTML',
      '<kbd>k</kbd>\n\n![](../i.svg#inline)',
      `<p><kbd>k</kbd></p>\n<figure><svg viewBox="0 0 4 2" width="4" height="2" aria-hidden="true">${drawn}</figure>`,
    ],
    ['a file that is not there, as an image', '![](../no.svg#inline)', '<p><img src="\0" alt="" loading="lazy"/></p>'],
  ])('%s', async (_, text, expected) => {
    const { html, page } = await compile(text, { 'docs/i.svg': svg })
    expect(html).toBe(expected)
    expect(page.diagnostics).toEqual([])
  })

  test('says where in which file something is left out, and why a file cannot be used', async () => {
    const left = await compile('![](./i.svg#inline)', {
      'docs/guide/i.svg': svg.replace('<path', '<g>\n<script>1</script></g><path'),
    })
    expect(left.page.diagnostics).toMatchObject([{ code: 'svg-content-removed', file: 'docs/guide/i.svg', line: 2, column: 1 }])
    expect(left.html).not.toContain('script')
    const unusable = await compile('Text\n\nA ![](./i.svg#inline) ![](/i.svg#inline)', { 'docs/guide/i.svg': '<html>' })
    expect(places(unusable.page.diagnostics)).toEqual(['unusable-svg 3:3', 'unusable-svg 3:23'])
  })
})

test('leaves internal links and images as slots, with their places', async () => {
  const { html, page } = await compile('---\ntitle: A\n---\n\nSee [b](../b.md#c) and\n![d](./d.png).\n')
  expect(html).toBe('<p>See <a href="\0">b</a> and\n<img src="\0" alt="d" loading="lazy"/>.</p>')
  expect(page.slots).toEqual([
    { kind: 'link', href: '../b.md#c', text: 'b', line: 5, column: 5 },
    { kind: 'image', href: './d.png', text: 'd', line: 6, column: 1 },
  ])
})

test('takes the title from the frontmatter, the first heading or the file', async () => {
  const withHeading = (await compile('# One two\n\nText')).page
  expect(withHeading).toMatchObject({ title: 'One two', titleAnchor: 'one-two', description: 'Text', headings: [] })
  expect((await compile('---\ntitle: T\n---\n# One')).page.title).toBe('T')
  expect((await compile('Text')).page.title).toBe('A')
})

test('a badge in the title is no part of its name, and stands above the text', async () => {
  const badge = '<span class="docgen-badge docgen-tone-tip">new</span>'
  const { page, html } = await compile(`# The *guide* ${badge}\n\nText.`)
  expect([page.title, page.titleAnchor, html]).toEqual(['The guide', 'the-guide', `<p>${badge}</p>\n<p>Text.</p>`])
  const alone = await compile(`# ${badge}\n\nText.`)
  expect([alone.page.title, alone.html]).toEqual(['new', '\n<p>Text.</p>'])
})

test('a page that was made without its title has the anchor of it, unless a heading has that', async () => {
  const place = { file: 'README.md', line: 1, column: 1 }
  const anchorOf = async (text: string) => {
    const frontmatter = { title: 'Commander.js' }
    const made = {
      id: '/',
      source: 'readme',
      path: '/',
      format: 'markdown',
      frontmatter,
      sidebar: false,
      place,
      isAsWritten: true,
      hasFile: true,
    } as const
    const file = { file: 'README.md', contentPath: 'README.md', source: 'readme', text, includes: {}, made }
    return (await compiler.compilePage(file, 'key')).page.titleAnchor
  }
  expect(await anchorOf('[Commander.js](#commanderjs)')).toBe('commanderjs')
  expect(await anchorOf('## Commander.js')).toBe(undefined)
})

test('takes the title out of raw HTML around it, and not a heading of HTML above it', async () => {
  const centered = await compile('<div align="center">\n\n# One\n\nText\n\n</div>')
  expect(centered).toMatchObject({ html: expect.not.stringContaining('<h1'), page: { title: 'One', titleAnchor: 'one' } })
  const { html, page } = await compile('<h1>Logo</h1>\n\n# One')
  expect(html).toContain('Logo')
  expect(page).toMatchObject({ title: 'One', titleAnchor: 'one' })
})

test.each<[string, string | undefined]>([
  ['[the *second* `step`](b.md)', 'the second step'],
  ['[over\ntwo  lines](b.md)', 'over two lines'],
  ['[![A cat](./cat.png) here](b.md)', 'A cat here'],
  ['[![](./cat.png)](b.md)', undefined],
  ['<a href="b.md">raw <b>HTML</b><span aria-hidden="true">→</span></a>', 'raw HTML'],
  ['[](b.md)', undefined],
])('the text of the link %s', async (markdown, text) => {
  const { page } = await compile(`${markdown}\n`)
  expect(page.slots.find(({ href }) => href === 'b.md')?.text).toBe(text)
})

test('keeps what the title links to and shows as slots after those of the HTML', async () => {
  const { html, page } = await compile('# B [y](./gone.md) ![i](./no.png) `x`\n\nSee [b](./b.md).\n')
  expect(html.trim()).toBe('<p>See <a href="\0">b</a>.</p>')
  expect(page).toMatchObject({ title: 'B y i x', titleAnchor: 'b-y--x' })
  expect(page.slots).toEqual([
    { kind: 'link', href: './b.md', text: 'b', line: 3, column: 5 },
    { kind: 'link', href: './gone.md', text: 'y', line: 1, column: 5 },
    { kind: 'image', href: './no.png', text: 'i', line: 1, column: 20 },
  ])
})

test('lists headings and every id of the HTML', async () => {
  const { page } = await compile('## One\n\n### Two `x`\n\n## One\n\nText[^1]\n\n[^1]: Note')
  expect(page.headings).toEqual([
    { depth: 2, text: 'One', anchor: 'one', line: 1, column: 1 },
    { depth: 3, text: 'Two x', anchor: 'two-x', line: 3, column: 1 },
    { depth: 2, text: 'One', anchor: 'one-1', line: 5, column: 1 },
    { depth: 2, text: 'Footnotes', anchor: 'footnote-label', line: 1, column: 1, isGenerated: true },
  ])
  expect(page.anchors).toEqual(expect.arrayContaining(['one', 'two-x', 'one-1', 'user-content-fn-1']))
})

test('footnotes speak the language of the page', async () => {
  const words = createWords({ ...english, footnotes: 'Fußnoten', backToReference: 'Zurück zum Verweis {number}' }, 'de')
  const german = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, content, [], words)
  const text = 'A[^1] b[^2] c[^2]\n\n[^1]: D\n[^2]: <b>E</b>'
  const { html, page } = await german.compilePage(
    { file: 'a.md', contentPath: 'a.md', source: 'docs', text, includes: {} },
    'key',
  )
  expect(page.headings.map((heading) => heading.text)).toEqual(['Fußnoten'])
  const labels = ['Zurück zum Verweis 1', 'Zurück zum Verweis 2', 'Zurück zum Verweis 2-2']
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual(labels)
})

test.each([
  [
    '<h2>One</h2>\n\nText[^1]\n\n[^1]: Note',
    [
      ['One', undefined],
      ['Footnotes', true],
    ],
  ],
  [
    '<div>\n\n## One\n\n<h3>Two</h3>\n\n</div>',
    [
      ['One', undefined],
      ['Two', undefined],
    ],
  ],
  [
    'One\n===\n\nTwo\n---\n\n:::note[Three]\n\n### Four\n\n:::',
    [
      ['Two', undefined],
      ['Four', undefined],
    ],
  ],
])('knows which headings of %j the author wrote', async (text, expected) => {
  const { page } = await compile(text)
  expect(page.headings.map(({ text, isGenerated }) => [text, isGenerated])).toEqual(expected)
})

describe('the box of a task', () => {
  const box = (id: string) => `<input type="checkbox" disabled="" aria-labelledby="${id}"/> <span id="${id}">`
  test.each([
    ['- [ ] A *b* `c`', [`${box('task-item-1')}A <em>b</em> <code>c</code></span></li>`]],
    ['- [ ] A\n  - [ ] B', [`${box('task-item-1')}A</span><ul`, `${box('task-item-2')}B</span></li>`]],
    ['- [ ] A\n\n  B\n\n- [ ] C', [`<p>${box('task-item-1')}A</span></p>\n<p>B</p>`, `<p>${box('task-item-2')}C</span></p>`]],
    ['## Task item 1\n\n- [ ] <kbd>A</kbd> [b](./b.md)', [`${box('task-item-2')}<kbd>A</kbd> <a href="\0">b</a></span></li>`]],
  ])('in %j is named by what the item says', async (text, expected) => {
    const { html } = await compile(text)
    for (const part of expected)
      expect(html.replaceAll('disabled="" type="checkbox"', 'type="checkbox" disabled=""')).toContain(part)
  })

  test.each([
    '<input type="checkbox" disabled>',
    '- <input type="checkbox" disabled>',
    '- <input type="checkbox" disabled aria-label="x"> A',
    '| A |\n| - |\n| <input type="checkbox" disabled> B |',
  ])('in %j has no other name', async (text) => expect((await compile(text)).html).not.toContain('labelledby'))
})

test('never lets raw HTML run code', async () => {
  const { html, page } = await compile(
    '<img src="x.png" alt="x" onerror="alert(1)">\n\n<script>alert(2)</script>\n\n<div style="x">ok</div>',
  )
  expect(html).not.toMatch(/onerror|<script|alert\(2\)|style=/)
  expect(places(page.diagnostics)).toEqual(['raw-html-removed 1:26', 'raw-html-removed 3:1', 'raw-html-removed 5:6'])
})

test('raw HTML cannot claim an element of ours', async () => {
  const { html } = await compile('<docgen-code data-docgen="0"></docgen-code>\n\n```text\nx\n```')
  expect(html.match(/<pre/g)).toHaveLength(1)
  expect(html.match(/<span class="line">/g)).toHaveLength(1)
})

test('includes files and regions', async () => {
  const text = '```ts file="./x.ts" region="r"\n```\n\n```ts file="no.ts"\n```\n\n```ts file="./x.ts" region="s"\n```'
  const { html, page } = await compile(text, { 'docs/guide/x.ts': '// #region r\n1\n// #endregion\n', 'no.ts': null })
  expect(html).toContain('<span class="token number">1</span>')
  expect(places(page.diagnostics)).toEqual(['missing-include 4:13', 'missing-region 7:29'])
})

describe('reports', () => {
  test.each([
    ['a directive that is never closed', 'a\n\n:::tip\nx\n\ny', ['unbalanced-directive 3:1']],
    ['one whose last line closes what is in it', '::::tabs\n:::tab[a]\nx\n:::\n\n', ['unbalanced-directive 1:1']],
    ['one in a quote', '> ::::tip\n> :::note\n> x\n> :::\n\ny', ['unbalanced-directive 1:3']],
    ['no directive that more colons close', '- :::tip\n  x\n  ::::\n\n> ::::tip\n> :::note\n> x\n> :::\n> ::::', []],
    ['one that ends with the one in it', ':::tip A\nx\n\n:::note\ny\n:::\n\n:::tip\nz\n:::', ['unbalanced-directive 4:1']],
    [
      'no two for one left over',
      ':::tabs\n:::tab[a]\nx\n:::\n:::tab[b]\nx\n:::\n:::',
      ['misused-directive 5:1', 'unbalanced-directive 8:1'],
    ],
    ['one that its outer one ends', '::::tip\n:::note\ny\n::::', ['unbalanced-directive 2:1']],
    ['one before code with a stray end', ':::tip A\nx\n\n:::note\ny\n:::\n\n```md\n:::\n```', ['unbalanced-directive 4:1']],
    ['a stray end', ':::tip\nx\n:::\n\n:::\n', ['unbalanced-directive 5:1']],
    ['an inner directive with as many colons', ':::tabs\n:::tab[a]\nx\n:::\n:::', ['unbalanced-directive 5:1']],
    ['an alert that is none', '> [!WARN]\n> a\n\n> [!x] y\n\n> [!NOTE] a', ['unknown-directive 1:3', 'misused-directive 6:3']],
    ['an open title', ':::note[a\nx', ['unbalanced-directive 1:1']],
    ['an unknown directive', ':::tipp\nx\n:::', ['unknown-directive 1:1']],
    ['an unknown language', '---\ntitle: A\n---\n\n```jso\n{}\n```', ['unknown-language 5:4']],
    ['meta it does not know', '```ts {a}\n```', ['invalid-code-meta 1:7']],
    ['an anchor given twice', '## A {#x}\n\n## B {#x}', ['duplicate-anchor 3:1']],
    ['a frontmatter value of the wrong type', '---\ntitle: A\nsidebar_position: one\n---\n', ['frontmatter-type 3:19']],
    ['frontmatter that is no YAML', '---\ntitle: "A\n---\n', ['frontmatter-syntax 2:8']],
  ])('%s', async (_, text, expected) => expect(places((await compile(text)).page.diagnostics)).toEqual(expected))
})

test('keeps places and addresses as written, also beside raw HTML', async () => {
  const { page } = await compile('A <kbd>k</kbd>\n\nSee [a](./größe%.md) and [b][ref].\n\n[ref]: <./x y.md>')
  expect(page.slots).toEqual([
    { kind: 'link', href: './größe%.md', text: 'a', line: 3, column: 5 },
    { kind: 'link', href: './x y.md', text: 'b', line: 3, column: 26 },
  ])
})

test('a fragment moves positions and prefixes its ids', async () => {
  const text = { file: 'src/a.ts', line: 10, column: 4, markdown: '## Use\n\n[x](#use) [y](nope.md) [z](#use:~:text=a)' }
  const fragment = await compiler.compileFragment({ text, anchorPrefix: 'readme-' })
  expect(fragment.anchors).toEqual(['readme-use'])
  expect(fragment.slots).toEqual([
    { kind: 'link', href: '#readme-use', text: 'x', line: 12, column: 4 },
    { kind: 'link', href: 'nope.md', text: 'y', line: 12, column: 14 },
    { kind: 'link', href: '#readme-use:~:text=a', text: 'z', line: 12, column: 27 },
  ])
  expect(fragment).not.toHaveProperty('sections')
})

test.each([
  ['src/a.ts', ['src/a.ts:10:6 broken-link', 'src/a.ts:12:4 unclosed-block']],
  ['../core/README.md', ['../core/README.md:10:6 broken-link', '../core/README.md:12:4 unclosed-block']],
  ['node_modules/@acme/core/README.md', []],
])('unfinished Markdown in %s is reported at its place', async (file, expected) => {
  const text = { file, line: 10, column: 4, markdown: 'A [b] (./c.md)\n\n```ts\nlet a' }
  const { diagnostics } = await compiler.compileFragment({ text, anchorPrefix: 'readme-' })
  expect(diagnostics.map(({ file: at, line, column, code }) => `${at}:${line}:${column} ${code}`)).toEqual(expected)
})

test('a fragment that is searched by section keeps its sections, with the anchors of its page', async () => {
  const text = { file: 'README.md', line: 1, column: 1, markdown: 'Start.\n\n## Use\n\n```ts\nlogin()\n```' }
  const { sections } = await compiler.compileFragment({ text, anchorPrefix: 'readme-', keepSections: true })
  expect(sections).toEqual([
    { anchor: '', titles: [], text: 'Start.' },
    { anchor: 'readme-use', titles: ['Use'], text: `${codeMark}login()` },
  ])
})
