import { expect, test } from 'vitest'
import { repositoryBase, repositoryOf } from './repository.ts'

test.each([
  ['acme/acme', 'https://github.com/acme/acme'],
  ['github:acme/acme', 'https://github.com/acme/acme'],
  ['gitlab:acme/acme', 'https://gitlab.com/acme/acme'],
  ['bitbucket:acme/acme', 'https://bitbucket.org/acme/acme'],
  ['https://github.com/acme/acme.git', 'https://github.com/acme/acme'],
  ['https://github.com/acme/acme/', 'https://github.com/acme/acme'],
  ['https://github.com/acme/acme#readme', 'https://github.com/acme/acme'],
  ['git+https://github.com/acme/acme.git', 'https://github.com/acme/acme'],
  ['git+ssh://git@github.com/acme/acme.git', 'https://github.com/acme/acme'],
  ['ssh://git@github.com/acme/acme.git', 'https://github.com/acme/acme'],
  ['git@github.com:acme/acme.git', 'https://github.com/acme/acme'],
  ['git://github.com/acme/acme.git', 'https://github.com/acme/acme'],
  ['http://git.acme.example/acme', 'https://git.acme.example/acme'],
  ['http://git.acme.example:8080/acme', 'https://git.acme.example:8080/acme'],
  ['ssh://git@git.acme.example:2222/acme/acme.git', 'https://git.acme.example/acme/acme'],
  ['acme-42@github.com:acme/acme.git', 'https://github.com/acme/acme'],
  ['https://gitlab-ci-token:secret@gitlab.com/acme/acme.git', 'https://gitlab.com/acme/acme'],
  ['git+https://secret@github.com/acme/acme.git', 'https://github.com/acme/acme'],
  ['ssh://me:secret@github.com/acme/acme', 'https://github.com/acme/acme'],
  ['https://acme example/acme', undefined],
  ['https://[acme/acme', undefined],
  ['ssh://%zz/acme', undefined],
  ['file:///acme', undefined],
  ['gist:11081aaa281', undefined],
  ['', undefined],
  [42, undefined],
  [null, undefined],
])('%s is at %s', (written, url) => {
  expect(repositoryOf(written)?.url).toBe(url)
  expect(repositoryOf({ type: 'git', url: written })?.url).toBe(url)
})

test.each([
  ['packages/core', 'packages/core'],
  ['./packages/core/', 'packages/core'],
  ['.', '.'],
  ['', undefined],
])('its directory %j is %j', (directory, expected) => {
  expect(repositoryOf({ url: 'acme/acme', directory })?.directory).toBe(expected)
})

test.each([
  ['https://github.com/acme/acme', 'blob', 'https://github.com/acme/acme/blob/main'],
  ['https://gitlab.com/acme/acme', 'edit', 'https://gitlab.com/acme/acme/-/edit/main'],
  ['https://bitbucket.org/acme/acme', 'tree', 'https://bitbucket.org/acme/acme/src/main'],
  ['https://git.acme.example/acme', 'raw', 'https://git.acme.example/acme/raw/main'],
] as const)('%s shows a %s below %s', (url, view, expected) => {
  expect(repositoryBase({ url }, view, 'main')).toBe(expected)
})
