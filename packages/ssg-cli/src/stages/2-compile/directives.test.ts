import { createElement, type ReactNode } from 'react'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Directive, DirectiveComponentProps } from '@docgen/model'
import { defineDirective } from '../../config/define-directive.ts'
import { createMarkdownCompiler } from './compile-markdown.ts'
import { plainContent } from './plain-content.ts'

async function compile(text: string, directives: readonly Directive[], content = plainContent) {
  const compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, content, [{ name: 'test', directives }])
  const { html, page } = await compiler.compilePage(
    { file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes: {} },
    'key',
  )
  const findings = page.diagnostics.map(
    ({ code, severity, line, column, message, hint }) => `${line}:${column} ${severity} ${code} ${message} ${hint}`,
  )
  return { html, findings, page }
}

const rating = defineDirective({
  name: 'rating',
  form: 'leaf',
  attributes: {
    stars: { type: 'number', required: true },
    size: { type: 'enum', values: ['small', 'large'] },
    open: { type: 'boolean' },
  },
  becomes: ({ attributes: { stars, size, open } }) => {
    expectTypeOf(stars).toEqualTypeOf<number>()
    expectTypeOf(size).toEqualTypeOf<'small' | 'large' | undefined>()
    expectTypeOf(open).toEqualTypeOf<boolean | undefined>()
    return { island: 'rating', props: { stars, size: size ?? 'small', open: open ?? false }, when: 'idle' }
  },
})

const badge = defineDirective({
  name: 'badge',
  form: 'text',
  attributes: { tone: { type: 'string' } },
  becomes: ({ attributes }) => ({ element: 'mark', props: { className: ['badge', attributes.tone ?? 'plain'] } }),
})

const figure = defineDirective({
  name: 'figure',
  becomes: ({ title, id }) => ({ element: 'figure', props: { id, title, style: 'color:red' } }),
})

describe('a directive becomes', () => {
  test.each(['satteri', 'remark-parse'] as const)('what its attributes say, braces in quotes too: %s', async (parser) => {
    const attributes = { rows: { type: 'string' }, size: { type: 'number' } } as const
    const becomes = ({
      attributes: { rows, size },
    }: {
      readonly attributes: { readonly rows?: string; readonly size?: number }
    }) => ({ element: 'b', props: { title: `${rows} ${size}` } }) as const
    const made = [
      defineDirective({ name: 'grid', attributes, becomes }),
      defineDirective({ name: 'cell', form: 'text', attributes, becomes }),
    ]
    const compiler = await createMarkdownCompiler({ parser, html: 'sanitise' }, plainContent, [
      { name: 'test', directives: made },
    ])
    const text = `:::grid{rows='[{"a":1},{"b":2}]' size=3}\nText.\n:::\n\nA :cell[x]{rows="a } b" size=1} and \`:cell{rows="}"}\`.\n`
    const { html, page } = await compiler.compilePage(
      { file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes: {} },
      'key',
    )
    expect(page.diagnostics).toEqual([])
    expect(html).toBe(
      '<b title="[{&quot;a&quot;:1},{&quot;b&quot;:2}] 3"><p>Text.</p></b>\n<p>A <b title="a } b 1">x</b> and <code>:cell{rows=&quot;}&quot;}</code>.</p>',
    )
  })

  test('an island, with its props as JSON', async () => {
    const { html, findings } = await compile('::rating{stars=4 size=large}', [rating])
    expect(findings).toEqual([])
    expect(html).toBe(
      '<docgen-island data-name="rating" data-props="{&quot;stars&quot;:4,&quot;size&quot;:&quot;large&quot;,&quot;open&quot;:false}" data-when="idle"></docgen-island>',
    )
  })

  test('an island without the props of attributes that are missing', async () => {
    const attributes = { max: { type: 'number' }, size: { type: 'string' } } as const
    const plain = defineDirective({
      name: 'plain',
      form: 'leaf',
      attributes,
      becomes: (given) => ({ island: 'plain', props: given.attributes }),
    })
    const { html, findings } = await compile('::plain{max=4}', [plain])
    expect(findings).toEqual([])
    expect(html).toBe('<docgen-island data-name="plain" data-props="{&quot;max&quot;:4}" data-when="visible"></docgen-island>')
  })

  test('an element within a line, and text stays text', async () => {
    expect((await compile('At 10:30 :badge[**new**]{tone=tip} and :other[x].', [badge])).html).toBe(
      '<p>At 10:30 <mark class="badge tip"><strong>new</strong></mark> and :other[x].</p>',
    )
  })

  test('an element around its content, whole beside raw HTML that is sanitized', async () => {
    const text = ':::figure[One]\n\nText\n\n:::\n\n<figure style="color:red">No</figure>'
    expect((await compile(text, [figure])).html).toBe(
      '<figure id="figure-0" title="One" style="color:red">One<p>Text</p></figure>\n<figure>No</figure>',
    )
  })

  test('elements whose ids are their own', async () => {
    const key = defineDirective({ name: 'key', form: 'text', becomes: ({ id }) => ({ element: 'kbd', props: { id } }) })
    const { html } = await compile(':key[a] :key[b]\n\n:::figure\n:key[c]\n:::', [key, figure])
    expect(html.match(/id="[^"]*"/g)).toEqual(['id="key-0"', 'id="key-1"', 'id="figure-2"', 'id="key-3"'])
  })

  test('an element with content of its own', async () => {
    const mark = defineDirective({
      name: 'mark',
      form: 'leaf',
      becomes: ({ title }) => ({ element: 'p', children: [{ type: 'text', value: title.toUpperCase() }] }),
    })
    expect((await compile('::mark[a *b*]', [mark])).html).toBe('<p>A B</p>')
  })

  test('a content component of the theme, also beside raw HTML, which cannot be one', async () => {
    const gallery = defineDirective({ name: 'gallery', form: 'leaf', becomes: () => ({ element: 'docgen-gallery' }) })
    const content = { ...plainContent, 'docgen-gallery': () => createElement('section', { className: 'gallery' }) }
    const { html, findings } = await compile(
      '::gallery\n\nPress <kbd>k</kbd>.\n\n<docgen-gallery data-docgen="0"></docgen-gallery>',
      [gallery],
      content,
    )
    expect(html).toContain('<section class="gallery"></section>\n<p>Press <kbd>k</kbd>.</p>')
    expect(html.match(/gallery/g)).toHaveLength(1)
    expect(findings).toEqual([expect.stringContaining('raw-html-removed')])
  })

  test('one of the content components, with props', async () => {
    const hint = defineDirective({
      name: 'hint',
      becomes: () => ({ element: 'docgen-admonition', props: { admonition: 'tip' } }),
    })
    expect((await compile(':::hint[Title]\nText\n:::', [hint])).html).toBe('<aside class="tip"><b>Title</b><p>Text</p></aside>')
    const titled = defineDirective({
      name: 'titled',
      becomes: () => ({ element: 'docgen-admonition', props: { admonition: 'tip', title: 'Own' } }),
    })
    const html = async (text: string): Promise<string> => (await compile(text, [titled])).html
    expect(await html(':::titled\nText\n:::')).toBe('<aside class="tip"><b>Own</b><p>Text</p></aside>')
    expect(await html(':::titled[Label]\nText\n:::')).toBe('<aside class="tip"><b>Label</b><p>Text</p></aside>')
  })

  test('a component of its own, with label, content and props that it requires', async () => {
    interface PanelProps extends DirectiveComponentProps {
      readonly level: number
    }
    const Panel = ({ title, children, level }: PanelProps) =>
      createElement('section', { 'data-level': level }, createElement('h6', null, title), children)
    const panel = defineDirective({ name: 'panel', becomes: () => ({ component: Panel, props: { level: 3 } }) })
    expect((await compile(':::panel[A **b**]\nText\n:::', [panel])).html).toBe(
      '<section data-level="3"><h6>A <strong>b</strong></h6><p>Text</p></section>',
    )
  })

  test('what it says instead of one that docgen has', async () => {
    const tip = defineDirective({ name: 'tip', becomes: () => ({ element: 'section' }) })
    expect((await compile(':::tip\nText\n:::', [tip])).html).toBe('<section><p>Text</p></section>')
  })
})

describe('what is reported', () => {
  test.each([
    ['::rating', '1:1 error directive-attribute This "::rating" lacks the attribute "stars". Add {stars=…}, with a number.'],
    [
      'Text\n\n::rating{stars=4 size=lrage}',
      '3:18 error directive-attribute This "::rating" has the attribute "size" with "lrage", which is not one of "small", "large". Write {size=large}, the closest value.',
    ],
    [
      '::rating{stars=4 colour=red}',
      '1:18 warning directive-attribute This "::rating" has no attribute "colour". Remove it; it takes "stars", "size", "open".',
    ],
    [
      ':::tip{title="A hint"}\nText\n:::',
      '1:8 warning directive-attribute This ":::tip" has no attribute "title". Write ":::tip[A hint]".',
    ],
    [
      ':::tip[A]{title="A hint"}\nText\n:::',
      '1:11 warning directive-attribute This ":::tip" has no attribute "title". Remove it.',
    ],
    [
      '::::tabs{gruop=a}\n:::tab[A]\na\n:::\n::::',
      '1:10 warning directive-attribute This ":::tabs" has no attribute "gruop". Write "group", the closest attribute.',
    ],
    [
      ':::rating{stars=4}\nText\n:::',
      '1:1 warning misused-directive This ":::rating" is written as a block. Write "::rating" on a line of its own.',
    ],
    [
      ':::ratings\nText\n:::',
      '1:1 warning unknown-directive The directive ":::ratings" is unknown; its content is shown without it. Write "::rating", the closest directive.',
    ],
  ])('%j', async (text, finding) => expect((await compile(text, [rating])).findings).toEqual([finding]))

  test('what it should hold, and stand in', async () => {
    const step = defineDirective({
      name: 'choice',
      within: { directive: 'quiz', hint: 'Put it into a quiz.' },
      becomes: () => ({ element: 'p' }),
    })
    const quiz = defineDirective({
      name: 'quiz',
      holds: { what: { directive: 'choice' }, hint: 'Add a choice.' },
      becomes: () => ({ element: 'form' }),
    })
    const { findings } = await compile('::::quiz\n:::choice\na\n:::\n::::\n\n:::choice\nb\n:::\n\n:::quiz\nc\n:::', [step, quiz])
    expect(findings).toEqual([
      '7:1 warning misused-directive This ":::choice" is not inside ":::quiz". Put it into a quiz.',
      '11:1 warning misused-directive This ":::quiz" contains no ":::choice". Add a choice.',
    ])
  })

  test.each([
    ['::badge[x]', '::badge', 'Write ":badge" within a line.'],
    ['::badge', '::badge', 'Write ":badge" within a line.'],
    [':rating[x]', ':rating', 'Write "::rating" on a line of its own.'],
    ['A :rating{stars=4} B', ':rating', 'Write "::rating" on a line of its own.'],
    ['::note[x]', '::note', 'Write ":::note" on a line above its content, and ":::" on one below it.'],
    ['A :note, a :rating and 10:note', '', ''],
    ['::other[x] :other[x]', '', ''],
  ])('another form than it has, which stays text: %j', async (text, written, hint) => {
    const { html, findings } = await compile(text, [rating, badge])
    expect(html).toBe(`<p>${text}</p>`)
    const column = text.indexOf(written) + 1
    const message = `This "${written}" is shown as text: the directive is written in another form.`
    expect(findings).toEqual(written === '' ? [] : [`1:${column} warning misused-directive ${message} ${hint}`])
  })

  test.each<[unknown, string]>([
    [undefined, '`becomes` returned undefined, which is none of `{ element }`, `{ component }` and `{ island }`.'],
    ['p', '`becomes` returned "p", which is none of'],
    [() => Promise.reject(new Error('late')), '`becomes` returned a promise. It cannot be async.'],
    [
      { element: () => null },
      'its `element` is a function, and no name of an element. A component is returned as `{ component }`.',
    ],
    [{ element: 'scr ipt' }, 'it made an element with the name "scr ipt", which HTML does not allow.'],
    [
      { element: 'p', children: [{ type: 'element', tagName: '1', children: [] }] },
      'it made an element with the name "1", which HTML does not allow.',
    ],
    [
      { element: 'docgen-admonitio' },
      'the theme has no content component "docgen-admonitio". The closest is "docgen-admonition".',
    ],
    [{ element: 'p', children: 'text' }, 'its `children` are "text" and no list of nodes.'],
    [{ element: 'p', children: ['text'] }, "its `children` hold \"text\". Write text as `{ type: 'text', value: '…' }`."],
    [
      { element: 'p', children: [{ type: 'element', tagName: 'b', children: ['in'] }] },
      "its `children` hold \"in\". Write text as `{ type: 'text', value: '…' }`.",
    ],
    [{ element: 'p', props: 'class' }, 'its `props` are "class" and no object.'],
    [
      { element: 'p', props: { onClick: () => undefined } },
      'its `props.onClick` is a function, which HTML cannot hold. For code in the browser, return `{ island }`.',
    ],
    [{ component: undefined }, 'its `component` is undefined, and no component of React.'],
    [{ component: createElement('p') }, 'its `component` is an object, and no component of React.'],
    [{ island: 3 }, 'its `island` is 3, and no name of an island of the theme.'],
    [{ island: 'rating', props: [1] }, 'its `props` are a list and no object.'],
    [{ island: 'rating', props: { onRate: () => undefined } }, 'its `props.onRate` is a function. The browser gets the props'],
    [{ island: 'rating', props: { size: { max: NaN } } }, 'its `props.size.max` is NaN. The browser gets the props'],
    [() => ({ island: 'rating', props: { max: 1n } }), 'its `props.max` is a bigint. The browser gets the props'],
    [
      { island: 'rating', props: { days: [new Date(0)] } },
      'its `props.days[0]` is an object of the class Date. The browser gets',
    ],
    [{ island: 'rating', props: { label: createElement('b') } }, 'its `props.label` is an element of React. The browser gets'],
    [{ island: 'rating', when: 'never' }, 'its `when` is "never", and none of "idle", "visible", "interaction".'],
  ])('what it cannot become: %j', async (result, reason) => {
    const odd = defineDirective({ name: 'odd', form: 'leaf', becomes: () => (typeof result === 'function' ? result() : result) })
    const { html, findings } = await compile('::odd[Label]\n\nText', [odd])
    expect(html).toBe('<div>Label</div>\n<p>Text</p>')
    expect(findings).toEqual([
      expect.stringContaining(`1:1 error plugin-failed The directive "odd" of the plugin "test" failed: ${reason}`),
    ])
  })

  test.each([
    [':::steps[How]\n<!-- a -->\n\n1. One\n\n[a]: https://a.example\n\n1. Two\n:::', []],
    [':::steps\nFirst:\n\n1. One\n:::', ['2:1 contains something other than a numbered list']],
    [':::steps\n1. One\n\n- Two\n\nThree\n:::', ['4:1 contains something other than a numbered list']],
    ['::::tabs\n:::tab\na\n:::\n\n:::tab[ ]\nb\n:::\n::::', ['2:1 has no title', '6:1 has no title']],
    ['::::tabs\n:::tab[A]\na\n:::\n\n:::note\nb\n:::\n::::', ['6:1 contains something other than ":::tab"']],
    ['::::tabs\n:::tab[A]\na\n:::\n\n<!-- a --> <b>b</b>\n::::', ['6:1 contains something other than ":::tab"']],
    [':::steps[How]\n:::', ['1:1 contains no numbered list']],
  ])('what it holds besides: %j', async (text, expected) => {
    const { findings } = await compile(text, [])
    expect(findings.map((finding) => finding.replace(/ warning .*?:::\w+" (.*?)\. .*/, ' $1'))).toEqual(expected)
  })

  test('in a line, a label of what cannot be made, which stays in its paragraph', async () => {
    const attributes = { width: { type: 'number' } } as const
    const key = defineDirective({ name: 'key', form: 'text', attributes, becomes: () => ({ element: 'kbd' }) })
    const { html } = await compile('Press :key[A]{width=x} and :key[B]{width=1}.', [key])
    expect(html).toBe('<p>Press <span>A</span> and <kbd>B</kbd>.</p>')
  })

  test('what it throws; the rest of the page stays', async () => {
    const broken = defineDirective({
      name: 'broken',
      becomes: () => {
        throw new Error('no luck')
      },
    })
    const island = defineDirective({ name: 'island', becomes: () => ({ island: 'rating' }) })
    const { html, findings } = await compile(':::broken\nText\n:::\n\n:::island\nMore\n:::', [broken, island])
    expect(html).toBe('<div><p>Text</p></div>\n<div><p>More</p></div>')
    expect(findings).toEqual([
      '1:1 error plugin-failed The directive "broken" of the plugin "test" failed: no luck Fix its code or its options, or report the error to its package.',
      '5:1 error plugin-failed The directive "island" of the plugin "test" failed: An island has no content: give the directive the form "leaf" or "text". Fix its code or its options, or report the error to its package.',
    ])
  })
})

test.each([
  ['See ::chart[Sales]{unit=kg} here.', '1:5', '::chart'],
  ['See\nthe **big** ::chart{unit=kg} here.', '2:13', '::chart'],
  ['::chart[Sales] at the start', '1:1', '::chart'],
  ['See :::box[Label] here.', '1:5', ':::box'],
])('a directive within a line that belongs on its own stays text, and is a finding: %s', async (text, place, written) => {
  const chart = defineDirective({ name: 'chart', form: 'leaf', becomes: () => ({ element: 'p' }) })
  const box = defineDirective({ name: 'box', becomes: () => ({ element: 'div' }) })
  const { findings } = await compile(text, [chart, box])
  expect(findings).toEqual([expect.stringContaining(`${place} warning misused-directive This "${written}" is shown as text`)])
})

test.each([
  'std::vector[int]',
  'See `::chart[x]`.',
  String.raw`See \::chart[x].`,
  'See ::other[x] and a::b{c}.',
  'A ::chart alone.',
])('other text with colons is no finding: %s', async (text) => {
  const chart = defineDirective({ name: 'chart', form: 'leaf', becomes: () => ({ element: 'p' }) })
  expect((await compile(text, [chart])).findings).toEqual([])
})

describe('a component that throws', () => {
  const Boom = () => {
    throw new Error('no luck')
  }
  const boom = defineDirective({ name: 'boom', becomes: () => ({ component: Boom }) })
  const Box = ({ title, children }: { title?: ReactNode; children?: ReactNode }) =>
    createElement('section', { title: title === undefined ? undefined : 'label' }, children)
  const box = defineDirective({ name: 'box', becomes: () => ({ component: Box }) })

  test('is a finding where its directive stands, and all else stays', async () => {
    const text =
      'One\n\n::::box[Label]\n## In\n\n:::boom[Label]\nText [a](./a.md)\n:::\n::::\n\n<div>\n\n:::boom\nMore\n:::\n\n</div>'
    const { html, findings, page } = await compile(text, [boom, box])
    expect(html.replace(/\n+/g, '')).toBe(
      '<p>One</p><section title="label"><h2 id="in">In</h2>Label<p>Text <a href="\0">a</a></p></section><div><p>More</p></div>',
    )
    const failed = 'error plugin-failed The component of the directive "boom" of the plugin "test" failed: no luck'
    expect(findings).toEqual([expect.stringContaining(`6:1 ${failed}`), expect.stringContaining(`13:1 ${failed}`)])
    expect(page).toMatchObject({ hasFailed: true, slots: [{ href: './a.md' }] })
    for (const { stack } of page.diagnostics) expect(stack).toContain('Error: no luck\n    at Boom ')
  })

  test('may be async: then the finding says so in our words', async () => {
    const late = defineDirective({ name: 'late', becomes: () => ({ component: async () => 'x' }) })
    const { html, findings } = await compile(':::late\nText\n:::', [late])
    expect(html).toBe('<p>Text</p>')
    expect(findings).toEqual([
      expect.stringContaining(
        'The component of the directive "late" of the plugin "test" failed: it waits for something (an async component, `use`, `lazy`), but docgen renders without waiting.',
      ),
    ])
  })

  test('may be one of the theme: then its element is shown without it', async () => {
    const content = { ...plainContent, 'docgen-heading': Boom, 'docgen-admonition': Boom, 'docgen-code': Boom }
    const text = '## One {#two}\n\n:::note\nText\n:::\n\n```ts\na\n```'
    const { html, findings } = await compile(text, [boom], content)
    expect(html.replace(/\n+/g, '')).toBe('<h2 id="two">One</h2><p>Text</p><pre><span class="line">a</span></pre>')
    expect(findings.map((finding) => finding.slice(0, finding.indexOf(' failed:')))).toEqual([
      '1:1 error plugin-failed The content component "docgen-heading"',
      '3:1 error plugin-failed The content component "docgen-admonition"',
      '7:1 error plugin-failed The content component "docgen-code"',
    ])
  })
})

test.each([
  '<docgen-island data-name="rating" data-props="{}" data-when="idle"></docgen-island>',
  '<docgen-component component="a" props="b"></docgen-component>',
  '<docgen-island data-docgen="0"></docgen-island>',
])('raw HTML makes none of them: %s', async (raw) => {
  const { html } = await compile(`${raw}\n\n::rating{stars=1}`, [rating])
  expect(html.match(/<docgen-/g)).toHaveLength(1)
})

describe('a directive that becomes a link', () => {
  const go = defineDirective({ name: 'go', form: 'text', becomes: () => ({ element: 'a', props: { href: '/x' } }) })
  const box = defineDirective({ name: 'box', becomes: () => ({ element: 'a', props: { href: '/y' } }) })
  const alone = defineDirective({
    name: 'alone',
    form: 'text',
    becomes: () => ({ element: 'a', props: { href: '/z' }, children: [{ type: 'text', value: 'Z' }] }),
  })
  const around = 'becomes a link, and it contains another link.'
  const within = 'becomes a link, and it is inside another link.'

  test.each<[string, readonly string[]]>([
    [':go[a *b*]', []],
    [':go[a [b](./c.md)]', [`1:7 The directive "go" ${around}`]],
    ['[a :go[b]](./c.md)', [`1:4 The directive "go" ${within}`]],
    [':::box\nA *:go[b]* [c](./c.md)\n:::', [`2:4 The directive "go" ${within}`, `2:12 The directive "box" ${around}`]],
    // Its label is not shown.
    [':alone[a [b](./c.md)]', []],
  ])('%s', async (text, expected) => {
    const { page } = await compile(text, [go, box, alone])
    expect(page.diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(expected)
  })
})
