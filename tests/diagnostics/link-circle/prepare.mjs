import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Links to folders that they lie in. @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site) {
  mkdirSync(join(site, 'static/img'), { recursive: true })
  for (const name of ['a', 'b']) symlinkSync('..', join(site, 'docs/guide', name))
  symlinkSync('..', join(site, 'static/img/all'))
  symlinkSync('self.md', join(site, 'docs/self.md'))
  return site
}
