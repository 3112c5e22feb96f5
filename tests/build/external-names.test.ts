// Every name that the reference has an address for is one that TypeScript's own libraries declare: of any other, no page would ever ask.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { externalNames } from '../../packages/model/src/api/external-names.ts'

const declaration = /^\s*(?:declare )?(?:interface|type|var|class|namespace|function) (\w+)/gm

test('TypeScript declares every name of the table', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('typescript'))
  const libraries = readdirSync(folder).filter((name) => /^lib\.(?:es|dom|decorators).*\.d\.ts$/.test(name))
  const declared = new Set(
    libraries.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(declaration)].map(([, found]) => found)),
  )
  const names = [...(externalNames().get('typescript')?.keys() ?? [])]
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter((name) => !declared.has(name))).toEqual([])
})
