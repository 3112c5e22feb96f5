import { expect, test } from 'vitest'
import { parseXml } from './xml.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

test('reads what is well formed', () => {
  expect(parseXml(`${declaration}<a x="1 &amp; 2"><b/>c &lt; d<b>e</b></a>\n`)).toEqual({
    name: 'a',
    attributes: { x: '1 & 2' },
    text: 'c < d',
    children: [
      { name: 'b', attributes: {}, children: [], text: '' },
      { name: 'b', attributes: {}, children: [], text: 'e' },
    ],
  })
})

test.each([
  ['no declaration', '<a/>'],
  ['an open element', `${declaration}<a>`],
  ['crossed elements', `${declaration}<a><b></a></b>`],
  ['a bare ampersand', `${declaration}<a>b & c</a>`],
  ['an entity of HTML', `${declaration}<a>&nbsp;</a>`],
  ['an attribute without quotes', `${declaration}<a b=c/>`],
  ['an attribute given twice', `${declaration}<a b="1" b="2"/>`],
  ['a control character', `${declaration}<a>\u0000</a>`],
  ['half a character', `${declaration}<a>\ud83d</a>`],
  ['two roots', `${declaration}<a/><b/>`],
])('refuses %s', (_, document) => expect(() => parseXml(document)).toThrow(Error))
