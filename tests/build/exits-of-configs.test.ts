// What a config calls may end the process: no build that did not finish may pass.
import { expect, test } from 'vitest'
import { runDocgen } from '../support/docgen.ts'
import { writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

function siteWith(config: string): string {
  const root = createTempFolder()
  writeFiles(root, { 'docs/index.md': '# Home\n', 'docgen.config.mjs': config })
  return root
}

const quit = '() => process.exit(0)'

test.each([
  ['a check', `checks: [{ code: 'my-check', severity: 'error', description: 'D.', check: ${quit} }]`],
  ['an output', `outputs: [{ name: 'mine', files: ${quit} }]`],
  ['a plugin', `markdown: { remark: [function mine() { process.exit(0) }] }`],
])('process.exit(0) in %s fails the command, which names the place', async (_, part) => {
  const text = `export default { title: 'T',\n  ${part} }\n`
  const row = text.split('\n')[1] ?? ''
  const { code, stdout, stderr } = await runDocgen(['build'], siteWith(text))
  expect(stderr).toContain(
    `docgen: The command did not finish, because process.exit(0) was called at docgen.config.mjs:2:${row.indexOf('exit(0)') + 1}.\n`,
  )
  expect(stdout).toBe('')
  expect(code).toBe(1)
})

test('--json says so in its document', async () => {
  const { code, stdout } = await runDocgen(['check', '--json'], siteWith("process.exit()\nexport default { title: 'T' }\n"))
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, diagnostics: [{ code: 'crash', message: /docgen\.config\.mjs:1:9/ }] })
  expect(code).toBe(1)
})

test.each(['process.exitCode = 0', 'process.exit(0)'])('%s at the end hides no findings', async (quits) => {
  const root = siteWith(`process.on('exit', () => { ${quits} })\nexport default { title: 'T' }\n`)
  writeFiles(root, { 'docs/index.md': '# Home\n\n[gone](./nope.md)\n' })
  const { code, stdout } = await runDocgen(['check'], root)
  expect(stdout).toContain('broken-link')
  expect(code).toBe(1)
})
