import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { linkPackages } from '../../support/temp-site.ts'

/** A checkout as a CI makes it: of a history of two commits it has the last one. @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site) {
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Docs', '-c', 'user.email=docs@example.com', '-C', site, ...args], { stdio: 'ignore' })
  git('init')
  git('add', 'docs')
  git('commit', '-m', 'One')
  appendFileSync(join(site, 'docs/index.md'), '\nMore.\n')
  git('commit', '-am', 'Two')
  const clone = join(dirname(site), 'clone')
  execFileSync('git', ['clone', '--depth', '1', pathToFileURL(site).href, clone], { stdio: 'ignore' })
  linkPackages(clone)
  return clone
}
