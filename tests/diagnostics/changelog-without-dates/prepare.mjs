import { execFileSync } from 'node:child_process'

/** A repository that has tags, but none of these releases. @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site) {
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Docs', '-c', 'user.email=docs@example.com', '-C', site, ...args], { stdio: 'ignore' })
  git('init')
  git('add', 'changelogs')
  git('commit', '-m', 'One')
  git('tag', 'v0.9.0')
  return site
}
