import { expect, test } from 'vitest'
import { createSite } from '../testing/create-site.ts'
import { untypedExportsOf } from './untyped-exports.ts'

const module = { 'index.mjs': '', 'index.js': '' }

test.each<[string, object, Readonly<Record<string, string>>, string, readonly string[], string | undefined]>([
  ['no exports', { types: 'index.d.ts' }, { 'index.d.ts': '' }, 'kit', [], undefined],
  ['types in its exports', { exports: { types: './a.d.ts' } }, { 'a.d.ts': '', 'index.d.ts': '' }, 'kit', [], undefined],
  [
    'types beside the module',
    { exports: './index.mjs' },
    { ...module, 'index.d.mts': '', 'index.d.ts': '' },
    'kit',
    [],
    undefined,
  ],
  [
    'types for require() alone',
    { exports: { import: './index.mjs', require: './index.js' }, typings: 'index.d.ts' },
    { ...module, 'index.d.ts': '' },
    'kit',
    [],
    'index.d.ts',
  ],
  [
    'types for Node alone',
    { exports: { node: './index.js' }, types: './index' },
    { ...module, 'index.d.ts': '' },
    'kit',
    [],
    'index.d.ts',
  ],
  [
    'types for Node, where Node resolves',
    { exports: { node: './index.js' }, types: './index' },
    { ...module, 'index.d.ts': '' },
    'kit',
    ['node'],
    undefined,
  ],
  [
    'types of a subpath',
    { exports: { './*': './*.mjs' } },
    { 'deep/part.mjs': '', 'deep/part.d.ts': '' },
    'kit/deep/part',
    [],
    'deep/part.d.ts',
  ],
  ['no types anywhere', { exports: './index.mjs' }, module, 'kit', [], undefined],
])('a package with %s', (_, manifest, files, specifier, conditions, expected) => {
  const site = createSite({
    'node_modules/kit/package.json': JSON.stringify({ name: 'kit', ...manifest }),
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`node_modules/kit/${file}`, text])),
  })
  try {
    const folder = `${site.root}/docs/guides`
    const { paths, manifests } = untypedExportsOf([{ specifier, folder }], conditions)
    expect(paths).toEqual(expected === undefined ? {} : { [specifier]: [`${site.root}/node_modules/kit/${expected}`] })
    expect(manifests).toEqual([`${site.root}/node_modules/kit/package.json`])
  } finally {
    site.remove()
  }
})
