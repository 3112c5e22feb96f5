import { expect, test } from 'vitest'
import { docusaurus } from './index.ts'

const redirecting = (options: object, opaque: readonly string[] = []) =>
  docusaurus
    .migrate({
      fromOut: (path) => path,
      files: { paths: [], read: () => undefined },
      config: { file: 'docusaurus.config.js', value: { plugins: [['@docusaurus/plugin-client-redirects', options]] }, opaque },
      modules: new Map(),
    })
    .notes.filter(({ topic }) => topic !== 'links')
    .map(({ kind, topic, message }) => `${kind} ${topic} ${message}`)

test.each<[string, readonly string[], readonly string[]]>([
  [
    'is named once',
    ['plugins.0.1.createRedirects'],
    ['by-hand redirects `createRedirects` is code, so it was not migrated: compute the same list for `redirects`.'],
  ],
  ['is not named where there is none', [], []],
])('the function that creates redirects %s', (_, opaque, expected) => expect(redirecting({}, opaque)).toEqual(expected))

test('endings that redirects are made of are named', () => {
  expect(redirecting({ fromExtensions: ['html'], toExtensions: [] })).toEqual([
    'by-hand redirects `fromExtensions` was left out: write the addresses that need it into `redirects`.',
  ])
})
