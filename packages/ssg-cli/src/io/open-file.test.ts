import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { codeOf } from './open-file.ts'

const failureOf = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

// Some test runners load docgen in a `vm` context. There, errors of Node are not instances of `Error`.
test.each([
  ['an error of the system', failureOf(() => readFileSync('/nowhere/at/all')), 'ENOENT'],
  ['an error of another context', runInNewContext("Object.assign(new Error('No.'), { code: 'EACCES' })"), 'EACCES'],
  ['an error without a code', new Error('No.'), ''],
  ['a value that is no error', { code: 'EACCES' }, ''],
])('the code of %s is %j', (_, error, code) => expect(codeOf(error)).toBe(code))
