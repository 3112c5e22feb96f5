// What the code of a config begins and does not wait for may fail: the site is checked all the same, and the finding has its place.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanEnv, finish, runDocgen } from '../support/docgen.ts'
import { runWarm } from '../support/run-warm.ts'
import { serveSite } from '../support/serve.ts'
import { linkPackages, writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'
import { until } from '../support/until.ts'

const lose = "Promise.reject(new Error('no luck'))"
const later = 'await new Promise((resolve) => setTimeout(resolve, 20))'

function siteWith(parts: string, guides = 0): string {
  const root = createTempFolder()
  const pages = Array.from({ length: guides }, (_, index) => [`docs/page-${index}.md`, `# Page ${index}\n`])
  const config = `import { docs, defineSource } from '@docgen/ssg-cli'\nexport default { title: 'T',\n  ${parts} }\n`
  writeFiles(root, {
    'docs/index.md': '# Home\n\n[gone](./nope.md)\n',
    ...Object.fromEntries(pages),
    'docgen.config.mjs': config,
  })
  return root
}

async function findingsOf(root: string, command: string, run = runWarm) {
  const { code, stdout, stderr } = await run([command, '--json'], root)
  expect(stderr).toBe('')
  // As `--json` writes it.
  const report = JSON.parse(stdout) as {
    readonly diagnostics: readonly {
      readonly code: string
      readonly file: string
      readonly line: number
      readonly message: string
    }[]
  }
  return { code, found: report.diagnostics.map(({ file, line, code: of, message }) => `${file}:${line} ${of} ${message}`).sort() }
}

/** One after the other: what the first has compiled does not hide it from the next. */
const commands = ['check', 'build', 'build']

test.each<[string, string, number]>([
  ['a check', `checks: [{ code: 'own', severity: 'error', description: 'D.', check: () => void ${lose} }]`, 0],
  [
    'a check that waits for something else',
    `checks: [{ code: 'own', severity: 'error', description: 'D.', check: async () => { ${lose}; ${later} } }]`,
    0,
  ],
  ['an output', `outputs: [{ name: 'own', files: () => { ${lose}; return [] } }]`, 0],
  ['a source', `sources: [docs(), defineSource({ name: 'own', load: () => { ${lose}; return { pages: [] } } })]`, 0],
  ['a plugin', `markdown: { remark: [function own() { return () => void ${lose} }] }`, 0],
  // Pages of so many are compiled in other threads as well.
  ['a plugin in other threads', `markdown: { remark: [function own() { return () => void ${lose} }] }`, 150],
])('%s', async (_, parts, guides) => {
  const root = siteWith(parts, guides)
  for (const command of commands) {
    const { code, found } = await findingsOf(root, command)
    expect(found).toEqual([
      'docgen.config.mjs:3 plugin-failed A promise that is not awaited was rejected: no luck',
      expect.stringContaining('docs/index.md:3 broken-link '),
    ])
    expect(code).toBe(1)
  }
})

const fail = "{ throw new Error('no luck') }"
const failLater = `setTimeout(() => ${fail}, 1)`
const check = (body: string): string =>
  `{ code: 'own', severity: 'error', description: 'D.', check: async () => { ${body}; ${later} } }`

/** What was thrown there, as often as the part is used. */
test.each<[string, string, number, string?]>([
  ['a timer of a check', `checks: [${check(failLater)}]`, 0],
  ['a microtask of a check', `checks: [${check(`queueMicrotask(() => ${fail})`)}]`, 0],
  [
    'an event of a check',
    `checks: [${check(`setTimeout(() => process.emit('own'), 1); process.once('own', () => ${fail})`)}]`,
    0,
  ],
  [
    'a timer of a source',
    `sources: [docs(), defineSource({ name: 'own', load: async () => { ${failLater}; ${later}; return { pages: [] } } })]`,
    0,
  ],
  ['a timer of an output', `outputs: [{ name: 'own', files: async () => { ${failLater}; ${later}; return [] } }]`, 0],
  ['a timer of a remark plugin', `markdown: { remark: [function own() { return async () => { ${failLater}; ${later} } }] }`, 0],
  // Pages of so many are compiled in other threads as well.
  ['a timer in other threads', `markdown: { remark: [function own() { return async () => { ${failLater}; ${later} } }] }`, 150],
  ['a timer of a plugin', `plugins: [{ name: 'mine', checks: [${check(failLater)}] }]`, 0, ' of the plugin "mine"'],
])('%s', async (_, parts, guides, whose = '') => {
  const root = siteWith(parts, guides)
  for (const command of commands) {
    const { code, found } = await findingsOf(root, command)
    expect([...new Set(found)]).toEqual([
      `docgen.config.mjs:3 plugin-failed A callback${whose} threw an error that nothing catches: no luck`,
      expect.stringContaining('docs/index.md:3 broken-link '),
    ])
    expect(code).toBe(1)
  }
})

// How a process ends is the same for all of them.
test.each([
  ['a promise', lose],
  ['a timer', failLater],
])('%s of a check in a process of its own', async (_, code) => {
  const { code: exitCode, found } = await findingsOf(siteWith(`checks: [${check(code)}]`), 'check', runDocgen)
  expect(found).toEqual([
    expect.stringMatching(/^docgen\.config\.mjs:3 plugin-failed .*: no luck$/),
    expect.stringContaining('docs/index.md:3 broken-link '),
  ])
  expect(exitCode).toBe(1)
})

const waitingCheck = check('await new Promise((resolve) => setTimeout(resolve, 200))')

function siteWithIsland(page: string, island: string, guides: number): string {
  const root = siteWith('', guides)
  linkPackages(root)
  writeFiles(root, {
    'docs/index.md': '# Home\n',
    'docgen.config.mjs': `import { docs, pages } from '@docgen/ssg-cli'
import { extendTheme, reactTheme } from '@docgen/theme-react'
export default {
  title: 'T',
  theme: extendTheme(reactTheme, { islands: { Counter: './islands/counter.tsx' } }),
  sources: [docs(), pages({ path: '/pages' })],
  checks: [${waitingCheck}],
}
`,
    'islands/counter.tsx': `import { count } from '../lib/count.ts'\nexport default function Counter() {\n  count()\n  ${island}\n  return <p>1</p>\n}\n`,
    'lib/count.ts': `export const count = () => ${island === '' ? '1' : `void ${lose}`}\n`,
    'pages/index.tsx': `import { Island } from '@docgen/theme-react'\nexport default function Page() {\n  ${page}\n  return <Island name="Counter" props={{}} when="idle" />\n}\n`,
  })
  return root
}

test.each<[string, string, string, number, readonly string[]]>([
  [
    'a timer of a React page',
    failLater,
    '',
    0,
    ['pages/index.tsx:3 page-crashed A callback of this React page threw an error that nothing catches: no luck'],
  ],
  ...[0, 300].map((guides): [string, string, string, number, readonly string[]] => [
    `a microtask of an island and what it imports, beside ${guides} guides`,
    '',
    `queueMicrotask(() => ${fail})`,
    guides,
    [
      'islands/counter.tsx:4 island-crashed A callback of the island "Counter" threw an error that nothing catches: no luck',
      'lib/count.ts:1 island-crashed A promise of a module that islands import that is not awaited was rejected: no luck',
    ],
  ]),
])('%s', async (_, page, island, guides, expected) => {
  const root = siteWithIsland(page, island, guides)
  for (const command of ['check', 'build']) {
    const { code, found } = await findingsOf(root, command)
    expect(found).toEqual(expected)
    expect(code).toBe(1)
  }
})

/** A package of the site that throws in a timer, while a check waits. */
function siteWithPackage(): string {
  const root = siteWith(`checks: [${check('await new Promise((resolve) => setTimeout(resolve, 3000))')}]`)
  writeFiles(root, {
    'node_modules/broken/package.json': '{ "name": "broken", "exports": "./index.js" }',
    'node_modules/broken/index.js': `setTimeout(() => ${fail}, 1000)\n`,
  })
  return root
}

test('an error of other code ends the command in the usual words', async () => {
  const root = siteWithPackage()
  writeFiles(root, { 'docgen.config.mjs': `import 'broken'\n${readFileSync(join(root, 'docgen.config.mjs'), 'utf8')}` })
  const { code, stdout, stderr } = await runDocgen(['check'], root)
  expect(stderr).toBe(
    'docgen: An unexpected error stopped the command: no luck\n  hint: Run it again with --debug to see the stack.\n',
  )
  expect(stdout).toBe('')
  expect(code).toBe(1)
})

test('it ends the process of a program as it would without docgen', async () => {
  const root = siteWithPackage()
  linkPackages(root)
  writeFiles(root, {
    'own.mjs': "import 'broken'\nimport { check } from '@docgen/ssg-cli'\nawait check()\nconsole.log('done')\n",
  })
  const program = spawn(process.execPath, ['own.mjs'], { cwd: root, env: cleanEnv() })
  const { code, stdout, stderr } = await finish(program)
  expect(stderr).toContain('Error: no luck\n    at ')
  expect(stdout).toBe('')
  expect(code).toBe(1)
})

test('one that comes after the report fails the command too', async () => {
  const late = `setTimeout(() => ${fail}, 2500)`
  const root = siteWith(`checks: [{ code: 'own', severity: 'error', description: 'D.', check: () => void ${late} }]`)
  writeFiles(root, { 'docs/index.md': '# Home\n' })
  const { code, stdout, stderr } = await runDocgen(['check'], root)
  expect(stdout).toContain('no problems found')
  expect(stderr).toContain('docgen: An unexpected error stopped the command: no luck\n')
  expect(code).toBe(1)
})

test('`docgen dev` reports it and goes on', async () => {
  const root = siteWith(`plugins: [{ name: 'mine', checks: [${check(failLater)}] }]`)
  const { url, output, stop } = await serveSite('dev', root)
  expect(await (await fetch(url)).text()).toContain('Home')
  const words = 'A callback of the plugin "mine" threw an error that nothing catches: no luck'
  await until(() => output().includes(words), 'the error is reported')
  writeFiles(root, { 'docs/index.md': '# House\n' })
  await until(async () => (await (await fetch(url)).text()).includes('House'), 'the edit is served')
  await stop()
})

test('a check that reports in a timer after its end', async () => {
  const late = `{ code: 'own', severity: 'error', description: 'D.', check: (_, report) => void setTimeout(() => report({}), 1) }`
  const waiting = `{ code: 'other', severity: 'error', description: 'D.', check: async () => { ${later} } }`
  const { code, found } = await findingsOf(siteWith(`checks: [${late}, ${waiting}]`), 'check')
  expect(found).toEqual([
    expect.stringMatching(
      /^docgen\.config\.mjs:3 plugin-failed .*: The check "own" reports a finding after its end, which is lost/,
    ),
    expect.stringContaining('docs/index.md:3 broken-link '),
  ])
  expect(code).toBe(1)
})

test('one without a place fails the command, in words that say what it is', async () => {
  const check = `check: async () => { Promise.reject('no luck'); ${later} }`
  const root = siteWith(`checks: [{ code: 'own', severity: 'error', description: 'D.', ${check} }]`)
  const { code, stderr } = await runDocgen(['check'], root)
  expect(stderr).toMatch(
    /^docgen: A promise that is not awaited was rejected: no luck\n {2}hint: Look for a call without `await` /,
  )
  expect(code).toBe(1)
})
