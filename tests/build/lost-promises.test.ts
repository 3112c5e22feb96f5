// What the code of a config begins and does not wait for may be rejected: the site is checked all the same, and the finding has its place.
import { expect, test } from 'vitest'
import { runDocgen } from '../support/docgen.ts'
import { writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

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

async function findingsOf(root: string, command: string) {
  const { code, stdout, stderr } = await runDocgen([command, '--json'], root)
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
  ['a plugin in other threads', `markdown: { remark: [function own() { return () => void ${lose} }] }`, 300],
])('%s', async (_, parts, guides) => {
  const root = siteWith(parts, guides)
  // What the first one has compiled does not hide it from the next.
  for (const command of ['check', 'build', 'build']) {
    const { code, found } = await findingsOf(root, command)
    expect(found).toEqual([
      'docgen.config.mjs:3 plugin-failed A promise that is not awaited was rejected: no luck',
      expect.stringContaining('docs/index.md:3 broken-link '),
    ])
    expect(code).toBe(1)
  }
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
