import { describe, expect, test } from 'vitest'
import { excerptOf, titleIn } from './excerpt.ts'

describe('a list shows of a post', () => {
  test.each([
    ['its first paragraph', 'One *two* `three`.\n\nFour.', ['One two three.']],
    ['the paragraph on one line', 'One\ntwo.', ['One two.']],
    ['no title', '# Title\n\n## Heading\n\nOne.', ['One.']],
    ['all paragraphs above the mark', 'One.\n\n- List\n\nTwo.\n\n<!-- truncate -->\n\nThree.', ['One.', 'Two.']],
    ['those above the mark of Material', 'One.\n\n<!-- more -->\n\nTwo.', ['One.']],
    ['those above the mark of MDX', 'One.\n\n{/* truncate */}\n\nTwo.', ['One.']],
    ['no directive', ':::note\nOne.\n:::\n\n::drawing{of="a"}\n\nTwo.', ['Two.']],
    ['nothing inside a directive', '::::note\n\nOne.\n\n:::tip\n\nTwo.\n\n:::\n\n::::\n\nThree.', ['Three.']],
    ['what follows code with a directive in it', '````md\n:::note\n````\n\nOne.', ['One.']],
    ['no code, no list, no HTML', '```js\na\n```\n\n- List\n\n<div>One.</div>\n\nTwo.', ['Two.']],
    ['no picture without words', '![](a.png)\n\nOne.', ['One.']],
    ['nothing where there are no words', '```js\na\n```', []],
  ])('%s', (_, markdown, expected) => expect(excerptOf(markdown)).toEqual(expected))
})

test.each([
  ['# One `two`\n\nText.', 'One two'],
  ['Text.\n\nOne\n===', 'One'],
  ['## One\n\nText.', undefined],
])('the title in %j', (markdown, title) => expect(titleIn(markdown)).toBe(title))
