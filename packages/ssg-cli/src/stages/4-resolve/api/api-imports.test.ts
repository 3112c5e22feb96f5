import { expect, test } from 'vitest'
import { namesOf, type ApiEntry, type ApiNamespace } from '@docgen/model'
import { importLineOf, importLineOfEntryPoint } from './api-imports.ts'

const entryOf = (id: string, kind: ApiEntry['kind'], displayName = namesOf(id).at(-1) ?? '') => ({
  id,
  kind,
  name: namesOf(id).at(-1) ?? '',
  displayName,
})

const spaceOf = (id: string, displayName?: string): ApiNamespace => ({
  ...entryOf(id, 'namespace', displayName),
  kind: 'namespace',
  flags: {},
  entries: [],
})

const exported = spaceOf('kit!export=:namespace', 'old')

test.each<[ReturnType<typeof entryOf> & { isTypeOnly?: true }, string, (readonly ApiNamespace[])?]>([
  [entryOf('hono!Hono', 'class'), `import { Hono } from 'hono'`],
  [entryOf('hono/client!hc', 'variable'), `import { hc } from 'hono/client'`],
  [entryOf('@types/ws!WebSocket', 'class'), `import { WebSocket } from 'ws'`],
  [entryOf('@types/acme__kit/a__b!Kit', 'interface'), `import type { Kit } from '@acme/kit/a__b'`],
  [entryOf('hono!Env', 'interface'), `import type { Env } from 'hono'`],
  [{ ...entryOf('hono!HonoRequest', 'class'), isTypeOnly: true }, `import type { HonoRequest } from 'hono'`],
  [{ ...entryOf('kit!default', 'class', 'Kit'), isTypeOnly: true }, `import type Kit from 'kit'`],
  [entryOf('@acme/kit!Parts.Screw', 'interface'), `import { Parts } from '@acme/kit'`, [spaceOf('@acme/kit!Parts')]],
  [entryOf('kit!Dual:variable', 'variable'), `import { Dual } from 'kit'`],
  [entryOf('kit!Dual:type2', 'type'), `import type { Dual } from 'kit'`],
  [entryOf('kit!call:namespace.Options', 'interface'), `import { call } from 'kit'`, [spaceOf('kit!call:namespace')]],
  [entryOf('kit!default', 'function', 'call'), `import call from 'kit'`],
  [entryOf('kit!default', 'variable', 'default'), `import value from 'kit'`],
  [entryOf('kit!"amb/a.js".open', 'function'), `import { open } from 'amb/a.js'`, [spaceOf('kit!"amb/a.js"')]],
  [entryOf('kit!"*.svg".default', 'variable', 'url'), `import url from '*.svg'`, [spaceOf('kit!"*.svg"')]],
  [entryOf('kit!catch', 'function'), `import { catch as catch_ } from 'kit'`],
  [{ ...entryOf('kit!a-b', 'type'), name: '2 "a-b"' }, String.raw`import type { "2 \"a-b\"" as _2__a_b_ } from 'kit'`],
  [entryOf('kit!größe', 'variable'), `import { größe } from 'kit'`],
  [entryOf('kit!"amb/a"', 'namespace'), `import 'amb/a'`],
  [entryOf('kit!global.Window', 'interface'), `import 'kit'`, [spaceOf('kit!global')]],
  [entryOf('kit/old!export=', 'class', 'Old'), `import Old from 'kit/old'`],
  [entryOf('kit!export=:namespace.Options', 'interface'), `import type { Options } from 'kit'`, [exported]],
  [entryOf('kit!export=:namespace.open', 'function'), `import old from 'kit'`, [exported]],
  [entryOf('kit!export=:namespace.Parts.Screw', 'type'), `import old from 'kit'`, [exported, spaceOf('kit!export=.Parts')]],
  [entryOf('kit!default:namespace.Options', 'type'), `import old from 'kit'`, [spaceOf('kit!default:namespace', 'old')]],
])('%j is imported by %s', (entry, line, namespaces) => expect(importLineOf(entry, namespaces)).toBe(line))

test('an entry point shows how a value is imported, if it has one', () => {
  const type = entryOf('kit/a!Options', 'interface')
  expect(importLineOfEntryPoint('kit/a', [type, entryOf('kit!call', 'function')])).toBe(`import { call } from 'kit/a'`)
  const typeOnly = { ...entryOf('kit!Call', 'reference'), isTypeOnly: true as const }
  expect(importLineOfEntryPoint('kit/a', [typeOnly, entryOf('kit!call', 'reference')])).toBe(`import { call } from 'kit/a'`)
  expect(importLineOfEntryPoint('kit/a', [type])).toBe(`import type { Options } from 'kit/a'`)
  expect(importLineOfEntryPoint('kit/setup', [])).toBe(`import 'kit/setup'`)
})
