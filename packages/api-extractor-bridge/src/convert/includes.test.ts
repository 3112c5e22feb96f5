import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

/** A package with a function, whose comment includes what the lines say, below a folder of drafts and secrets. */
async function loadWith(dir: string, lines: readonly string[]) {
  const loaded = await loadReference(
    {
      [`${dir}/package.json`]: '{ "name": "lib", "version": "1.0.0", "types": "index.d.ts" }',
      [`${dir}/index.d.ts`]: ['/**', ...lines.map((line) => ` * ${line}`), ' */', 'export declare function go(): void'].join(
        '\n',
      ),
      [`${dir}/own.ts`]: 'own()\n',
      [`${dir}/own.md`]: 'Text of its own.',
      [`${dir}/.npmrc`]: 'token',
      [`${dir}/steals.md`]: 'Before {@includeCode ../../drafts/draft.ts} after.',
      '.env': 'PASSWORD=secret',
      'drafts/draft.ts': 'draft()\n',
    },
    { packages: [dir === 'lib' ? { folder: 'lib' } : { npm: 'lib' }] },
  )
  const entry = entriesById(loaded)['lib!go']
  return {
    shown: entry?.kind === 'function' ? entry.signatures[0]?.comment?.summary?.markdown : undefined,
    found: loaded.diagnostics.map(({ severity, code, line, column }) => [severity, code, line, column]),
    loaded,
  }
}

test('an installed package shows its own files, and no other', async () => {
  const { shown, found, loaded } = await loadWith('node_modules/lib', [
    '{@includeCode ../../.env}',
    '{@include ../../.env}',
    '{@include own.md}',
    '{@includeCode own.ts}',
    '{@includeCode ../../drafts/draft.ts:1-1}',
    '{@includeCode .npmrc}',
    '{@include steals.md}',
  ])
  expect(shown).toBe(
    [
      '\\{@includeCode ../../.env\\}',
      '\\{@include ../../.env\\}',
      'Text of its own.',
      '\n\n```ts\nown()\n```',
      '\\{@includeCode ../../drafts/draft.ts:1-1\\}',
      '\\{@includeCode .npmrc\\}',
      '\\{@include steals.md\\}',
    ].join('\n'),
  )
  expect(found).toEqual([
    ['warning', 'outside-root', 2, 4],
    ['warning', 'outside-root', 3, 4],
    ['warning', 'outside-root', 6, 4],
    ['warning', 'secret-file', 7, 4],
    ['warning', 'outside-root', 8, 4],
  ])
  const [{ message } = {}] = loaded.diagnostics.slice(-1)
  expect(message).toBe(
    'The included file "../../drafts/draft.ts" is outside the package "lib", which may show only its own files.',
  )
  expect(JSON.stringify(loaded.model)).not.toMatch(/PASSWORD|draft\(\)|token/)
})

test('a package of the author shows files of the site, but no secrets', async () => {
  const { shown, found } = await loadWith('lib', [
    '{@includeCode ../.env}',
    '{@includeCode ../drafts/draft.ts}',
    '{@includeCode ../../outside.ts}',
  ])
  expect(shown).toBe('\\{@includeCode ../.env\\}\n\n\n```ts\ndraft()\n```\n\\{@includeCode ../../outside.ts\\}')
  expect(found).toEqual([
    ['error', 'secret-file', 2, 4],
    ['error', 'outside-root', 4, 4],
  ])
})
