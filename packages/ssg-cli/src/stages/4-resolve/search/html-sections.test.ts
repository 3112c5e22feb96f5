import { expect, test } from 'vitest'
import { sectionsOfHtml } from './html-sections.ts'

const cut = (html: string): readonly string[] =>
  sectionsOfHtml(html).map(({ anchor, titles, text }) => `${anchor}|${titles.join(' > ')}|${text}`)

test.each([
  ['a page without headings is one section', '<p>One</p><p>two</p>', ['||One\ntwo']],
  ['a heading with an id begins one', '<p>A</p><h2 id="b">B</h2><p>C</p>', ['||A', 'b|B|C']],
  ['those within another lead through it', '<h2 id="b">B</h2><h3 id="c">C</h3><h2 id="d">D</h2>', ['||', 'b|B|', 'c|B > C|', 'd|D|']],
  ['a heading without an id is text', '<h2 id="b">B</h2><h3>Why</h3><p>So</p>', ['||', 'b|B|Why\nSo']],
  ['the title of the page is text of its beginning', '<h1 id="what">What</h1><p>It is</p>', ['||What\nIt is']],
  ['marks within words are taken out', '<p><b>Log</b>ging <a href="/x">in</a></p>', ['||Logging in']],
  ['character references are read', '<p>a &lt;b&gt; &amp;amp; &#x27;c&#39; &nbsp;d</p>', ["||a <b> &amp; 'c' d"]],
  ['a reference that is none leaves no words', '<p>a &#x110000; &unknown; &constructor; b</p>', ['||a b']],
  ['code and rows are asides', '<p>a</p><pre><code><span>let b</span>\n\nc()</code></pre><table><tr><th>d</th><td>e</td></tr></table>', ['||a\n\vlet b\n\vc()\n\td · e']],
  ['marks for eyes alone are not read', '<p><span aria-hidden="true">Ex</span>Express <svg><title>x</title></svg>it</p>', ['||Express it']],
  ['scripts and styles are not read', '<script>let a</script><style>p{}</style><p>b</p>', ['||b']],
])('%s', (_, html, expected) => expect(cut(html)).toEqual(expected)) // prettier-ignore
