import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A repository with a release, in which a method had one parameter. @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site, run) {
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Docs', '-c', 'user.email=docs@example.com', '-C', site, ...args], { stdio: 'ignore' })
  const file = join(site, 'packages/core/index.d.ts')
  const code = readFileSync(file, 'utf8')
  writeFileSync(file, code.replace(', isHeader: boolean', ''))
  await run(['api', 'report', '--update'], site)
  writeFileSync(file, code)
  git('init')
  git('add', 'api-reports')
  git('commit', '-m', 'Release')
  git('-c', 'tag.gpgsign=false', 'tag', 'v1.2.0')
  return site
}
