import { expect, test } from 'vitest'
import { splitTitle } from './readme-source.ts'

test.each([
  ['# Widgets\n\nText.', 'Widgets', '\n\nText.'],
  ['![](logo.svg)\n\n# *The* [`widgets`](https://w.example) ![b](b.svg) #\nText.', 'The widgets', '![](logo.svg)\n\n\nText.'],
  ['<p>\n<h1 align="center">\n  Widgets\n</h1>\n</p>\n', 'Widgets', '<p>\n\n\n\n</p>\n'],
  ['<h1><img src="logo.svg"></h1>\n', undefined, '<h1><img src="logo.svg"></h1>\n'],
  ['Text.\n\n```sh\n# install\n```\n', undefined, 'Text.\n\n```sh\n# install\n```\n'],
  ['## Widgets\n', undefined, '## Widgets\n'],
])('%j has the title %j', (readme, title, text) => {
  expect(splitTitle(readme)).toEqual(title === undefined ? { text } : { title, text })
  expect(splitTitle(readme).text.split('\n')).toHaveLength(readme.split('\n').length)
})
