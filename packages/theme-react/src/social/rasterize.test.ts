import { expect, test } from 'vitest'
import { rasterize, shades } from './rasterize.ts'

const rowsOf = (outline: string, scale = 1): readonly string[] => {
  const { width, height, levels } = rasterize(outline, scale)
  return Array.from({ length: height }, (_, row) => [...levels.subarray(row * width, (row + 1) * width)].join(''))
}

test('a square fills its pixels, and no others', () => expect(rowsOf('M1 0L3 0L3 2L1 2Z')).toEqual(['770', '770']))

test('the way round does not matter', () => expect(rowsOf('M1 0L1 2L3 2L3 0Z')).toEqual(['770', '770']))

test('half a pixel has half its shade', () => expect(rowsOf('M0 0L5 0L5 2L0 2Z', 0.5)).toEqual([`77${Math.round(shades / 2)}0`]))

test('a hole that goes the other way round is empty', () =>
  expect(rowsOf('M0 0L4 0L4 3L0 3ZM1 1L1 2L3 2L3 1Z')).toEqual(['77770', '70070', '77770']))

test('what two outlines cover is filled once', () => expect(rowsOf('M0 0L2 0L2 1L0 1ZM1 0L3 0L3 1L1 1Z')).toEqual(['7770']))

test('a letter below the baseline begins below it', () =>
  expect(rasterize('M0 -3L2 -3L2 -1L0 -1Z', 1)).toMatchObject({ left: 0, top: 1, height: 2 }))

test('a space is nothing', () => expect(rasterize('', 1)).toMatchObject({ width: 0, height: 0 }))
