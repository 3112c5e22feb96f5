import { expect, test } from 'vitest'
import { linesWithoutComments } from './without-comments.ts'

test.each<[string, readonly string[]]>([
  ['const a = 1 // one\nconst b = 2', ['const a = 1', 'const b = 2']],
  ['/* one\n  two */ const a = 1\n\n// three', ['', ' const a = 1', '', '']],
  ['f("// no", \'/* no\', `//\n*/`) // yes', ['f("// no", \'/* no\', `//', '*/`)']],
  ["<p>It's here</p> // yes\nb // yes", ["<p>It's here</p>", 'b']],
  ['"a\\"// no" // yes', ['"a\\"// no"']],
])('%j', (code, lines) => expect(linesWithoutComments(code)).toEqual(lines))
