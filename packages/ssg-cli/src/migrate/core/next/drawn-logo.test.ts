import { expect, test } from 'vitest'
import { drawnLogo } from './drawn-logo.ts'

const element = ($element: string, props: object, ...children: readonly unknown[]) => ({ $element, props, children })

test('a drawing with colors of a style sheet is no file', () => {
  expect(drawnLogo(element('svg', {}, element('path', { fill: 'var(--color-brand)' })))).toBeUndefined()
})

test('a drawing in the color of the text is two files', () => {
  const path = element('path', { d: 'M0 0', strokeWidth: 2, fill: 'currentColor', className: 'x', style: { strokeOpacity: 1 } })
  const logo = element(
    '',
    {},
    element('svg', { viewBox: '0 0 1 1', height: 12 }, path, element('title', {}, 'A & "B"')),
    ' Widgets',
  )
  const inside = (color: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" height="12"><path d="M0 0" stroke-width="2" fill="${color}" style="stroke-opacity: 1"/><title>A &amp; &quot;B&quot;</title></svg>\n`
  expect(drawnLogo(logo)).toEqual({
    src: '/logo.svg',
    dark: '/logo-dark.svg',
    files: [
      { path: 'public/logo.svg', text: inside('currentColor') },
      { path: 'public/logo-dark.svg', text: inside('#fff') },
    ],
  })
})

test('a drawing in its own colors is one file', () => {
  const text = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="red"/></svg>\n'
  const own = drawnLogo(element('svg', { xmlns: 'http://www.w3.org/2000/svg' }, element('path', { fill: 'red' })))
  expect(own).toEqual({ src: '/logo.svg', dark: undefined, files: [{ path: 'public/logo.svg', text }] })
})

test.each([
  ['of words', element('b', {}, 'Widgets')],
  ['with a component that cannot run', element('svg', {}, element('Shape', {}))],
  ['with code', element('svg', {}, element('script', {}, 'alert(1)'))],
  ['that is none', undefined],
])('a logo %s has no file', (_, logo) => expect(drawnLogo(logo)).toBeUndefined())
