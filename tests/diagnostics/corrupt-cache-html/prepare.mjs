import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site, run) {
  await run(['build'], site)
  const file = join(site, '.docgen/pages/pages.html')
  await writeFile(file, (await readFile(file, 'utf8')).replace('page', 'pgae'))
  await rm(join(site, 'dist'), { recursive: true })
  return site
}
