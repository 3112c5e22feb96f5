// Whatever a config file exports, it is a config, or each thing that is wrong with it is named, at its place.
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { completeConfig } from '../../packages/ssg-cli/src/config/complete-config.ts'
import { configSchema } from '../../packages/ssg-cli/src/config/config-schema.ts'
import { validateConfig } from '../../packages/ssg-cli/src/config/validate-config.ts'
import { isRouteFolder } from '@docgen/model'
import { anyJson, objectOf, type JsonValue } from './arbitraries.ts'
import { expectFindingsWithin } from './findings.ts'
import { holds } from './property.ts'

const keys = Object.keys(configSchema.entries)
const inner =
  'label to href activePath title links columns copyright src dark alt name direction tag attributes content id default switch min max pattern from code file reason kind path options version items doc type link appId apiKey indexName hosts collection allow maxSize script html parser'.split(
    ' ',
  )
const usual = [
  ...[
    'A',
    '/',
    '/docs/',
    '/../',
    '//a',
    'https://a.example',
    'https://a.example/b?c',
    'javascript:alert(1)',
    'mailto:a@b.example',
    'https://[',
    'broken-link',
    'off',
    'error',
    'docs',
    'api',
    'light',
    '{file}',
  ],
  ...['..', '../x', '/etc', '.', 'dist', 'C:\\x', '\0', 'ltr', 'meta', 'script', 'sanitise', 'satteri', 'auto', 'lunr'],
]
const leaf = fc.oneof({ weight: 4, arbitrary: fc.constantFrom<JsonValue>(...usual) }, { weight: 1, arbitrary: anyJson })
const nested = objectOf(
  fc.oneof(leaf, fc.array(leaf, { maxLength: 2 }), objectOf(leaf, inner), fc.array(objectOf(leaf, inner), { maxLength: 2 })),
  inner,
)
const config = fc.oneof(
  { weight: 1, arbitrary: anyJson },
  {
    weight: 6,
    arbitrary: objectOf(fc.oneof(leaf, nested, fc.array(fc.oneof(nested, leaf), { maxLength: 3 })), keys).map(
      (value): JsonValue => ({ title: 'A', ...value }),
    ),
  },
)

const file = 'docgen.config.ts'

holds('config', 'a config is right, or each problem has a name and a place', config, (given) => {
  const text = `export default ${JSON.stringify(given, undefined, 2)}\n`
  const checked = validateConfig(given, [{ file, text }])
  if ('problems' in checked) {
    expect(checked.problems).not.toEqual([])
    expectFindingsWithin(file, text, checked.problems)
    for (const { message } of checked.problems) {
      expect(message).toMatch(/"[^"]|^The config must be /)
      expect(message).not.toMatch(/undefined|\[object/)
    }
    return
  }
  const made = completeConfig(checked.config, {
    root: '/site',
    theme: { layouts: {} } as never,
    sources: [],
    configFiles: [],
    tables: new Map(),
  })
  expect(made.base.startsWith('/') && made.base.endsWith('/') && isRouteFolder(made.base)).toBe(true)
  expect(made.staticDir.split('/')).not.toContain('..')
  if (made.url !== undefined) expect(new URL(made.url).origin).toBe(made.url)
})
