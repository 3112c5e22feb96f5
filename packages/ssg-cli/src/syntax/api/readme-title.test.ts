import { expect, test } from 'vitest'
import { readmeTitleOf, withoutReadmeTitle } from './readme-title.ts'

test.each([
  ['the first line', '# Kit\n\nWords.\n', 'Kit', '\n\nWords.\n'],
  ['below empty lines', '\n\n# Kit\nWords.\n', 'Kit', '\n\n\nWords.\n'],
  [
    'below a logo in HTML',
    '<p align="center">\n  <img src="a.svg">\n</p>\n\n# Kit\n',
    'Kit',
    '<p align="center">\n  <img src="a.svg">\n</p>\n\n\n',
  ],
  ['below badges', '[![npm](a.svg)](b) ![build](c.svg)\n\n# Kit\n', 'Kit', '[![npm](a.svg)](b) ![build](c.svg)\n\n\n'],
  ['underlined', '![logo](a.svg)\n\nThe kit\n=======\nWords.\n', 'The kit', '![logo](a.svg)\n\n\n\nWords.\n'],
  [
    'in HTML',
    '<div align="center">\n\n<h1 align="center">\n  The <i>kit</i>\n</h1>\n<p>a</p>\n\n</div>\n',
    '\n  The <i>kit</i>\n',
    '<div align="center">\n\n\n\n\n<p>a</p>\n\n</div>\n',
  ],
])('a title is %s', (_, markdown, text, rest) => {
  expect(readmeTitleOf(markdown)?.text).toBe(text)
  expect(withoutReadmeTitle(markdown)).toBe(rest)
})

test.each([
  ['words come first', 'Words.\n\n# Install\n'],
  ['another heading comes first', '## Kit\n\n# Install\n'],
  ['code comes first', '```sh\n\n# install\n```\n'],
  ['it has a picture', '<h1><img src="a.svg" alt="Kit"></h1>\n\n# Install\n'],
  ['it is a part of HTML', '<p>a</p>\n# Kit\n'],
  ['there is none', '\n'],
])('there is no title where %s', (_, markdown) => {
  expect(readmeTitleOf(markdown)).toBeUndefined()
  expect(withoutReadmeTitle(markdown)).toBe(markdown)
})
