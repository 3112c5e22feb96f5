import { expect, test } from 'vitest'
import type { Diagnostic } from '@docgen/model'
import { settled, unlessWritten } from '../../common/unless-written.ts'
import { withoutRepeats } from './merge-sites.ts'

const at = { file: 'docs/a.md', line: 1, column: 1 }
const broken: Diagnostic = { code: 'broken-asset', severity: 'error', ...at, message: 'None.', hint: 'Write one.' }

test('a page that two languages show may lead to a file of each, of which one is missing', () => {
  const [english, german] = [unlessWritten(broken, 'llms.txt'), unlessWritten(broken, 'de/llms.txt')]
  const both = withoutRepeats([english, broken], [german, broken])
  expect(settled(both, new Set(['llms.txt']))).toEqual([broken, broken])
  expect(settled(both, new Set(['llms.txt', 'de/llms.txt']))).toEqual([broken])
})
