import { expect, test } from 'vitest'
import type { Diagnostic } from '@docgen/model'
import { pluginFailed } from '../diagnostics/plugins.ts'
import { nameThrowers } from './name-throwers.ts'

const at = { file: 'docs/index.md', line: 3, column: 1 }
const config = {
  root: '/site',
  configFiles: ['docgen.config.ts', 'index.js', 'plugins/shout.ts'].map((file) => ({ file, text: '' })),
}
const failed = (stack?: string, place = at): Diagnostic =>
  pluginFailed({ at: place, what: 'The remark plugin "shout"', reason: 'no luck', stack })
const messageOf = (finding: Diagnostic): string | undefined => nameThrowers([finding], config)[0]?.message

const own =
  'Error: no luck\n    at file:///site/node_modules/unified/index.js:1:1\n    at shout (file:///site/plugins/shout.ts:4:12)'

test('what a plugin of the site throws over a page names the line that throws', () => {
  expect(messageOf(failed(own))).toBe('The remark plugin "shout" failed: no luck (thrown at plugins/shout.ts:4:12)')
})

test.each<[string, Diagnostic]>([
  ['no stack', failed()],
  ['only packages in its stack', failed('Error: no luck\n    at file:///site/node_modules/remark-toc/index.js:1:1')],
  ['its place in the code already', failed(own, { file: 'docgen.config.ts', line: 2, column: 1 })],
])('a finding with %s stays as it is', (_, finding) => {
  expect(nameThrowers([finding], config)).toEqual([finding])
})
