import { createElement, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { islandTag, type IslandComponent, type IslandComponents, type IslandFault, type JsonValue } from '@docgen/model'
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
  ['Late', async () => null],
])

const island = (name: string, props: JsonValue): string =>
  renderToStaticMarkup(createElement(islandTag, { 'data-name': name, 'data-props': JSON.stringify(props), 'data-when': 'idle' }))

/** The page without the attributes that were there before. */
const fill = (html: string, report: (fault: IslandFault) => void = () => undefined): string =>
  fillIslands(html, { islands, rendered: new Map(), report }).replace(/ data-(?:name|props|when)="[^"]*"/g, '')

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

// A matcher of any type.
const stack: string = expect.stringContaining(' at ')

test.each<IslandFault>([
  { kind: 'unknown', name: 'Txt', nearest: 'Text' },
  { kind: 'crashed', name: 'Broken', reason: 'No such thing', stack },
  {
    kind: 'crashed',
    name: 'Late',
    reason:
      'it waits for something (an async component, `use`, `lazy`), but docgen renders without waiting. Await what it needs at the top of its module.',
    stack,
  },
])('tells of an island that cannot be rendered, and renders the others: $name', (fault) => {
  const found: IslandFault[] = []
  const html = fill(island(fault.name, {}) + island('Text', { text: 'hello' }), (told) => void found.push(told))
  expect(found).toEqual([fault])
  expect(html).toBe(
    '<docgen-island id="docgen-island-0"></docgen-island><docgen-island id="docgen-island-1"><b>hello</b></docgen-island>',
  )
})
