import { expect, test } from 'vitest'
import { partOf } from './part-of-text.ts'

const long = Array.from({ length: 1000 }, (_, index) => `${index + 1}`.padStart(99, '.')).join('\n')

test('a short text is handed out whole, or from a line on', () => {
  expect(partOf('one\ntwo\nthree\n', 1)).toBe('one\ntwo\nthree')
  expect(partOf('one\ntwo\nthree\n', 3)).toBe('three')
  expect(() => partOf('one\ntwo\n', 3)).toThrow('ends at line 2')
})

test('the parts of a long text make the whole', () => {
  const parts: string[] = []
  for (let line: number | undefined = 1; line !== undefined;) {
    const part = partOf(long, line)
    expect(part.length).toBeLessThan(41_000)
    const [, next] = /\n\n\(Lines \d+ to \d+ of 1000\. Continue with line (\d+)\.\)$/.exec(part) ?? []
    parts.push(part.replace(/\n\n\(Lines .*\)$/, ''))
    line = next === undefined ? undefined : Number(next)
  }
  expect(parts).toHaveLength(3)
  expect(parts.join('\n')).toBe(long)
})

test('a line that is too long for one part is handed out all the same', () => {
  const line = 'x'.repeat(50_000)
  expect(partOf(`${line}\nnext`, 1)).toBe(`${line}\n\n(Lines 1 to 1 of 2. Continue with line 2.)`)
})
