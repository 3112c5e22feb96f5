import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Pipes, which nobody writes to. @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site) {
  mkdirSync(join(site, 'static'))
  for (const name of ['docs/page.md', 'docs/example.txt', 'docs/picture.png', 'static/pipe']) {
    execFileSync('mkfifo', [join(site, name)])
  }
  return site
}
