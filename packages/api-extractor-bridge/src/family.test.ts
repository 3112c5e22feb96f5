// What a family keeps for its own tools: sources beside built declarations, and options of TypeDoc.
import { expect, test } from 'vitest'
import { entriesById, loadReference } from './testing/load-reference.ts'

const source = `
/** See {@link Nothing}. */
export class Second { protected inner = 1; private own = 2; open(): void {} }
/**
 * Comes first.
 * @group Tools
 * @task cook
 */
export class First {}
`
const built = 'export declare class Second { protected inner: number; open(): void }\nexport declare class First {}\n'

test('reads the sources of a built package, so that findings name lines that their author can edit', async () => {
  const { diagnostics, model } = await loadReference(
    {
      'kit/package.json': JSON.stringify({
        name: 'kit',
        version: '1.0.0',
        exports: { '.': './lib/index.js', './node': './lib/node.js', './map': './bundle/map.js' },
      }),
      'kit/tsconfig.json': '{ "compilerOptions": { "rootDir": "code", "outDir": "lib" } }',
      'kit/code/index.ts': source,
      'kit/code/node.ts': 'export const node = 1\n',
      'kit/code/mapped.ts': 'export const mapped = 1\n',
      'kit/lib/index.d.ts': built,
      'kit/lib/node.d.ts': 'export declare const node = 1;\n',
      'kit/bundle/map.d.ts': 'export declare const mapped = 1;\n',
      'kit/bundle/map.d.ts.map': '{ "version": 3, "sources": ["../code/mapped.ts"] }',
    },
    { packages: [{ folder: 'kit' }] },
  )
  expect(diagnostics.filter(({ code }) => code === 'unresolved-api-link')).toMatchObject([{ file: 'kit/code/index.ts', line: 2 }])
  expect(model.packages[0]?.entries.map(({ name, source: place }) => [name, place?.file])).toEqual([
    ['First', 'code/index.ts'],
    ['Second', 'code/index.ts'],
    ['node', 'code/node.ts'],
    ['mapped', 'code/mapped.ts'],
  ])
})

test.each([
  ['typedoc.json of the family', { 'typedoc.json': (options: object) => ({ packageOptions: options }) }],
  ['package.json', { 'kit/package.json': (options: object) => ({ name: 'kit', version: '1.0.0', typedocOptions: options }) }],
  ['tsconfig.json', { 'kit/tsconfig.json': (options: object) => ({ typedocOptions: options }) }],
])('takes the options of TypeDoc from %s', async (_, files) => {
  const options = {
    excludeProtected: true,
    sort: ['source-order'],
    groupOrder: ['*', 'Tools'],
    blockTags: ['@task'],
  }
  const { diagnostics, model } = await loadReference(
    {
      'kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
      'kit/index.ts': source.replace('{@link Nothing}', 'it'),
      ...Object.fromEntries(Object.entries(files).map(([file, toJson]) => [file, JSON.stringify(toJson(options))])),
    },
    { packages: [{ folder: 'kit' }] },
  )
  expect(diagnostics).toEqual([])
  const [{ entries = [], headingOrder } = {}] = model.packages
  expect(headingOrder).toEqual(['*', 'Tools'])
  expect(entries.map(({ name }) => name)).toEqual(['Second', 'First'])
  expect(entries[0]?.kind === 'class' && entries[0].members.map(({ name }) => name)).toEqual(['constructor', 'open'])
})

test('knows the tags that the tsdoc.json of the family defines, and those of widespread plugins of TypeDoc', async () => {
  const comments = ['@task', '@chore', '@noInheritDoc', '@unheard'].map(
    (tag) => `/** ${tag} */\nexport class C${tag.slice(1)} {}`,
  )
  const { diagnostics, model } = await loadReference(
    {
      'tsdoc.json': JSON.stringify({
        extends: ['typedoc/tsdoc.json', './shared/tags.json'],
        tagDefinitions: [{ tagName: '@task', syntaxKind: 'block' }],
      }),
      'shared/tags.json': '{ "tagDefinitions": [{ "tagName": "@chore", "syntaxKind": "modifier" }] }',
      'kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
      'kit/index.ts': comments.join('\n'),
    },
    { packages: [{ folder: 'kit' }] },
  )
  expect(diagnostics.map(({ message }) => message)).toEqual(['The tag "@unheard" of this doc comment is unknown.'])
  const entries = model.packages[0]?.entries ?? []
  expect(entries.map(({ name, comment }) => [name, comment?.modifiers ?? []])).toEqual([
    ['Cchore', []],
    ['CnoInheritDoc', []],
    ['Ctask', []],
    ['Cunheard', ['unheard']],
  ])
})

test('the options of the reference go before those of the family', async () => {
  const { model } = await loadReference(
    {
      'typedoc.json': '{ "excludeProtected": true }',
      'kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
      'kit/index.ts': source.replace('{@link Nothing}', 'it'),
    },
    { packages: [{ folder: 'kit' }], excludeProtected: false },
  )
  const second = model.packages[0]?.entries.find(({ name }) => name === 'Second')
  expect(second?.kind === 'class' && second.members.some(({ name }) => name === 'inner')).toBe(true)
})

test('a package may be called like what every object has', async () => {
  const files = {
    'lib/package.json': '{ "name": "constructor", "version": "1.0.0" }',
    'lib/index.ts': 'interface Hidden { a: 1 }\nexport declare const hidden: Hidden',
    'comments/lib.md': '## hidden\n\nIt.\n',
  }
  const { model } = await loadReference(files, { packages: [{ folder: 'lib' }], comments: 'comments' })
  expect(model.packages.map(({ entries, unexported = [] }) => [...entries, ...unexported].map(({ name }) => name))).toEqual([
    ['hidden', 'Hidden'],
  ])
})

test.each<[string, string | undefined]>([
  ['one', undefined],
  ['chosen', 'chosen'],
])('a package whose folder has no name stands at "%s"', async (expected, dir) => {
  const files = { 'package.json': '{ "name": "@acme/one", "version": "1.0.0" }', 'index.ts': 'export const one = 1\n' }
  const option = { folder: '.', ...(dir !== undefined && { dir }) }
  const { model, diagnostics } = await loadReference(files, { packages: [option] })
  expect({ diagnostics, dirs: model.packages.map((each) => each.dir) }).toEqual({ diagnostics: [], dirs: [expected] })
  const { model: unread } = await loadReference({ 'package.json': '{ "name": "@acme/one" }' }, { packages: [option] })
  expect(unread.unreadDirs).toEqual([expected])
})

// As TypeDoc reads them: folders, patterns, and paths relative to the file that lists them.
test('documents the entry points that a family has listed for TypeDoc, by the paths that readers import', async () => {
  const { diagnostics, model } = await loadReference(
    {
      'typedoc.json': JSON.stringify({
        entryPoints: ['kit/src/matrix.ts', 'kit/src/crypto', 'kit/src/utils/*.ts', 'other/index.ts'],
        exclude: ['**/hidden.ts'],
      }),
      'kit/package.json': JSON.stringify({
        name: 'kit',
        version: '1.0.0',
        type: 'module',
        main: './lib/index.js',
        types: './lib/index.d.ts',
      }),
      'kit/src/index.ts': "export * from './matrix.js'\n",
      'kit/src/matrix.ts':
        '/** See {@link Verifier}, {@link crypto!Verifier.open}, {@link utils/encrypt.encrypt}. */\nexport class Client {}\n',
      'kit/src/crypto/index.ts':
        '/** By {@link matrix.Client} with {@link encrypt.encrypt}. */\nexport class Verifier { open(): void {} }\n',
      'kit/src/utils/encrypt.ts': 'export function encrypt(): void {}\n',
      'kit/src/utils/encrypt.test.ts': 'export const tested = 1\n',
      'kit/src/utils/hidden.ts': 'export const hidden = 1\n',
      'kit/src/utils/inner/deep.ts': 'export const deep = 1\n',
      'other/package.json': '{ "name": "other", "version": "1.0.0" }',
      'other/index.ts': 'export const other = 1\n',
    },
    { packages: [{ folder: 'kit' }, { folder: 'other' }] },
  )
  // No module has the name `encrypt`: TypeDoc's name of it is `utils/encrypt`.
  expect(diagnostics.flatMap(({ code, message }) => (code === 'unresolved-api-link' ? [message] : []))).toEqual([
    'The link "encrypt.encrypt" does not match any declaration of this reference.',
  ])
  expect(model.packages.map(({ entryPoints }) => entryPoints?.map(({ specifier }) => specifier))).toEqual([
    ['kit', 'kit/lib/crypto/index.js', 'kit/lib/utils/encrypt.js'],
    undefined, // The main entry alone.
  ])
})

test('links by the paths of modules lead to what these declare', async () => {
  const files = {
    'kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "dist/index.d.ts" }',
    'kit/dist/jwt/verify.d.ts': 'export declare function verify(): void\nexport declare class Plain { static decode(): void }\n',
    'kit/dist/index.d.ts': `
export * from './jwt/verify'
/** See {@link jwt/verify.verify it}, {@link jwt/verify.Plain.decode}, {@link jwt/sign.verify}. */
export declare const key: string
`,
  }
  const { diagnostics, ...loaded } = await loadReference(files, { packages: [{ folder: 'kit' }] })
  expect(entriesById({ ...loaded, diagnostics })['kit!key']).toMatchObject({
    comment: { summary: { markdown: 'See [it](api:kit!verify), [Plain.decode](api:kit!Plain#decode), verify.' } },
  })
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('jwt/sign.verify')])
})
