import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Pipes, which nobody writes to, and links to nothing; an editor locks a page with the last one. @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site) {
  mkdirSync(join(site, 'static'))
  for (const name of ['docs/page.md', 'docs/example.txt', 'docs/picture.png', 'static/pipe']) {
    execFileSync('mkfifo', [join(site, name)])
  }
  symlinkSync('../README.md', join(site, 'docs/readme.md'))
  symlinkSync('img/logo.svg', join(site, 'static/logo.svg'))
  symlinkSync('ada@kettle.example.1', join(site, 'docs/.#page.md'))
  return site
}
