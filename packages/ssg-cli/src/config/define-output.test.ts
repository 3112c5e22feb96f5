import { expect, test } from 'vitest'
import { defineOutput } from './define-output.ts'

test('the types refuse the very file of a list that is wrong', () => {
  const output = defineOutput({
    name: 'list',
    files: () => [
      { path: 'right.txt', contents: 'text' },
      // @ts-expect-error A function needs a `key`.
      { path: 'made.txt', contents: () => 'text' },
    ],
  })
  expect(output.name).toBe('list')
})
