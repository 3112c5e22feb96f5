import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site, run) {
  await run(['build'], site)
  await appendFile(join(site, '.docgen/pages/index'), 'x')
  // A build that would come out as the last one asks for no page.
  await rm(join(site, 'dist'), { recursive: true })
  return site
}
