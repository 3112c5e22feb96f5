import { englishWords, type Layouts, type ThemePage } from '@docgen/model'
import { createElement as h, Fragment, memo } from 'react'
import { expect, test } from 'vitest'
import { markdownOfHtml, markdownOfLayout } from './page-to-markdown.ts'

const addressOf = (href: string): string => (href.startsWith('/') ? `https://kit.example${href.replace(/\/$/, '')}.md` : href)

test.each<[string, string, string]>([
  ['headings and paragraphs', '<h1>A <em>b</em></h1><p>c <strong>d</strong><br/>e</p>', '# A *b*\n\nc **d** e'],
  [
    'links, whole',
    '<p><a href="/a/">a</a> <a href="https://b.example/(c)">b</a></p>',
    '[a](https://kit.example/a.md) [b](<https://b.example/(c)>)',
  ],
  ['no address that could run code', '<p><a href="javascript:alert(1)">a</a></p>', 'a'],
  ['elements beside each other', '<div><a href="#a">a</a><span>b</span></div>', '[a](#a) b'],
  ['text that looks like Markdown', '<p>a*b [c] &lt;d&gt; _e_ f_g `h`</p>', 'a\\*b \\[c\\] \\<d> \\_e\\_ f_g \\`h\\`'],
  ['marks beside words, not spaces', '<p><strong>Note: </strong>a <em> b</em></p>', '**Note:** a *b*'],
  [
    'paragraphs that look like blocks',
    '<p>1. a</p><p># b</p><p>- c</p><p><span>+ d</span></p><p>&amp;copy;</p>',
    '1\\. a\n\n\\# b\n\n\\- c\n\n\\+ d\n\n\\&copy;',
  ],
  ['lists that begin at another number', '<ol start="5"><li>a</li><li>b</li></ol>', '5. a\n6. b'],
  ['elements of any name', '<p><constructor>a</constructor> <tostring>b</tostring></p>', 'a b'],
  [
    'code with links in it',
    '<p><code>A&lt;<a href="/b/">B</a>&gt;</code> <code>`c`</code></p>',
    '`A<`[`B`](https://kit.example/b.md)`>` `` `c` ``',
  ],
  [
    'code of several lines',
    '<p><code>A&lt;\n  <a href="/b/">B</a>,\n  C\n&gt;</code></p>',
    '`A<`[`B`](https://kit.example/b.md)`, C>`',
  ],
  ['blocks of code', '<pre><code class="language-ts">a\n\n  b\n</code></pre>', '```ts\na\n\n  b\n```'],
  ['code that holds a fence', '<pre>```\na\n```</pre>', '````\n```\na\n```\n````'],
  [
    'declarations, with their links behind them',
    '<pre class="docgen-declaration"><code>a: <a href="/b/">B</a>\n</code><code><a href="#c">c</a></code></pre>',
    '```ts\na: B\nc\n```\n\nLinks: [`B`](https://kit.example/b.md)',
  ],
  ['lists in lists', '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>', '- a\n  1. b\n  2. c\n- d'],
  ['lists of blocks', '<ul><li><p>a</p><p>b</p></li></ul>', '- a\n\n  b'],
  [
    'tables',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>a|b</td><td><p>c</p></td></tr></tbody></table>',
    '| A | B |\n| --- | --- |\n| a\\|b | c |',
  ],
  [
    'tables of blocks, as lists',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>a</td><td><p>b</p><p>c</p></td></tr></table>',
    '- a\n\n  B: b\n\n  c',
  ],
  ['descriptions', '<dl><div><dt>A</dt><dd>b</dd><dd>c</dd></div></dl>', '**A**\n\n- b\n\n- c'],
  ['what is folded', '<details><summary>More</summary><p>a</p></details>', '**More**\n\na'],
  ['panels with their labels', '<h2>A</h2><div class="docgen-tab-panel"><p>npm</p><p>a</p></div>', '## A\n\n### npm\n\na'],
  [
    'pictures by what they show',
    '<p><img src="/a.svg" alt="A"/><img src="/b.svg" alt=""/></p>',
    '![A](https://kit.example/a.svg.md)',
  ],
  [
    'no controls',
    '<nav><a href="/a/">a</a></nav><button>b</button><h2>C</h2><a class="docgen-anchor" href="#c">#</a><svg><path/></svg>',
    '## C',
  ],
  [
    'no decoration, and nothing that its author leaves out',
    '<p><span aria-hidden="true">Ex</span>a</p><div data-docgen-markdown="omit"><h2>b</h2></div><p>c<b data-docgen-markdown="omit"> d</b></p>',
    'a\n\nc',
  ],
  [
    'code without the lines that its author leaves out, and with the breaks that are not shown',
    '<pre><code><span>a<span hidden="">\n</span></span><span data-docgen-markdown="omit">b<span hidden="">\n</span></span><span>c</span></code></pre>',
    '```\na\nc\n```',
  ],
  [
    'nothing that is hidden',
    '<p hidden="">a</p><p>b <span hidden="">c</span></p><ul><li hidden="">d</li><li>e</li></ul><table><tr><th>f</th></tr><tr hidden=""><td>g</td></tr></table><dl><dt hidden="">h</dt><dt>i</dt></dl>',
    'b\n\n- e\n\n| f |\n| --- |\n\n**i**',
  ],
  ['what says that it is no decoration', '<p aria-hidden="false">a</p>', 'a'],
])('it writes %s', (_, html, markdown) => expect(markdownOfHtml(html, addressOf)).toBe(`${markdown}\n`))

test('it writes what the layout of a page returns, its texts being Markdown', () => {
  const Title = memo(({ text }: { readonly text: string }) => h(Fragment, null, h('h1', null, text), false, null))
  const never = () => expect.unreachable()
  // The layout looks at nothing of the props but this.
  const layouts = {
    apiEntry: ({ importLine }: { readonly importLine: string }) =>
      h(
        'html',
        null,
        h('head', null, h(never)),
        h(
          'body',
          null,
          h('nav', null, h(never)),
          h(
            'main',
            null,
            h('article', null, h(Title, { text: importLine }), [
              h('div', { key: 1, dangerouslySetInnerHTML: { __html: 'One `two`\n\n```ts\nthree\n```' } }),
              h(
                'p',
                { key: 2 },
                h('i', { 'aria-hidden': true }, '→'),
                'See ',
                h('span', { dangerouslySetInnerHTML: { __html: '[four](./five.md)' } }),
                6,
              ),
            ]),
          ),
        ),
      ),
  } as unknown as Layouts
  const page = { layout: 'apiEntry', props: { importLine: 'Kit' } } as unknown as ThemePage
  expect(markdownOfLayout(page, { layouts, words: englishWords }, addressOf)).toBe(
    '# Kit\n\nOne `two`\n\n```ts\nthree\n```\n\nSee [four](./five.md)6\n',
  )
})
