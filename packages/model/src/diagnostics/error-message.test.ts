import { expect, test } from 'vitest'
import { errorMessageOf } from './error-message.ts'

const circular: { self?: object } = {}
circular.self = circular

test.each<[unknown, string]>([
  [new TypeError('no network'), 'no network'],
  ['no network', 'no network'],
  [undefined, 'undefined'],
  [null, 'null'],
  [{ message: 'not found', code: 404 }, 'not found'],
  [{ code: 404 }, '{"code":404}'],
  [{ text: 'x'.repeat(300) }, `{"text":"${'x'.repeat(190)}…`],
  [Object.create(null), 'it throws a value that cannot be shown.'],
  [circular, 'it throws a value that cannot be shown.'],
])('%j says %s', (thrown, message) => expect(errorMessageOf(thrown)).toBe(message))
