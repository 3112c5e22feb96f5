// The pieces that inputs are made of: what has a meaning somewhere between an author's keyboard and a reader's browser.
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

export const nastyCharacter: Arbitrary<string> = fc.constantFrom(
  ...'\0\u0001\t\n\r\u000b\u000c\u001b \u007f\u0085\u00a0\u00ad\u200b\u200d\u2028\u2029\u202e\ufeff\ufffd\ud800\udc00\uE000\uE001',
  'é',
  'e\u0301',
  'İ',
  'ß',
  '😀',
  ...`/\\.:;,?#%&<>"'|*$\`~^!@()[]{}=+-_`,
)

export const anyText: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
  nastyCharacter,
)

/** Some of `pieces`, with any text between them now and then. */
export function textOf(pieces: readonly string[], most = 12): Arbitrary<string> {
  const piece = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: anyText })
  return fc.array(piece, { maxLength: most }).map((parts) => parts.join(''))
}

export const bytes: Arbitrary<number[]> = fc.array(fc.nat({ max: 255 }), { maxLength: 80 })

/** A value of JSON, with the names that objects have by themselves as keys and texts. */
export const anyJson: Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.constantFrom(0, -1, 0.5, 1e300),
      fc.constantFrom('__proto__', 'constructor', 'toString', ''),
      anyText,
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    objectOf(tie('value'), ['__proto__', 'constructor', 'length', 'a', '']),
  ),
})).value

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** As `JSON.parse` makes it: `__proto__` is a key like any other. */
export function objectOf(value: Arbitrary<JsonValue>, keys: readonly string[]): Arbitrary<{ [key: string]: JsonValue }> {
  const key = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...keys) }, { weight: 1, arbitrary: anyText })
  return fc.array(fc.tuple(key, value), { maxLength: 5 }).map((pairs) => Object.fromEntries(pairs))
}
