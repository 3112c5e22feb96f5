import { expect, test } from 'vitest'
import { coverOf, shapesOf } from './page-shapes.ts'

const bodyOf = (html: string): readonly string[] => [...shapesOf(html)].filter((shape) => !/^( > html|html > body)$/.test(shape))

test('words make no shape; elements, classes, attributes and parents do', () => {
  expect(bodyOf('<p class="b a" id=x>one <b>two</b></p>')).toEqual(['body > p.a.b[id]', 'p.a.b[id] > b'])
  expect(shapesOf('<p>one</p><p>two</p>')).toEqual(shapesOf('<p>three</p>'))
  expect(shapesOf('<p><a href="/x">x</a></p>')).not.toEqual(shapesOf('<li><a href="/x">x</a></li>'))
  expect(bodyOf('<svg><path d=""/></svg>')).toEqual(['body > svg'])
})

test('every shape is on a page that is kept, and a page that adds nothing is not kept', () => {
  const shapes = new Map([
    ['a', new Set(['1'])],
    ['b', new Set(['1', '2', '3'])],
    ['c', new Set(['3', '4'])],
    ['d', new Set(['2', '4'])],
  ])
  const kept = coverOf(shapes)
  expect(kept).toEqual(['b', 'c'])
  expect(coverOf(new Map())).toEqual([])
})
