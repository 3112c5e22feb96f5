import { expect, test } from 'vitest'
import { parseMissingExport } from './import-module.ts'

const url = 'file:///x/react/index.js'

// As Node 20 to 24 write them.
test.each([
  [`The requested module '${url}' does not provide an export named 'useStat'`, { url, name: 'useStat' }],
  [
    `Named export 'useStat' not found. The requested module '${url}' is a CommonJS module, which may not support all module.exports as named exports.\nCommonJS modules can always be imported via the default export`,
    { url, name: 'useStat' },
  ],
  ["Unexpected token '}'", undefined],
])('%s', (message, expected) => expect(parseMissingExport(message)).toEqual(expected))
