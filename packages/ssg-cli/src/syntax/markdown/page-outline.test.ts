import { expect, test } from 'vitest'
import { pageOutlineOf } from './page-outline.ts'

const outlineOf = (text: string, file = 'guide/1.getting-started.md') =>
  pageOutlineOf({ file, contentPath: file, source: 'docs', text, includes: {} }, '')

test.each([
  ['---\ntitle: Named\n---\n\n# Other\n', 'Named'],
  ['# Install ##\n', 'Install'],
  ['# The `snake_case` of *all* _names_ {#names}\n', 'The snake_case of all names'],
  ['# Use [the API](./api.md) and [more][m]\n', 'Use the API and more'],
  ['Install\n=======\n', 'Install'],
  ['# Install <span class="docgen-badge docgen-tone-tip">new</span>\n', 'Install'],
  ['<!-- A note -->\n\n[m]: ./more.md\n\n# Install\n', 'Install'],
  // What is no title of the page when it is compiled is none before.
  ['```sh\n# Install\n```\n', 'Getting started'],
  ['Text.\n\n# Install\n', 'Install'],
  ['Text.\n\nInstall\n===\n', 'Install'],
  ['Text.\n\n```sh\n# No\n```\n\n# Install {#start}\n', 'Install'],
  ['Text.\n\n# Install\n\n# Use\n', 'Getting started'],
  ['---\ntitle: Named\n---\n\nText.\n\n# Install\n', 'Named'],
  ['', 'Getting started'],
])('%j is called %s', (text, title) => expect(outlineOf(text).title).toBe(title))
