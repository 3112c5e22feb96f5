import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSite } from '../testing/create-site.ts'
import { createIncludeAccess } from './include-access.ts'

const site = createSite({
  '.env': '',
  'drafts/draft.ts': '',
  'packages/own/index.ts': '',
  'packages/own/.hidden.ts': '',
  'node_modules/lib/index.d.ts': '',
  'node_modules/lib/own.ts': '',
  'node_modules/lib/.hidden.ts': '',
  'node_modules/lib/.npmrc': '',
  'node_modules/lib/node_modules/other/index.ts': '',
  'node_modules/.store/@me/kit@1/node_modules/@me/kit/index.d.ts': '',
  'node_modules/.store/@me/kit@1/node_modules/@me/kit/own.ts': '',
  'node_modules/.store/@me/kit@1/node_modules/dependency/index.ts': '',
})
afterAll(site.remove)
symlinkSync(join(site.root, 'drafts'), join(site.root, 'node_modules/lib/linked'))
symlinkSync(join(site.root, 'drafts'), join(site.root, 'packages/own/linked'))

const packages = ['packages/own', 'node_modules/lib'].map((folder) => ({ realFolder: join(site.root, folder) }))
const refusalOf = createIncludeAccess({ root: site.root, packages })
const lib = 'node_modules/lib/index.d.ts'
const kit = 'node_modules/.store/@me/kit@1/node_modules/@me/kit/index.d.ts'
const own = 'packages/own/index.ts'

test.each([
  [lib, 'own.ts', undefined],
  [lib, 'none.ts', undefined],
  [lib, '../../.env', 'outside lib'],
  [lib, '../../drafts/draft.ts', 'outside lib'],
  [lib, '../../drafts/none.ts', 'outside lib'],
  [lib, 'linked/draft.ts', 'outside lib'],
  [lib, 'linked/none.ts', 'outside lib'],
  [lib, '../../packages/own/index.ts', 'outside lib'],
  [lib, '../library/index.ts', 'outside lib'],
  [lib, 'node_modules/other/index.ts', 'outside lib'],
  [lib, '.hidden.ts', 'secret .hidden.ts'],
  [lib, '.npmrc', 'secret .npmrc'],
  [kit, 'own.ts', undefined],
  [kit, '../../dependency/index.ts', 'outside @me/kit'],
  [own, '../../drafts/draft.ts', undefined],
  [own, 'linked/draft.ts', undefined],
  [own, '.hidden.ts', undefined],
  [own, `../../${lib}`, undefined],
  [own, '../../.env', 'secret .env'],
  [own, '../../.git/config', 'secret .git'],
  [own, '../../../outside.ts', 'outside undefined'],
])('a comment of %s and %s', (commentFile, path, expected) => {
  const refusal = refusalOf(join(site.root, commentFile, '..', path), join(site.root, commentFile))
  const shown = refusal && `${refusal.refusal} ${refusal.refusal === 'secret' ? refusal.name : refusal.installed}`
  expect(shown).toBe(expected)
})
