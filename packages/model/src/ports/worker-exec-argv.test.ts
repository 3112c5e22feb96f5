import { expect, test } from 'vitest'
import { workerExecArgvOf } from './worker-exec-argv.ts'

test.each([
  [[], {}],
  // A worker inherits options of V8, and refuses them by name.
  [['--max-old-space-size=2048'], {}],
  [['--input-type=module', '--no-warnings'], { execArgv: ['--no-warnings'] }],
])('a program with %j starts threads with %j', (execArgv, expected) => expect(workerExecArgvOf(execArgv)).toEqual(expected))
