import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site, run) {
  await run(['build'], site)
  const file = join(site, '.docgen/pages/pages.html')
  await writeFile(file, (await readFile(file, 'utf8')).replace('page', 'pgae'))
  // Without the last output and its twin, the page has to be made of what the cache holds.
  for (const folder of ['dist', '.docgen/output']) await rm(join(site, folder), { recursive: true })
  return site
}
