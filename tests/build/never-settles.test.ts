// What waits for ever keeps no process alive: Node would end it in the middle, and call that a success.
import { expect, test } from 'vitest'
import { runDocgen } from '../support/docgen.ts'
import { writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

const never = 'new Promise(() => undefined)'
const configWith = (imports: string, rest: string): string =>
  `import { defineConfig, docs, pages, ${imports} } from '@docgen/ssg-cli'\nexport default defineConfig({ title: 'T', ${rest} })\n`

async function findingsOf(files: Readonly<Record<string, string>>, command = 'build') {
  const root = createTempFolder()
  writeFiles(root, { 'docs/index.md': '# Home\n\n[gone](./nope.md)\n', ...files })
  const { code, stdout, stderr } = await runDocgen([command, '--json'], root)
  expect(stderr).toBe('')
  // As `--json` writes it.
  const report = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly file: string; readonly message: string }[]
  }
  return { code, found: report.diagnostics.map((finding) => `${finding.file} ${finding.code}: ${finding.message}`) }
}

test('a source that never settles is a finding beside all others', async () => {
  const config = configWith('defineSource', `sources: [docs(), defineSource({ name: 'slow', load: () => ${never} })]`)
  const { code, found } = await findingsOf({ 'docgen.config.mjs': config })
  expect(found).toEqual([
    'docgen.config.mjs source-failed: The source "slow" failed: it waits for a promise that never settles.',
    expect.stringMatching(/^docs\/index\.md broken-link: /),
  ])
  expect(code).toBe(1)
})

test.each([
  [
    'docgen.config.mjs',
    'The config does not finish loading: ',
    { 'docgen.config.mjs': `await ${never}\nexport default { title: 'T' }\n` },
  ],
  [
    'pages/a.tsx',
    'The page does not finish loading: ',
    {
      'docgen.config.mjs': configWith('defineRule', 'sources: [docs(), pages()]'),
      'pages/a.tsx': `await ${never}\nexport default () => null\n`,
    },
  ],
  [
    'pages/[slug].tsx',
    'The function "paths" of this page threw an error: ',
    {
      'docgen.config.mjs': configWith('defineRule', 'sources: [docs(), pages()]'),
      'pages/[slug].tsx': `export const paths = () => ${never}\nexport default () => null\n`,
    },
  ],
])('%s', async (file, message, files) => {
  const { code, found } = await findingsOf(files, 'check')
  expect(found).toEqual([`${file} config: ${message}it waits for a promise that never settles.`])
  expect(code).toBe(2)
})

const pages = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`docs/page-${index}.md`, `# Page ${index}\n`]))

// Pages of so many are compiled in other threads as well.
test.each([3, 150])('a plugin that waits for ever on some of %i pages is named at each of them', async (count) => {
  const waits = `function waits() { return (_, file) => (/[05]\\.md$/.test(file.path) ? ${never} : undefined) }`
  const config = `${configWith('defineRule', `sources: [docs()], plugins: [{ name: 'p', remark: [waits] }]`)}${waits}\n`
  const guides = pages(count)
  const { code, found } = await findingsOf({ 'docgen.config.mjs': config, ...guides, 'docs/index.md': '# Home\n' })
  const failed = 'plugin-failed: The remark plugin "waits" of the plugin "p" failed: it waits for a promise that never settles.'
  const waiting = Object.keys(guides).filter((file) => /[05]\.md$/.test(file))
  expect(found.toSorted()).toEqual(waiting.map((file) => `${file} ${failed}`).toSorted())
  expect(code).toBe(1)
})

test('a check and an output that never settle are findings beside what kept them from it', async () => {
  const thrown = "setTimeout(() => { throw new Error('no luck') }, 20)"
  const check = `{ code: 'c', severity: 'error', description: 'D.', check: () => new Promise(() => ${thrown}) }`
  const config = configWith(
    'defineRule',
    `plugins: [{ name: 'p', checks: [${check}], outputs: [{ name: 'o', files: () => ${never} }] }]`,
  )
  const { code, found } = await findingsOf({ 'docgen.config.mjs': config, 'docs/index.md': '# Home\n' })
  const waits = 'of the plugin "p" failed: it waits for a promise that never settles.'
  expect(found.toSorted()).toEqual([
    'docgen.config.mjs plugin-failed: A callback of the plugin "p" threw an error that nothing catches: no luck',
    `docgen.config.mjs plugin-failed: The check "c" ${waits}`,
    `docgen.config.mjs plugin-failed: The output "o" ${waits}`,
  ])
  expect(code).toBe(1)
})

test.each([
  ['a generator that never yields', `async function* () { await ${never} }`],
  ['a generator that yields once', `async function* () { yield { path: 'a.txt', contents: 'a' }; await ${never} }`],
  ['a list that holds such a promise', `() => [${never}]`],
])('an output whose files are %s is named', async (_, files) => {
  const plugin = `{ name: 'p', outputs: [{ name: 'o', files: ${files} }] }`
  const config = configWith('defineRule', `sources: [docs()], plugins: [${plugin}]`)
  const { code, found } = await findingsOf({ 'docgen.config.mjs': config, 'docs/index.md': '# Home\n' })
  expect(found).toEqual([
    'docgen.config.mjs plugin-failed: The output "o" of the plugin "p" failed: it waits for a promise that never settles.',
  ])
  expect(code).toBe(1)
})

// What other packages do for docgen has no owner in the config: the command itself says that it cannot go on.
test.each([
  ['a reference', `sources: [docs(), { kind: 'api', name: 'api', path: '/api/', load: () => ${never} }]`],
  ['a check of samples', `sources: [docs()], samples: { kind: 'samples', name: 'own', check: () => ${never} }`],
])('a command that waits for %s for ever fails', async (_, rest) => {
  const root = createTempFolder()
  writeFiles(root, {
    'docs/index.md': '# Home\n\n```ts\nconst a = 1\n```\n',
    'docgen.config.mjs': configWith('defineRule', rest),
  })
  const { code, stdout, stderr } = await runDocgen(['build'], root)
  expect(stderr).toContain('The command cannot finish: it waits for a promise that never settles.')
  expect(stderr).toContain(
    'hint: Look for a promise that is never resolved or rejected in the plugins, checks and outputs of your config.',
  )
  expect(stdout).toBe('')
  expect(code).toBe(1)
})
