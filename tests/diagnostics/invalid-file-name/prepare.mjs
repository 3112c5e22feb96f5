// Names that git and other systems would not check out.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export async function prepare(site) {
  const folder = join(site, 'static', 'img')
  mkdirSync(folder, { recursive: true })
  for (const name of ['aux.png', 'ends with a dot.', 'a\\b.png', 'fine.txt']) writeFileSync(join(folder, name), '')
  writeFileSync(Buffer.concat([Buffer.from(join(folder, 'latin-')), Buffer.from([0xe9]), Buffer.from('.png')]), '')
  return site
}
