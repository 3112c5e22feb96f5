import { expect, test } from 'vitest'
import { refuseWrongOptions } from './program-options.ts'

test.each([
  ['build', null, 'The options of build() are null, and must be an object.'],
  ['build', 'site', 'The options of build() are "site", and must be an object.'],
  ['build', { root: 3 }, 'The option "root" of build() is 3, and must be a path.'],
  ['check', { failon: 'never' }, 'check() has no option "failon"; "failOn" is the closest name.'],
  ['check', { strict: true }, 'check() has no option "strict".'],
  ['check', { failOn: 'none' }, 'The option "failOn" of check() is "none", and must be "error" or "warning" or "never".'],
  ['build', { samples: 'only' }, 'The option "samples" of build() is "only", and must be false.'],
  ['build', { external: 'only' }, 'build() has no option "external".'],
  ['check', { external: true }, 'The option "external" of check() is true, and must be "only".'],
  ['build', { cache: 'no' }, 'The option "cache" of build() is "no", and must be true or false.'],
  ['loadConfig', { outDir: 3 }, 'The option "outDir" of loadConfig() is 3, and must be a path.'],
  [
    'createDevServer',
    { port: '80' },
    'The option "port" of createDevServer() is "80", and must be a whole number from 0 to 65535.',
  ],
  ['createDevServer', { log: 'x' }, 'The option "log" of createDevServer() is "x", and must be a function.'],
] as const)('%s %o', (name, options, message) => {
  expect(() => refuseWrongOptions(name, options)).toThrow(message)
})
