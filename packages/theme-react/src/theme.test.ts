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
const untyped = (extension: object): ThemeExtension => extension

test.each([
  [{ component: {} }, 'extendTheme() has the unknown key "component"; "components" is the closest name.'],
  [{ colours: {} }, 'extendTheme() has the unknown key "colours".'],
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
])('a misspelt name is refused: %o', (extension, message) => {
  expect(() => extendTheme(reactTheme, untyped(extension))).toThrow(message)
})
