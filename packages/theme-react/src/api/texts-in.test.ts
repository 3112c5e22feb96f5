import { textKey, type ApiText } from '@docgen/model'
import { expect, test } from 'vitest'
import { htmlOfParts } from './texts-in.ts'

const textAt = (line: number): ApiText => ({ markdown: 'x', file: 'a.ts', line, column: 1 })
const [once, twice, plain] = [textAt(1), textAt(2), textAt(3)]

test('a text that stands on a page twice keeps its ids in the first place alone', () => {
  const html = {
    [textKey(once)]: '<h3 id="once">A</h3>',
    [textKey(twice)]: '<h3 class="a" id="twice">B</h3><p title="a > b" id="p">id="x" <a href="#twice">c</a></p>',
    [textKey(plain)]: '<p>C</p>',
  }
  const parts = htmlOfParts(html, [{ members: [once, { summary: twice }] }, [plain], [twice, plain]])
  expect(parts[0]).toBe(html)
  expect(parts[1]).toBe(html)
  expect(parts[2]).toEqual({
    ...html,
    [textKey(twice)]: '<h3 class="a">B</h3><p title="a > b">id="x" <a href="#twice">c</a></p>',
  })
})
