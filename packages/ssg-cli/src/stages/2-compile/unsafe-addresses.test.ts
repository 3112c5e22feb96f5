// Every attribute of trusted HTML that can hold an address; `sanitise.test.ts` looks at whole pages.
import type { Element, Properties } from 'hast'
import { describe, expect, test } from 'vitest'
import { removeUnsafeAddresses } from './unsafe-addresses.ts'

/** What was reported, and the names of the properties that stay. */
function remains(properties: Properties): readonly [removed: readonly string[], kept: readonly string[]] {
  const element: Element = { type: 'element', tagName: 'x-any', properties: { ...properties }, children: [] }
  return [removeUnsafeAddresses(element), Object.keys(element.properties)]
}

const script = 'javascript:alert(1)'

describe('an address with a scheme that is not allowed is taken off and reported', () => {
  test.each(
    'action background cite codeBase data formAction href icon longDesc manifest poster profile src xLinkHref archive imageSrcSet ping srcSet'.split(
      ' ',
    ),
  )('in %s', (name) => {
    expect(remains({ [name]: script, id: 'x' })).toEqual([[script], ['id']])
    expect(remains({ [name]: '/guide/' })).toEqual([[], [name]])
    expect(remains({ [name]: 'https://example.org/' })).toEqual([[], [name]])
  })

  test.each<[what: string, written: string]>([
    ['in capitals', 'JavaScript:alert(1)'],
    ['after spaces and a line break', ' \n javascript:alert(1)'],
    ['broken by a tab', 'java\tscript:alert(1)'],
  ])('%s', (_, written) => {
    expect(remains({ href: written })).toEqual([[written], []])
  })

  test.each<[what: string, name: string, value: string | string[]]>([
    ['the second of a list with widths', 'srcSet', `a.png 1x, ${script} 2x`],
    ['the second without a space', 'srcSet', `a.png,${script}`],
    ['the first before a comma', 'srcSet', `${script}, a.png`],
    ['the second after a line break', 'ping', `/a\n${script}`],
    ['one that the parser has split already', 'ping', ['/a', script]],
  ])('%s', (_, name, value) => {
    expect(remains({ [name]: value })[1]).toEqual([])
  })

  test.each(['by', 'from', 'to', 'values'])('where %s of an animation gives a link its address', (name) => {
    for (const attributeName of ['href', 'xlink:href', 'HREF'])
      expect(remains({ attributeName, [name]: `/a; ${script}` })).toEqual([[`/a; ${script}`], ['attributeName']])
    expect(remains({ attributeName: 'fill', [name]: script })[0]).toEqual([])
    expect(remains({ [name]: script })[0]).toEqual([])
  })

  test('where a page is to be replaced by itself', () => {
    const content = `0; URL='${script}'`
    for (const httpEquiv of ['refresh', 'Refresh', ['refresh']])
      expect(remains({ httpEquiv, content })).toEqual([[content], ['httpEquiv']])
    expect(remains({ httpEquiv: 'refresh', content: '0; url=/next/' })[0]).toEqual([])
    expect(remains({ httpEquiv: 'refresh', content: '30' })[0]).toEqual([])
    expect(remains({ name: 'description', content })).toEqual([[], ['name', 'content']])
  })
})

test('a picture may hold its own bytes, and a link may not', () => {
  const picture = 'data:image/png;base64,AA'
  for (const name of ['poster', 'src', 'srcSet', 'imageSrcSet']) expect(remains({ [name]: 'data:image/gif,' })[0]).toEqual([])
  for (const name of ['href', 'xLinkHref', 'data', 'formAction', 'manifest', 'longDesc'])
    expect(remains({ [name]: picture })).toEqual([[picture], []])
  expect(remains({ src: 'data:text/html,<script>' })[1]).toEqual([])
})

test('handlers go without a word, whatever they hold', () => {
  expect(remains({ onclick: script, onLoad: true, ONERROR: 1, on: '', onward2: 'a', content: script })).toEqual([
    [],
    ['onward2', 'content'],
  ])
})

test('what is no address stays', () => {
  expect(remains({ title: script, alt: script, className: [script], hrefLang: script, tabIndex: 0, hidden: true })).toEqual([
    [],
    ['title', 'alt', 'className', 'hrefLang', 'tabIndex', 'hidden'],
  ])
})
