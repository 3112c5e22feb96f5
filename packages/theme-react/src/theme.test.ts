import { createElement } from 'react'
import { expect, test } from 'vitest'
import { extendTheme, reactTheme, type ThemeExtension } from './theme.ts'

const Own = () => null

test('an extension stands in for the components of its name', () => {
  const theme = extendTheme(reactTheme, { components: { Footer: Own }, content: { 'docgen-admonition': Own } })
  expect(theme.components.Footer).toBe(Own)
  expect(theme.content['docgen-admonition']).toBe(Own)
  expect(theme.content['docgen-table']).toBe(reactTheme.content['docgen-table'])
})

test('an extension has components for any other tag of HTML', () => {
  expect(extendTheme(reactTheme, { content: { img: Own } }).content.img).toBe(Own)
})

/** As a config without types gives it. */
const untyped = (extension: object | null): ThemeExtension => extension as ThemeExtension

test.each([
  [{ component: {} }, 'extendTheme() has the unknown key "component"; "components" is the closest name.'],
  [
    { colours: {} },
    'extendTheme() has the unknown key "colours"; it takes "components", "layouts", "content", "styles", "islands", "inlineScript".',
  ],
  [
    { components: { Foter: Own } },
    'The "components" of extendTheme() has the unknown key "Foter"; "Footer" is the closest name.',
  ],
  [
    { content: { 'docgen-admonitions': Own } },
    'The "content" of extendTheme() has the unknown key "docgen-admonitions"; "docgen-admonition" is the closest name.',
  ],
  [{ content: { table: Own } }, 'The "content" of extendTheme() has the unknown key "table"'],
  [{ layouts: { docs: Own } }, 'The "layouts" of extendTheme() has the unknown key "docs"; "doc" is the closest name.'],
  [
    { components: { Footer: undefined } },
    'The "components.Footer" of extendTheme() is undefined, and must be a component of React.',
  ],
  [
    { content: { 'docgen-code': 'pre' } },
    'The "content.docgen-code" of extendTheme() is "pre", and must be a component of React.',
  ],
  [
    { components: { Footer: createElement('p') } },
    'The "components.Footer" of extendTheme() is an object, and must be a component of React.',
  ],
  [{ layouts: { doc: {} } }, 'The "layouts.doc" of extendTheme() is an object, and must be a component of React.'],
  [{ styles: './brand.css' }, 'The "styles" of extendTheme() is "./brand.css", and must be a list of paths.'],
  [{ islands: { counter: Own } }, 'The "islands.counter" of extendTheme() is a function, and must be the path of a module.'],
  [{ inlineScript: Own }, 'The "inlineScript" of extendTheme() is a function, and must be the text of a script.'],
  [null, 'The second argument of extendTheme() is null, and must be an object.'],
])('a misspelt name or a wrong value is refused: %o', (extension, message) => {
  expect(() => extendTheme(reactTheme, untyped(extension))).toThrow(message)
})
