import { expect, test } from 'vitest'
import { english } from '@docgen/model'
import { withMessages } from './with-messages.ts'

test.each([
  ['say(DOCGEN_WORDS.copied)', 'say("Copied")'],
  ['say(DOCGEN_WORDS["kind.class"], DOCGEN_WORDS[\'kind.enum\'])', 'say("Class", "Enumeration")'],
  ['count(DOCGEN_WORDS.errorCount)', 'count({"one":"{count} error","other":"{count} errors"})'],
  ['DOCGEN_WORDS.nothing', 'DOCGEN_WORDS.nothing'],
  ['DOCGEN_WORDS.constructor', 'DOCGEN_WORDS.constructor'],
])('%s', (script, expected) => expect(withMessages(script, english)).toBe(expected))

test('a word that would end the script does not', () => {
  expect(withMessages('DOCGEN_WORDS.copied', { ...english, copied: '</script>"' })).toBe('"\\u003c/script>\\""')
})
