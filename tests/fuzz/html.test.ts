// Whatever HTML or drawing an author writes, and whoever reads the page's HTML again: nothing in it runs.
import type { Element as HastElement, Root } from 'hast'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { createMarkdownCompiler } from '../../packages/ssg-cli/src/stages/2-compile/compile-markdown.ts'
import { plainContent } from '../../packages/ssg-cli/src/stages/2-compile/plain-content.ts'
import { sanitiseHast } from '../../packages/ssg-cli/src/stages/2-compile/sanitise.ts'
import { anyText, nastyCharacter, textOf } from './arbitraries.ts'
import { elementsOf, expectHarmless, expectNoCode } from './html-of-page.ts'
import { holds } from './property.ts'

const sanitizing = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, plainContent)
const trusting = await createMarkdownCompiler({ parser: 'satteri', html: 'trust' }, plainContent)
const compile = (compiler: typeof trusting, text: string, includes = {}) =>
  compiler.compilePage({ file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes }, 'key')

const tags =
  'a abbr area audio b base body button circle docgen-code docgen-tab details div embed feimage foreignobject form frameset g h2 head html iframe image img input isindex kbd link li marquee math mglyph meta mi mtext noscript object option p picture plaintext pre script select set animate source style summary svg table td template textarea title tr track use video xmp'.split(
    ' ',
  )
const attributes =
  'action alt autofocus background cite class content contenteditable data-docgen data dynsrc fill form formaction href http-equiv id is name onclick onerror onload ONLOAD ontoggle ping poster rel src srcdoc srcset style target tabindex title to attributeName type usemap value values xlink:href xmlns'.split(
    ' ',
  )
const values = [
  ...[
    'javascript:alert(1)',
    'JaVa\tScript:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    '0;url=javascript:alert(1)',
  ],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//evil.example',
    './a.md',
    '#a',
    'x',
    '',
    '0',
    '1',
    'refresh',
    'text/html',
    'href',
    'checkbox',
    'url(javascript:x)',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'",
    '`',
    '</style><script>',
    '--><img onerror=x>',
    ']]>',
    'a 1x, javascript:alert(1) 2x',
    'x;javascript:alert(1)',
  ],
]
const attribute = fc
  .tuple(
    fc.constantFrom(' ', '/', '\n', '\f', '', ' x='),
    fc.constantFrom(...attributes),
    fc.constantFrom('=', ' = ', '', '=='),
    fc.constantFrom('"', "'", '', '`'),
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: anyText }),
  )
  .map(([gap, name, equals, quote, value]) => `${gap}${name}${equals}${quote}${value}${quote}`)
const tag = fc
  .tuple(
    fc.constantFrom('<', '<', '<', '</', '<<', '< ', '<!', '<?'),
    fc.constantFrom(...tags),
    fc.array(attribute, { maxLength: 3 }),
    fc.constantFrom('>', '>', '>', '/>', '', '\n>'),
  )
  .map(([open, name, list, close]) => open + name + list.join('') + close)
const between = textOf(
  [
    '\n',
    '\n\n',
    'text',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '**',
    '> ',
    '- ',
    '[a](javascript:x)',
    '![a](javascript:x)',
    '`',
    '```\n',
    '&lt;',
    '&lt',
    '\0',
    ':::tip\n',
    ':::\n',
    '| a |\n| - |\n',
  ],
  2,
)
const html = fc
  .array(fc.oneof({ weight: 3, arbitrary: tag }, { weight: 1, arbitrary: between }), { maxLength: 10 })
  .map((parts) => parts.join(''))

/** As a page shows it where each link leads to a page. */
const filled = (text: string): string => text.replaceAll('\0', '/a/')

holds('raw-html', 'no script, handler or unsafe address is left of any HTML', html, async (text) => {
  const { html: made, page } = await compile(sanitizing, text)
  expect(page.diagnostics.filter(({ code }) => code === 'page-failed')).toEqual([])
  expectHarmless(filled(made))
  const trusted = await compile(trusting, text)
  elementsOf(filled(trusted.html)).forEach(expectNoCode)
})

const drawing = html.map((inner) => `<svg viewBox="0 0 4 2" xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)

holds('drawing', 'no script, handler or unsafe address is left of any drawing', drawing, async (svg) => {
  const { html: made } = await compile(sanitizing, '![Flow](./i.svg#inline)\n', { 'docs/i.svg': svg })
  expectHarmless(filled(made))
  for (const { attrs } of elementsOf(made))
    for (const { name, value } of attrs) if (name.endsWith('href')) expect(value).toMatch(/^(?:#|\0$)/)
})

type Plain = {
  readonly tag: string
  readonly properties: readonly (readonly [string, string | boolean])[]
  readonly children: readonly (Plain | string)[]
}

const properties =
  'href src className id name style onClick onload dataDocgen dataAnchor type checked disabled cite poster srcDoc ariaLabel __proto__ xLinkHref align start'.split(
    ' ',
  )
const { element } = fc.letrec<{ element: Plain }>((tie) => ({
  element: fc.record({
    tag: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...tags, 'h2', 'constructor', '__proto__') },
      { weight: 1, arbitrary: nastyCharacter },
    ),
    properties: fc.array(fc.tuple(fc.constantFrom(...properties), fc.oneof(fc.constantFrom(...values), fc.boolean())), {
      maxLength: 3,
    }),
    children: fc.array(fc.oneof({ maxDepth: 4, depthSize: 'small' }, anyText, tie('element')), { maxLength: 3 }),
  }),
}))

holds('sanitized-twice', 'sanitizing what is sanitized changes nothing', fc.array(element, { maxLength: 3 }), (elements) => {
  const toHast = ({ tag: tagName, properties: pairs, children }: Plain): HastElement => ({
    type: 'element',
    tagName,
    properties: Object.fromEntries(pairs),
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : toHast(child))),
  })
  const root: Root = { type: 'root', children: elements.map(toHast) }
  const once = sanitiseHast(root, new Set(), false)
  expect(sanitiseHast(structuredClone(once), new Set(), false)).toEqual(once)
})
