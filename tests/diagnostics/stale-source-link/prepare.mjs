import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A release whose sources have gone on since. @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site) {
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Docs', '-c', 'user.email=docs@example.com', '-C', site, ...args], { stdio: 'ignore' })
  git('init')
  git('add', 'docs', 'packages')
  git('commit', '-m', 'One')
  git('tag', 'v1.0.0')
  const file = join(site, 'packages/core/src/index.ts')
  writeFileSync(file, `/** Comes first now. */\nexport function first(): void {}\n\n${readFileSync(file, 'utf8')}`)
  git('commit', '-am', 'Two')
  return site
}
