// The scripts and styles that sites without any of their own have. To make them takes longer than anything else in a small site, so a run of tests
// makes them once and puts them into the cache of sites that were never built. Others find that they need their own. Builds by `runDocgen()` begin
// with nothing.
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'

const place = '.docgen/client'
const parts = ['styles', 'scripts']

/** `folder` is that of the run, and `build` gets the root of a site to build. */
export async function giveClientBundle(root, folder, build) {
  // A link that leads nowhere is not followed.
  if (lstatSync(join(root, '.docgen'), { throwIfNoEntry: false })) return
  // What a bundle was made of is named relative to the root, so it serves sites that are as deep in the folder of temporary files.
  const path = relative(realpathSync(tmpdir()), root).split(sep)
  if (path[0] === '..') return
  const fileOf = (part) => join(folder, `client-${part}-${path.length}`)
  if (!parts.every((part) => existsSync(fileOf(part)))) await makeBundle(fileOf, build, path.slice(1))
  mkdirSync(join(root, place), { recursive: true })
  for (const part of parts) cpSync(fileOf(part), join(root, place, part))
}

/** `path` is that of the site in a temporary folder of its own. */
async function makeBundle(fileOf, build, path) {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-test-'))
  const root = join(folder, ...path)
  try {
    mkdirSync(join(root, 'docs'), { recursive: true })
    writeFileSync(join(root, 'docs/index.md'), '# Home\n')
    const { code, stdout, stderr } = await build(root)
    if (code !== 0) throw new Error(`The site whose scripts others get could not be built:\n${stdout}${stderr}`)
    // Another process may make it at the same time.
    for (const part of parts) {
      const own = `${fileOf(part)}-${process.pid}`
      cpSync(join(root, place, part), own)
      renameSync(own, fileOf(part))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
