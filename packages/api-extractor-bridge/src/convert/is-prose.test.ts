import { expect, test } from 'vitest'
import { isProse } from './is-prose.ts'

test.each([
  ...['5', 'auto', 'production', "'a'", '`the value`', './src/**/*.ts', 'localhost:3000', '10px', '-1', '[]', '{}', '..'],
  ...['[f](1)', '() => {}', '{ a: 1, b: [2] }', "process.env.NODE_ENV === 'production'", '60 * 1000 // one minute', 'a ? b : c'],
  ...[
    'new Map()',
    'css`a {}`',
    'typeof window',
    'f(1, 2)',
    'async (a) => a',
    "'share' in navigator",
    '{} as Options',
    '<Spinner size={2} />',
  ],
  ...['Record<string, never>', '{ a: string; b: number }', "'a' | 'b'", '(a: string) => void', 'function () {}'],
])('%s is code', (text) => expect(isProse(text)).toBe(false))

test.each([
  ...['None.', 'the value of the environment', 'system temp directory', '30 seconds', 'a function, which does nothing'],
  ...[
    'false in production',
    'true if it is set',
    'auto, or a number',
    '5000 (5 seconds)',
    '300_000 `(5 minutes)`',
    '5 (five)',
    'none as needed',
  ],
  ...['[process.env](https://nodejs.org/api/)', '`1` or [more](#more)'],
  ...['`false` in production', '`a` or `b`', 'enabled instanceof nothing', "'a' by default", 'true, unless `b` is set'],
])('%s is prose', (text) => expect(isProse(text)).toBe(true))
