import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromSentError, toSentError } from './sent-error.ts'

function thrownBy(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}

const missing = thrownBy(() => readFileSync('/no/such/file'))
const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

test.each([
  ['a system error', missing, { code: 'ENOENT', path: '/no/such/file' }],
  ['one without a path', full, { code: 'ENOSPC' }],
  ['one that another error is about', new Error('docs/a.md cannot be compiled', { cause: missing }), { code: 'ENOENT' }],
  ['any other', new Error('It is broken.'), { message: 'It is broken.' }],
  ['what is no error', 'broken', { message: 'broken' }],
])('%s says in another thread what it says in this one', (_, error, expected) => {
  const arrived = fromSentError(structuredClone(toSentError(error)))
  expect(arrived).toMatchObject(expected)
  if (error instanceof Error) expect(arrived).toMatchObject({ message: error.message, stack: error.stack })
})
