// What of raw HTML reaches a page: as the author sees it, through the whole compiler.
import { describe, expect, test } from 'vitest'
import type { CompileOptions, SourceFile } from '@docgen/model'
import { createMarkdownCompiler } from './compile-markdown.ts'
import { plainContent } from './plain-content.ts'

const optionsOf = (html: CompileOptions['html']): CompileOptions => ({ parser: 'remark-parse', html })
const sanitising = await createMarkdownCompiler(optionsOf('sanitise'), plainContent)
const trusting = await createMarkdownCompiler(optionsOf('trust'), plainContent)

const sourceOf = (text: string, kind?: 'changelog'): SourceFile => ({
  ...(kind && { kind }),
  file: 'docs/a.md',
  contentPath: 'a.md',
  source: 'docs',
  text,
  includes: {},
})
const htmlOf = async (text: string): Promise<string> => (await sanitising.compilePage(sourceOf(text), 'k')).html

/** HTML within a block that is HTML as a whole, so that Markdown does not read it. */
const inBlock = (html: string): string => `<div>${html}</div>`
const ofBlock = (rendered: string): string => rendered.trim().replace(/^<div>|<\/div>$/g, '')

describe('elements', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<SCRIPT/x>alert(1)</SCRIPT >', ''],
    ['<style>p { color: red }</style>', ''],
    ['<template><b>t</b></template>', ''],
    ['<noscript><p>n</p></noscript>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<svg><style>p{}</style><script>alert(1)</script></svg>', ''],
    ['<p>a<!-- b --></p>', '<p>a</p>'],
    ['<p>a<?php echo 1 ?></p>', '<p>a</p>'],
    ['<p>a<![CDATA[b]]></p>', '<p>a</p>'],
    ['<p>a</p><iframe srcdoc="<script>alert(1)</script>"></iframe>', '<p>a</p>'],
    ['<p>a</p><object data="x"></object><embed src="x"><base href="//x"><link rel="stylesheet" href="x">', '<p>a</p>'],
    ['<form action="x"><button formaction="x">b</button></form>', 'b'],
    ['<meta http-equiv="refresh" content="0;url=x">', ''],
    ['<my-element onfoo="x">a</my-element>', 'a'],
  ])('%s', async (html, expected) => expect(ofBlock(await htmlOf(inBlock(html)))).toBe(expected))
})

test.each([
  [
    '<p align="center">\n  <b>a</b>\n<p>\n\n> [!NOTE]\n> b',
    '<p align="center">\n  <b>a</b>\n</p><p></p>\n<aside class="note"><p>b</p></aside>',
  ],
  ['<p>a\n\n:::note\nb\n:::', '<p>a</p>\n<aside class="note"><p>b</p></aside>'],
  ['<p>a</p>\n\n:::note\nb\n:::', '<p>a</p>\n<aside class="note"><p>b</p></aside>'],
  ['<p>a<div>b</div>\n\n:::note\nc\n:::', '<p>a</p><div>b</div>\n<aside class="note"><p>c</p></aside>'],
  ['<pre>a</pre>\n\n:::note\nb\n:::', '<pre>a</pre>\n<aside class="note"><p>b</p></aside>'],
])('a block keeps its text behind an element that is still open: %j', async (text, expected) =>
  expect((await htmlOf(text)).replaceAll('\n</aside>', '</aside>')).toBe(expected),
)

describe('attributes', () => {
  test.each([
    ['<p style="x">a</p>', '<p>a</p>'],
    ['<p onclick=alert(1)>a</p>', '<p>a</p>'],
    ['<p/onclick=alert(1)>a</p>', '<p>a</p>'],
    ['<p ONCLICK\n=\n"alert(1)">a</p>', '<p>a</p>'],
    ['<p data-x="1" data-docgen="0">a</p>', '<p>a</p>'],
    ['<p tabindex="0" contenteditable autofocus>a</p>', '<p>a</p>'],
    ['<p is="x" slot="y" part="z" nonce="n">a</p>', '<p>a</p>'],
    ['<p title="`onmouseover=alert(1)">a</p>', '<p title="`onmouseover=alert(1)">a</p>'],
    ["<p title='\"><img src=x onerror=alert(1)>'>a</p>", '<p title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">a</p>'],
    ['<p title="&quot;&gt;<b>">a</p>', '<p title="&quot;&gt;&lt;b&gt;">a</p>'],
    ['<input name="x" value="y" onfocus=alert(1) autofocus>', ''],
    ['<input type="image" src="x">', ''],
    ['<input type="checkbox">', ''],
    ['<input disabled>', ''],
    ['<input type="Checkbox" disabled checked name="x">', '<input disabled="" type="checkbox" checked=""/>'],
  ])('%s', async (html, expected) => expect(ofBlock(await htmlOf(inBlock(html)))).toBe(expected))
})

describe('what would be a property of the document or of a form', () => {
  test.each([
    ['<img name="cookie" id="cookie" alt="">', '<a id="cookie"></a><img alt="" loading="lazy"/>'],
    ['<a name="getElementById" href="#x">a</a>', /^<a[^>]* href="\0"[^>]*>a<\/a>$/],
  ])('%s', async (html, expected) => {
    const got = ofBlock(await htmlOf(inBlock(html)))
    if (typeof expected === 'string') expect(got).toBe(expected)
    else expect(got).toMatch(expected)
    expect(got).not.toContain('name=')
  })
})

describe('markup that another parser reads otherwise', () => {
  test.each([
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
    '<svg><foreignObject><p><style><!--</style><img src onerror=alert(1)>--></style>',
    '<svg><title><![CDATA[<img src=x onerror=alert(1)>]]></title></svg>',
    '<svg><animate attributeName="href" to="javascript:alert(1)"/><a><text>x</text></a></svg>',
    '<textarea><img title="</textarea><img src onerror=alert(1)>"></textarea>',
    '<xmp><img title="</xmp><img src onerror=alert(1)>"></xmp>',
    '<title><img title="</title><img src onerror=alert(1)>"></title>',
    '<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>',
    '<noframes><img title="</noframes><img src onerror=alert(1)>"></noframes>',
    '<plaintext><img src onerror=alert(1)>',
    '<table><td><svg><desc><table><td><img src onerror=alert(1)>',
    '<select><template><img src onerror=alert(1)></template></select>',
    '<b <script>alert(1)</script>0',
    '<<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img """><script>alert(1)</script>">',
    '<img src=`x` onerror=alert(1)>',
    '<a href="x" href="javascript:alert(1)">x</a>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('%s', async (html) => {
    const rendered = await htmlOf(inBlock(html))
    const tags = [...rendered.matchAll(/<\/?([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi)]
    // Nothing but tags that were understood holds "<": the rest is text.
    expect(rendered.split('<')).toHaveLength(tags.length + 1)
    for (const [, name = '', attributes = ''] of tags) {
      expect(name).not.toMatch(/^(?:script|style|svg|math|iframe|title|textarea|xmp|noscript|template|plaintext)$/i)
      expect(attributes.replace(/="[^"]*"/g, '=')).not.toMatch(/\s(?:on\w+|style|srcdoc|xlink:href)=/i)
    }
  })
})

test.each([
  ['- a\n\n  <div>\n    <iframe>\n  </div>', '4:5'],
  ['> <div>\n> <iframe>\n> </div>', '2:3'],
  ['<div>\n  <iframe>\n</div>', '2:3'],
])('what is taken away from %j is reported where it stands', async (text, place) => {
  const { page } = await sanitising.compilePage(sourceOf(text), 'k')
  expect(page.diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual([place])
})

describe('elements of ours', () => {
  const fence = '\n\n```text\nx\n```\n'
  test.each(['0', '&#0;0', '\u00000', '\ufffd0', '', '99'])('no author writes the number %j of one', async (number) => {
    const html = await htmlOf(`<docgen-code data-docgen="${number}"></docgen-code>${fence}`)
    expect(html.match(/<pre/g)).toHaveLength(1)
    expect(html.match(/<span class="line">/g)).toHaveLength(1)
  })
  test.each(['docgen-svg', 'docgen-tabs', 'docgen-tab', 'docgen-title', 'docgen-island', 'docgen-admonition'])(
    'raw HTML cannot be <%s>',
    async (name) => {
      const html = await htmlOf(
        `<${name} data-docgen="0" data-name="search" data-props="{}" data-when="idle">a</${name}>${fence}`,
      )
      expect(html).not.toMatch(/docgen-|data-(?:name|props|when|docgen)|<aside|<section/)
    },
  )
  test('nor can trusted HTML', async () => {
    const { html } = await trusting.compilePage(sourceOf(`<div><docgen-svg data-docgen="0">a</docgen-svg></div>${fence}`), 'k')
    expect(html).toMatch(/^<div><div>a<\/div><\/div>/)
  })

  test('an address in brackets within trusted HTML is text', async () => {
    const { html } = await trusting.compilePage(sourceOf('<pre>\nJoe <Joe@acme.example> writes.\n</pre>\n'), 'k')
    expect(html).toContain('Joe &lt;Joe@acme.example&gt; writes.')
  })
})

describe('whose HTML is trusted', () => {
  const html = '<iframe src="https://example.com/"></iframe>'
  test('that of the author of guides', async () => {
    expect((await trusting.compilePage(sourceOf(html), 'k')).html).toContain('<iframe')
  })
  test('not that of changelogs, comments and READMEs', async () => {
    const { html: changelog } = await trusting.compilePage(sourceOf(`# 1.0.0\n\n${html}`, 'changelog'), 'k')
    expect(changelog).not.toContain('<iframe')
    const text = { markdown: html, file: 'node_modules/a/README.md', line: 1, column: 1 }
    const fragment = await trusting.compileFragment({ text, anchorPrefix: 'readme-' })
    expect(fragment.html).not.toContain('<iframe')
    expect(fragment.diagnostics.map(({ code }) => code)).toEqual(['raw-html-removed'])
  })
})

describe('addresses of trusted HTML', () => {
  test.each([
    ['<form action="java&Tab;script:alert(1)">a</form>', ['java\tscript:alert(1)'], '<form action="\0">a</form>'],
    ['<button formaction="./a.md">a</button>', ['./a.md'], '<button formAction="\0">a</button>'],
    ['<object data="a.svg">a</object>', ['a.svg'], '<object data="\0">a</object>'],
    ['<map><area href="./a.md#b" alt="a"></map>', ['./a.md#b'], '<map><area href="\0" alt="a"/></map>'],
    ['<link rel="preload" href="a.css">', ['a.css'], '<link rel="preload" href="\0"/>'],
    ['<svg><a xlink:href="#b">a</a></svg>', ['#b'], '<svg><a xlink:href="\0">a</a></svg>'],
    ['<svg><image href="a.png" /></svg>', ['a.png'], '<svg><image href="\0"></image></svg>'],
    ['<svg><use href="i.svg#b" /><use href="#b" /></svg>', ['i.svg#b'], '<svg><use href="\0"></use><use href="#b"></use></svg>'],
    ['<my-card href="./a.md" data="x">a</my-card>', ['./a.md'], '<my-card href="\0" data="x">a</my-card>'],
    ['<p data="x" action="y">a</p>', [], '<p data="x" action="y">a</p>'],
  ])('of %s are open: %j', async (html, hrefs, expected) => {
    const { html: rendered, page } = await trusting.compilePage(sourceOf(inBlock(html)), 'k')
    expect(rendered).toContain(expected)
    expect(page.slots.map(({ kind, href }) => [kind, href])).toEqual(hrefs.map((href) => ['link', href]))
    expect(page.diagnostics).toEqual([])
  })

  test.each([
    ['<svg><set attributeName="href" to="&#1;javascript:alert(1)"></set></svg>', '<svg><set attributeName="href"></set></svg>'],
    ['<meta http-equiv="refresh" content="0;url=javascript:alert(1)">', /^<meta http-equiv="refresh"\/>/],
    ['<img srcset="a.png 1x, javascript:x 2x" alt="">', '<img alt="" loading="lazy"/>'],
    ['<blockquote cite="vbscript:x">a</blockquote>', '<blockquote>a</blockquote>'],
  ])('%s', async (html, expected) => {
    const { html: rendered, page } = await trusting.compilePage(sourceOf(inBlock(html)), 'k')
    if (typeof expected === 'string') expect(ofBlock(rendered)).toBe(expected)
    else expect(rendered).toMatch(expected)
    expect(page.diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
      expect.stringMatching(/^unsafe-link 1:\d+$/),
    ])
  })
})

describe('images of color schemes', () => {
  test('a style of the image does not show it in the other scheme', async () => {
    const text = '<img src="a.png#gh-dark-mode-only" style="display: block" alt="A">\n'
    const { html } = await trusting.compilePage(sourceOf(text), 'k')
    expect(html).toMatch(/^<span class="docgen-dark-only"><img [^>]*style="display:block"/)
  })

  test.each([
    ['![A](a.png#gh-dark-mode-only)', 'docgen-dark-only'],
    ['<img src="a.png#gh-light-mode-only" class="wide" alt="A">', 'wide docgen-light-only'],
  ])('the address %j says the scheme', async (text, names) => {
    const { html, page } = await sanitising.compilePage(sourceOf(`${text}\n`), 'k')
    expect(html).toContain(`class="${names}"`)
    expect(page.slots.map(({ href }) => href)).toEqual(['a.png'])
  })

  const dark = '<source media="(prefers-color-scheme: dark)" srcset="dark.png">'
  const light = '<source media="(prefers-color-scheme: light)" srcset="light.png">'
  const shown = async (inside: string) => {
    const { html, page } = await sanitising.compilePage(sourceOf(inBlock(`<picture>${inside}</picture>`)), 'k')
    expect(page.diagnostics).toEqual([])
    return { html: ofBlock(html), hrefs: page.slots.map(({ kind, href }) => `${kind} ${href}`) }
  }

  test.each([
    [`${dark}<img src="a.png" alt="A">`, ['image a.png', 'image dark.png']],
    [`${light}<img src="a.png" alt="A">`, ['image light.png', 'image a.png']],
    [`${dark}${light}<img src="a.png" alt="A">`, ['image light.png', 'image dark.png']],
    [
      `${dark}<source media="(prefers-color-scheme: dark)" srcset="later.png"><img src="a.png" alt="A">`,
      ['image a.png', 'image dark.png'],
    ],
  ])('the page shows one of two: %s', async (inside, expected) => {
    const { html, hrefs } = await shown(inside)
    expect(hrefs).toEqual(expected)
    const images = [...html.matchAll(/<img [^>]*>/g)].map(([image]) => image)
    expect(images.map((image) => [/alt="A"/.test(image), /class="([^"]*)"/.exec(image)?.[1]])).toEqual([
      [true, 'docgen-light-only'],
      [true, 'docgen-dark-only'],
    ])
    expect(html).not.toContain('<picture>')
  })

  test('the first of several densities is what the image names itself', async () => {
    const { html, hrefs } = await shown(
      '<source media="(prefers-color-scheme: dark)" srcset="d.png 1x, d2.png 2x" sizes="9px"><img src="a.png" alt="A">',
    )
    expect(html).toMatch(
      /srcset="\0 1x, \0 2x" sizes="9px" class="docgen-dark-only"|class="docgen-dark-only"[^>]* srcset="\0 1x, \0 2x"/i,
    )
    expect(hrefs).toEqual(['image a.png', 'image d.png', 'link d.png', 'link d2.png'])
  })

  test.each([
    `<source media="(prefers-color-scheme: dark) and (width > 40em)" srcset="b.png">${dark}<img src="a.png" alt="A">`,
    '<source media="(prefers-color-scheme: dark)" srcset="b.avif" type="image/avif"><img src="a.png" alt="A">',
    '<source media="(prefers-color-scheme: dark)"><img src="a.png" alt="A">',
    `${dark}`,
  ])('the browser decides where more than the scheme matters: %s', async (inside) => {
    expect((await shown(inside)).html).toContain('<picture>')
  })
})

describe('images of several sizes', () => {
  const picture =
    '<picture><source srcset="./wide.png, //cdn.example/wide.png 2x" media="(width > 60em)" sizes="1px"><img src="./light.png" srcset="https://cdn.example/b.png 2x" alt="A"></picture>'
  test.each([
    ['sanitized', sanitising],
    ['trusted', trusting],
  ])('%s: each address is open', async (_, compiler) => {
    const { html, page } = await compiler.compilePage(sourceOf(inBlock(picture)), 'k')
    expect(ofBlock(html)).toMatch(/<source srcset="\0, \0 2x" media="[^"]+" sizes="1px"\/><img src="\0" srcset="\0 2x" alt="A"/i)
    expect(page.slots.map(({ kind, href }) => `${kind} ${href}`)).toEqual([
      'link ./wide.png',
      'link //cdn.example/wide.png',
      'image ./light.png',
      'link https://cdn.example/b.png',
    ])
    expect(page.diagnostics).toEqual([])
  })
  test('a list in which an address may not stand goes as a whole', async () => {
    const { html, page } = await sanitising.compilePage(sourceOf('<img srcset="a.png 1x, data:text/html,x 2x" alt="">'), 'k')
    expect(html).toContain('<img alt="" loading="lazy"/>')
    expect(page.slots).toEqual([])
    expect(page.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['unsafe-link', expect.stringContaining('data:text/html,x')],
    ])
  })
})
