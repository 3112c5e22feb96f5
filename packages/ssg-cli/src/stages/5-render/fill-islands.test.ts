import { createElement, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { islandTag, type IslandComponent, type IslandComponents, type JsonValue } from '../../model/island.ts'
import { fillIslands } from './fill-islands.ts'

const islands: IslandComponents = new Map<string, IslandComponent>([
  ['Text', ({ text }) => createElement('b', null, String(text))],
  ['Field', () => createElement('input', { id: useId() })],
  [
    'Broken',
    () => {
      throw new Error('No such thing')
    },
  ],
])

const island = (name: string, props: JsonValue): string =>
  renderToStaticMarkup(createElement(islandTag, { 'data-name': name, 'data-props': JSON.stringify(props), 'data-when': 'idle' }))

/** The page without the attributes that were there before. */
const fill = (html: string, report: (diagnostic: Diagnostic) => void = () => undefined): string =>
  fillIslands(html, { islands, path: '/a/', at: { file: 'a.md', line: 1, column: 1 }, report }).replace(
    / data-(?:name|props|when)="[^"]*"/g,
    '',
  )

test.each([
  ['a page without islands', '<p>Text</p>', '<p>Text</p>'],
  [
    'an island in its place',
    `<p>${island('Text', { text: 'hello' })}</p>`,
    '<p><docgen-island id="docgen-island-0"><b>hello</b></docgen-island></p>',
  ],
  [
    'props that look like HTML',
    island('Text', { text: `</docgen-island><i> "&amp;" '$&' \u2028` }),
    '<docgen-island id="docgen-island-0"><b>&lt;/docgen-island&gt;&lt;i&gt; &quot;&amp;amp;&quot; &#x27;$&amp;&#x27; \u2028</b></docgen-island>',
  ],
  [
    'two islands of one name, with ids of their own',
    island('Field', {}) + island('Field', {}),
    '<docgen-island id="docgen-island-0"><input id="_docgen-island-0-R_0_"/></docgen-island><docgen-island id="docgen-island-1"><input id="_docgen-island-1-R_0_"/></docgen-island>',
  ],
])('%s', (_, html, expected) => expect(fill(html)).toBe(expected))

test.each([
  ['Txt', 'unknown-island', 'The page /a/ shows the island "Txt", which the theme does not have.'],
  ['Broken', 'island-crashed', 'The island "Broken" of the page /a/ threw an error while it was rendered: No such thing'],
])('says which island cannot be rendered, and renders the others: %s', (name, code, message) => {
  const found: Diagnostic[] = []
  const html = fill(island(name, {}) + island('Text', { text: 'hello' }), (diagnostic) => void found.push(diagnostic))
  expect(found).toMatchObject([{ code, message, file: 'a.md', line: 1, column: 1 }])
  expect(html).toBe(
    '<docgen-island id="docgen-island-0"></docgen-island><docgen-island id="docgen-island-1"><b>hello</b></docgen-island>',
  )
})
