import { expect, test } from 'vitest'
import { createConfigNotes } from '../core/config-notes.ts'
import { isOfPlugin, navbarOf, noteOthers } from './settings.ts'

test('what is no link of the navbar is named where it stands', () => {
  const text =
    "export default {\n  nav: [\n    { text: 'A', link: '/a' },\n    { component: 'Switch' },\n    { text: 'B' },\n  ],\n}\n"
  const notes = createConfigNotes({ file: 'config.ts' }, { paths: [], read: () => text })
  const nav = [{ text: 'A', link: '/a' }, null, { component: 'Switch' }, { text: 'B' }, { text: 'b'.repeat(99) }]
  expect(navbarOf({ nav }, notes)).toMatchObject([{ label: 'A' }])
  expect(notes.notes.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '4 <Switch> in the navbar was left out, because docgen has links and menus there.',
    '2 This item of the navbar was left out, because it has no text or no link: {"text":"B"}',
    `2 This item of the navbar was left out, because it has no text or no link: {"text":"${'b'.repeat(71)}…`,
  ])
})

test('what is of a plugin is named by its key', () => {
  const notes = createConfigNotes({ file: 'config.ts' }, { paths: [], read: () => 'export default {\n  pwa: {},\n}\n' })
  noteOthers({ title: 'A', pwa: { mode: 'x' } }, notes)
  expect(notes.notes.map(({ kind, line, message }) => `${kind} ${line} ${message}`)).toEqual(['left 2 pwa was left out.'])
  expect(['pwa.manifest.load', 'themeConfig.nav', 'title'].map((path) => isOfPlugin(path))).toEqual([true, false, false])
})
