import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site, run) {
  await run(['build'], site)
  await appendFile(join(site, '.docgen/pages/index'), 'x')
  return site
}
