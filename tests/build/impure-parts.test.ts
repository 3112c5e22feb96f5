// Outputs and checks may read what docgen knows nothing of, so that a build in which nothing changed asks them again, unless they promise not to.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runDocgen } from '../support/docgen.ts'
import { linkPackages, writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

const configOf = (pure: boolean): string => `import { readFileSync } from 'node:fs'
import { defineConfig, defineOutput, defineRule } from '@docgen/ssg-cli'
const team = () => readFileSync(new URL('./team.txt', import.meta.url), 'utf8')
export default defineConfig({
  title: 'Site',
  lastUpdate: false,
  outputs: [defineOutput({ name: 'team', pure: ${pure}, files: () => [{ path: 'team.txt', contents: team() }] })],
  checks: [
    defineRule({
      code: 'team-name',
      severity: 'warning',
      description: 'Names the team.',
      pure: ${pure},
      check: (site, report) => report({ message: team(), hint: 'None.' }),
    }),
  ],
})
`

test.each([
  [false, 'second'],
  [true, 'first'],
])('pure: %s', async (pure, expected) => {
  const root = createTempFolder()
  writeFiles(root, { 'docs/index.md': '# Home\n', 'team.txt': 'first', 'docgen.config.mjs': configOf(pure) })
  linkPackages(root)
  const build = async (): Promise<string> => {
    const { code, stdout } = await runDocgen(['build'], root)
    expect(code).toBe(0)
    return `${/^ {2}(\w+)$/m.exec(stdout)?.[1]} ${readFileSync(join(root, 'dist/team.txt'), 'utf8')}`
  }
  expect(await build()).toBe('first first')
  writeFiles(root, { 'team.txt': 'second' })
  expect(await build()).toBe(`${expected} ${expected}`)
})
