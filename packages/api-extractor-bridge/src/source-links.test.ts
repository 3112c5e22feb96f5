import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { resolvePackages } from './resolve-packages.ts'
import { isSameRepository, lineAddressOf, refOf, sourceLinkOf } from './source-links.ts'
import { createSite } from './testing/create-site.ts'
import { entriesById, loadReference } from './testing/load-reference.ts'

test.each([
  ['https://github.com/o/r', 'packages/a', 'https://github.com/o/r/blob/{ref}/packages/a/{file}#L{line}'],
  ['https://github.com/o/r', undefined, 'https://github.com/o/r/blob/{ref}/{file}#L{line}'],
  ['https://github.com/o/r/tree/main/packages/a', undefined, 'https://github.com/o/r/blob/{ref}/packages/a/{file}#L{line}'],
  ['https://github.com/o/r', 'c#/$&', 'https://github.com/o/r/blob/{ref}/c%23/%24%26/{file}#L{line}'],
  ['https://gitlab.com/o/r', 'a', 'https://gitlab.com/o/r/-/blob/{ref}/a/{file}#L{line}'],
  ['https://git.example/o/r', 'a', undefined],
  ['https://github.com/o', 'a', undefined],
])('links into %s, %s', (url, directory, link) => expect(sourceLinkOf({ repository: { url, directory } }, undefined)).toBe(link))

test.each([
  ['src/a.ts', 'src/a.ts#L7'],
  ['src/c#/50% of $&$$.ts', 'src/c%23/50%25%20of%20%24%26%24%24.ts#L7'],
  ['src/{line}.ts', 'src/%7Bline%7D.ts#L7'],
])('the address of line 7 of %s', (file, end) =>
  expect(lineAddressOf('https://git.example/{file}#L{line}', file, 7)).toBe(`https://git.example/${end}`),
)

test.each([
  ['git@github.com:o/r.git', 'https://github.com/o/r', true],
  ['https://user@github.com/O/r.git', 'https://github.com/o/r/tree/main/x', true],
  ['https://github.com/o/other', 'https://github.com/o/r', false],
])('%s is %s: %s', (a, b, isSame) => expect(isSameRepository(a, b)).toBe(isSame))

test.each([
  ['https://github.com/o/r/blob/main/{directory}/{file}#L{line}', 'main'],
  ['https://github.com/o/r/blob/{ref}/{file}', undefined],
  ['https://codeberg.org/o/r/src/branch/dev/{file}', 'dev'],
  [undefined, undefined],
])('the ref of %s', (link, ref) => expect(refOf(link)).toBe(ref))

const commit = '0123456789abcdef0123456789abcdef01234567'
const manifestOf = (more: object = {}) =>
  JSON.stringify({ name: '@acme/kit', version: '1.2.0', repository: 'github:acme/kit', ...more })

test('lines of an installed package are those of the commit that npm knows of; declarations that were built are in no repository', async () => {
  const reference = await loadReference(
    {
      'node_modules/@acme/kit/package.json': manifestOf({
        gitHead: commit,
        types: 'dist/index.d.ts',
        exports: { '.': './a.js', './b': './b.js' },
      }),
      'node_modules/@acme/kit/a.ts': 'export const a = 1\n',
      'node_modules/@acme/kit/b.d.ts': 'export declare const b = 1;\n',
    },
    { packages: [{ npm: '@acme/kit' }] },
  )
  const entries = entriesById(reference)
  expect(entries['@acme/kit!a']?.source).toEqual({
    file: 'a.ts',
    line: 1,
    href: `https://github.com/acme/kit/blob/${commit}/a.ts#L1`,
  })
  expect(entries['@acme/kit/b!b']?.source).toEqual({ file: 'b.d.ts', line: 1 })
})

test.each([
  ['the tag of the version', ['v1.2.0'], false, '%40acme/kit%401.2.0', ['@acme/kit@1.2.0']],
  ['a tag by the version alone', [], false, 'v1.2.0', ['v1.2.0']],
  ['no tag of other sources', [], true, 'HEAD', ['v1.2.0']],
  ['no tag of another version', [], false, 'HEAD', ['v1.1.0']],
])('lines of a checkout are those of %s', async (_, others, isChanged, ref, tags) => {
  const site = createSite({ 'parts/kit/package.json': manifestOf(), 'parts/kit/src/index.ts': 'export const a = 1\n' })
  onTestFinished(() => site.remove())
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Docs', '-c', 'user.email=docs@example.com', '-C', site.root, ...args], {
      stdio: 'ignore',
    })
  git('init')
  git('add', '.')
  git('commit', '-m', 'One')
  for (const tag of [...others, ...tags]) git('tag', tag)
  if (isChanged) {
    site.write({ 'parts/kit/src/index.ts': 'export const b = 1\n' })
    git('commit', '-am', 'Two')
  }
  const { packages } = await resolvePackages(site.root, { packages: [{ folder: 'parts/kit' }] })
  expect(packages[0]?.sourceLink).toBe(`https://github.com/acme/kit/blob/${ref}/parts/kit/{file}#L{line}`)
})

test.each([
  ['of the checkout of the site', 'parts/kit', 'https://github.com/acme/site/blob/HEAD/parts/kit/{file}#L{line}'],
  ['of another checkout', 'others/kit', undefined],
  ['that npm installed', 'node_modules/kit', undefined],
])('lines of a package that names no repository, %s', async (_, folder, link) => {
  const site = createSite({
    [`${folder}/package.json`]: manifestOf({ repository: undefined }),
    [`${folder}/src/index.ts`]: 'export const a = 1\n',
    '.git/HEAD': 'ref: refs/heads/main\n',
    'others/.git/HEAD': 'ref: refs/heads/main\n',
  })
  onTestFinished(() => site.remove())
  const written = { repositoryUrl: 'https://github.com/acme/site' }
  const { packages } = await resolvePackages(site.root, { packages: [{ folder }] }, written)
  expect(packages.map(({ sourceLink }) => sourceLink)).toEqual([link])
  expect(packages[0]?.repositoryUrl).toBe(link && 'https://github.com/acme/site/tree/HEAD/parts/kit')
})
