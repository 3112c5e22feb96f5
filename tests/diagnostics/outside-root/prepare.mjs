import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Links to what lies beside the site: of a page, an include, an image, a static file and a folder. @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site) {
  const outside = join(dirname(site), 'outside')
  mkdirSync(join(outside, 'notes'), { recursive: true })
  for (const name of ['secret.md', 'secret.txt', 'secret.png', 'notes/todo.md']) writeFileSync(join(outside, name), 'SECRET\n')
  mkdirSync(join(site, 'static'))
  symlinkSync('../../outside/secret.md', join(site, 'docs/page.md'))
  symlinkSync('../../outside/secret.txt', join(site, 'docs/example.txt'))
  symlinkSync('../../outside/secret.png', join(site, 'docs/picture.png'))
  symlinkSync('../../outside/notes', join(site, 'docs/notes'))
  symlinkSync('../../outside/secret.txt', join(site, 'static/secret.txt'))
  return site
}
