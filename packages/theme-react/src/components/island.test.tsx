import { fillEmptyIslands, replaceIslandProps } from '@docgen/model'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from './island.tsx'

const props = { label: 'a "b" & \'c\' <d> &quot;', shortcut: '\u2028' }
// Names and props of islands are the theme's; what is tested here holds for all.
const html = renderToStaticMarkup(<Island name="search" props={props as never} when="idle" />)

test('what is written of an island is read again', () => {
  const filled = fillEmptyIslands(html + html, (island, number) => {
    expect(island).toEqual({ name: 'search', props: JSON.stringify(props) })
    return { id: `i${number}`, html: '<b>1</b>' }
  })
  expect(filled.match(/ id="i\d"><b>1<\/b><\/docgen-island>/g)).toEqual([
    ' id="i0"><b>1</b></docgen-island>',
    ' id="i1"><b>1</b></docgen-island>',
  ])
})

test('its props can be replaced', () =>
  expect(replaceIslandProps(html, () => '{}')).toContain(' data-props="{}" data-when="idle"'))

test('an island without props is one too', () => {
  const bare = renderToStaticMarkup(<Island name="search" props={undefined as never} />)
  expect(fillEmptyIslands(bare, ({ props: given }) => ({ id: 'i', html: given }))).toContain('id="i">{}</docgen-island>')
})

test.each([
  ['a function', { onOpen: () => undefined }, 'onOpen'],
  ['a symbol', { deep: [{ kind: Symbol('x') }] }, 'kind'],
  ['a React element', { icon: <b /> }, 'icon'],
])('%s cannot go into the page', (what, given, key) =>
  expect(() => renderToStaticMarkup(<Island name="search" props={given as never} />)).toThrow(
    `The island "search" got ${what} as its prop "${key}", but props go into the page as JSON.`,
  ),
)
