import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Git and its ignored files keep what the fixture is about out of a repository. @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site) {
  for (const folder of ['.git', 'static']) mkdirSync(join(site, folder))
  writeFileSync(join(site, '.env.example'), 'TOKEN=\n')
  for (const file of ['.env', '.git/config', 'docs/server.pem', 'static/.npmrc']) writeFileSync(join(site, file), 'SECRET\n')
  symlinkSync('../.env', join(site, 'docs/environment.md'))
  return site
}
