// What the system refuses is said in words, and the command ends.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runDocgen } from '../support/docgen.ts'
import { writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

function site(): string {
  const root = createTempFolder()
  writeFiles(root, { 'docs/index.md': '# Home\n' })
  return root
}

test('docgen dev ends when it cannot listen', async () => {
  // An address for documentation, which no machine has.
  const { code, stderr } = await runDocgen(['dev', '--host', '192.0.2.1'], site())
  expect(stderr).toBe(
    'docgen: This machine has no address "192.0.2.1" to listen on.\n  hint: Leave --host out, or write 0.0.0.0 for all addresses.\n',
  )
  expect(code).toBe(1)
})

test.each(['dist', '.docgen'])('a file where the folder %s belongs', async (name) => {
  const root = site()
  writeFileSync(join(root, name), 'A file.\n')
  const { code, stderr } = await runDocgen(['build'], root)
  expect(stderr).toMatch(/^docgen: "\S+" cannot be a folder: a file of this name, or of one above it, is there\.\n {2}hint: /)
  expect(code).toBe(1)
})

test('a file that cannot be compiled is named', async () => {
  const root = site()
  writeFiles(root, { 'docs/deep.md': `${'> '.repeat(5000)}x\n` })
  const { code, stderr } = await runDocgen(['build'], root)
  expect(stderr).toMatch(/^docgen: The build stopped: docs\/deep\.md cannot be compiled: /)
  expect(code).toBe(1)
})
