// Which elements and attributes of raw HTML stay, by name; `sanitise.test.ts` looks at whole pages.
import type { Element, ElementContent, Properties, Root } from 'hast'
import { describe, expect, test } from 'vitest'
import { isAllowedElement, removedHtml, sanitiseHast, trustedElement } from './sanitise.ts'

const element = (tagName: string, properties: Properties = {}, children: readonly ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [...children],
})
const text = { type: 'text', value: 'a' } as const

function sanitised(given: ElementContent, hasShielded = false): readonly unknown[] {
  const root: Root = { type: 'root', children: [given] }
  return sanitiseHast(root, new Set(['docgen-gallery']), hasShielded).children
}

/** The names of the properties that an element keeps of these. */
function kept(tagName: string, properties: Properties, hasShielded = false): readonly string[] {
  const [first] = sanitised(element(tagName, properties, [text]), hasShielded)
  return Object.keys((first as Element).properties).sort()
}

const plain =
  'a abbr audio b blockquote br cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li'
const more =
  'mark ol p picture pre q rp rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead'
const last = 'time tr track tt u ul var video wbr'

describe('elements', () => {
  test.each(`${plain} ${more} ${last}`.split(' '))('<%s> stays', (name) => {
    expect(isAllowedElement(name)).toBe(true)
    const inTable = /^(?:t(?:able|body|d|foot|h|head|r))$/.test(name)
    // Parts of tables and lists stay within these alone.
    const within = name === 'li' ? element('ul', {}, [element(name)]) : inTable ? tableAround(name) : element(name)
    expect(JSON.stringify(sanitised(within))).toContain(`"tagName":"${name}"`)
  })

  test.each(
    'applet area base body button canvas dialog embed fieldset font form frame html iframe link map math meta object option'.split(
      ' ',
    ),
  )('<%s> goes, and what is in it stays', (name) => {
    expect(isAllowedElement(name)).toBe(false)
    expect(sanitised(element(name, {}, [text]))).toEqual([text])
  })

  test.each(['script', 'style', 'template', 'noscript'])('<%s> goes with what is in it', (name) => {
    expect(isAllowedElement(name)).toBe(false)
    expect(sanitised(element(name, {}, [text]))).toEqual([])
  })

  test('one of ours keeps its number alone, and no author may write it', () => {
    expect(isAllowedElement('docgen-gallery')).toBe(false)
    expect(kept('docgen-gallery', { dataDocgen: '1', dataProps: '{}' })).toEqual(['dataDocgen'])
    expect(sanitised(element('docgen-other', { dataDocgen: '1' }, [text]))).toEqual([text])
  })

  test('one that a plugin made stays where there are some, with its number', () => {
    expect(sanitised(element(trustedElement, { dataDocgen: '1' }, [text]))).toEqual([text])
    expect(kept(trustedElement, { dataDocgen: '1', onClick: 'x' }, true)).toEqual(['dataDocgen'])
    expect(kept('p', { dataDocgen: '1', title: 'a' }, true)).toEqual(['dataDocgen', 'title'])
    expect(kept('p', { dataDocgen: '1', title: 'a' })).toEqual(['title'])
  })

  test('an input is a checkbox that nobody can check', () => {
    expect(isAllowedElement('input')).toBe(false)
    const box = element('input', { type: 'checkbox', disabled: true, checked: true })
    const others = [
      { type: 'image', disabled: true },
      { type: 'checkboxes', disabled: true },
      { type: 'a checkbox', disabled: true },
      { type: 'checkbox' },
      {},
    ].map((properties) => element('input', properties))
    expect(sanitised(element('p', {}, [box, text, ...others]))).toEqual([element('p', {}, [box, text])])
  })
})

describe('attributes', () => {
  const common = {
    ariaDescribedBy: ['a'],
    ariaHidden: 'true',
    ariaLabel: 'a',
    className: ['a'],
    dir: 'rtl',
    height: 1,
    id: 'a',
    lang: 'en',
    role: 'note',
    title: 'a',
    width: 1,
    align: 'left',
  }
  test('every element may have the harmless ones', () => expect(kept('p', common)).toEqual(Object.keys(common).sort()))

  test.each([
    [
      'p',
      { style: 'x', onClick: 'x', name: 'x', tabIndex: 0, href: 'x', src: 'x', srcDoc: 'x', dataFoo: 'x', itemProp: 'x' },
      '',
    ],
    [
      'a',
      { href: 'x:y', rel: 'x', target: 'x', dataFootnoteRef: true, dataFootnoteBackref: '', ping: 'x', download: '' },
      'dataFootnoteBackref dataFootnoteRef href rel target',
    ],
    [
      'audio',
      { src: 'x', controls: true, loop: true, muted: true, preload: 'none', autoPlay: true },
      'controls loop muted preload src',
    ],
    [
      'video',
      { src: 'x', controls: true, loop: true, muted: true, preload: 'none', poster: 'x', playsInline: true, autoPlay: true },
      'controls loop muted playsInline poster preload src',
    ],
    ['source', { src: 'x', type: 'x', media: 'x', srcSet: 'x', sizes: 'x' }, 'media sizes src srcSet type'],
    ['track', { kind: 'x', label: 'x', src: 'x', srcLang: 'x', default: true }, 'kind label src srcLang'],
    [
      'img',
      { src: 'x:y', alt: '', loading: 'lazy', decoding: 'async', srcSet: 'x', sizes: 'x', useMap: 'x' },
      'alt decoding loading sizes src srcSet',
    ],
    ['details', { open: true, name: 'x' }, 'open'],
    ['ol', { start: 2, reversed: true, type: 'a' }, 'reversed start type'],
    ['section', { dataFootnotes: true, dataOther: 'x' }, 'dataFootnotes'],
    ['time', { dateTime: 'x' }, 'dateTime'],
    ['h1', { dataAnchor: 'x' }, 'dataAnchor'],
    ['h2', { dataAnchor: 'x' }, 'dataAnchor'],
    ['h3', { dataAnchor: 'x' }, 'dataAnchor'],
    ['h4', { dataAnchor: 'x' }, 'dataAnchor'],
    ['h5', { dataAnchor: 'x' }, 'dataAnchor'],
    ['h6', { dataAnchor: 'x' }, 'dataAnchor'],
    ['blockquote', { cite: 'https://a' }, ''],
    ['p', { dataAnchor: 'x' }, ''],
  ])('<%s> of %j', (name, properties, expected) => {
    expect(kept(name, properties)).toEqual(expected === '' ? [] : expected.split(' '))
  })

  test.each([
    ['td', { colSpan: 2, rowSpan: 2, headers: ['a'], scope: 'row' }, 'colSpan headers rowSpan'],
    ['th', { colSpan: 2, rowSpan: 2, headers: ['a'], scope: 'row', abbr: 'x' }, 'colSpan headers rowSpan scope'],
  ])('<%s>', (name, properties, expected) => {
    const [table] = sanitised(element('table', {}, [element('tr', {}, [element(name, properties)])]))
    const cell = ((table as Element).children[0] as Element).children[0] as Element
    expect(Object.keys(cell.properties).sort()).toEqual(expected.split(' '))
  })

  test('an id stays as it is written, so that links to it lead to it', () => {
    expect(sanitised(element('p', { id: 'toString', ariaDescribedBy: ['a'] }))).toEqual([
      element('p', { id: 'toString', ariaDescribedBy: ['a'] }),
    ])
  })
})

describe('what is said of the rest', () => {
  const found = (value: string, isTrusted = false): readonly string[] =>
    removedHtml(
      { file: 'docs/a.md', lines: [] },
      [{ type: 'html', value, position: { start: { line: 3, column: 5 }, end: { line: 9, column: 1 } } }],
      isTrusted,
    ).map(
      ({ code, file, line, column, message }) =>
        `${file}:${line}:${column} ${code} ${/(?:element|attribute) \S+/.exec(message)?.[0]}`,
    )
  const at = (place: string, what: string): string => `docs/a.md:${place} raw-html-removed ${what}`

  test.each<[string, readonly string[]]>([
    ['<p>a</p>', []],
    ['<B>a</B>', []],
    ['<input type="checkbox" checked disabled>', []],
    ["<INPUT disabled='' type='Checkbox'/>", []],
    ['<p>a</p> <input type="checkbox" disabled>', []],
    ['<input type="checkbox" checked>', [at('3:5', 'element <input>')]],
    ['<input type="checkboxes" disabled>', [at('3:5', 'element <input>')]],
    ['<input type="text"> <b type="checkbox" disabled>', [at('3:5', 'element <input>')]],
    ['<iframe src="x"></iframe>', [at('3:5', 'element <iframe>')]],
    ['</iframe>', []],
    ['a <Foo/>\n  <Bar/>', [at('3:7', 'element <Foo>'), at('4:3', 'element <Bar>')]],
    ['<p style="x">a</p>', [at('3:8', 'attribute "style"')]],
    ['<p\n onclick = "x"\tsrcdoc="y">', [at('4:2', 'attribute "onclick"'), at('4:16', 'attribute "srcdoc"')]],
    ['<p title="x" data-on="y" styled="z">', []],
    ['<P ONCLICK="x" Style=y>', [at('3:8', 'attribute "ONCLICK"'), at('3:20', 'attribute "Style"')]],
    ['<p/onclick=x>', [at('3:8', 'attribute "onclick"')]],
    ["<p title='x'onclick=y>", [at('3:17', 'attribute "onclick"')]],
    ['<p a=b"c onclick = x>', [at('3:14', 'attribute "onclick"')]],
    ['<p a="> <iframe>" onclick=x>', [at('3:23', 'attribute "onclick"')]],
    ['<p a=" <iframe>', []],
    ['<p a=">\n<iframe>', [at('4:1', 'element <iframe>')]],
    // Text that looks like an attribute, and an attribute that does nothing.
    ['<p>all one = two, style = three</p>', []],
    ['<p title="an onclick = x">', []],
    ['<p style onclick>', []],
    ['<!-- <iframe> -->\n<iframe>', [at('4:1', 'element <iframe>')]],
    ['<!--\n<iframe> --><iframe>', [at('4:13', 'element <iframe>')]],
    ['<!-- <iframe>', []],
    ['<my-element>', [at('3:5', 'element <my-element>')]],
  ])('%j', (html, expected) => expect(found(html)).toEqual(expected))

  test('of trusted HTML only handlers', () => {
    expect(found('<iframe style="x" onload="y" srcdoc="z">', true)).toEqual([at('3:23', 'attribute "onload"')])
  })

  test('a component of another tool is told what to write instead', () => {
    const [first] = removedHtml({ file: 'a.md', lines: [] }, [{ type: 'html', value: '<Admonition>' }], false)
    expect(first?.hint).toBe('Write ":::note[Title]" and close it with ":::".')
  })

  test.each([
    ['a word <Overlay> and another <Overlay>', /^Put the name between backticks/],
    ['<Overlay />', /^Write a directive/],
    ['<Overlay>text</Overlay>', /^Write a directive/],
  ])('of %s', (value, hint) => {
    const [first] = removedHtml({ file: 'a.md', lines: [] }, [{ type: 'html', value }], false)
    expect(first?.hint).toMatch(hint)
  })

  test.each<[string, readonly string[], readonly string[]]>([
    ['a quote', ['> <div>', '> <form>', '>   <b onclick="x">', '> </div>'], ['2:3', '3:8']],
    ['an item of a list', ['- <div>', '  <form></div>'], ['2:3']],
    ['an item whose text begins further to the left', ['1. <div>', '<form></div>'], ['2:1']],
  ])('the places within %s are those of the file', (_, lines, expected) => {
    const value = lines.map((line) => line.replace(/^(?:> ?|- |1\. | {2})/, '')).join('\n')
    const column = (lines[0]?.indexOf('<') ?? 0) + 1
    const position = { start: { line: 1, column }, end: { line: lines.length, column: 1 } }
    const found = removedHtml({ file: 'a.md', lines }, [{ type: 'html', value, position }], false)
    expect(found.map((each) => `${each.line}:${each.column}`)).toEqual(expected)
  })

  test('of all the HTML of a page', () => {
    const node = (line: number) => ({
      type: 'html' as const,
      value: '<form>',
      position: { start: { line, column: 1 }, end: { line, column: 7 } },
    })
    expect(removedHtml({ file: 'a.md', lines: [] }, [node(2), node(7)], false).map(({ line }) => line)).toEqual([2, 7])
  })
})

function tableAround(name: string): Element {
  if (name === 'table') return element('table')
  if (/^t(?:body|foot|head|r)$/.test(name)) return element('table', {}, [element(name)])
  return element('table', {}, [element('tr', {}, [element(name)])])
}
