// The packages as they would be published: by pnpm, in one process for all.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEnv, root } from './toolchain.mjs'

/** `use` gets each package with its name, the absolute path of its tarball and the paths in it; the tarballs are removed after it. */
export async function withPackedPackages(use) {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-packages-'))
  try {
    const args = ['--recursive', '--filter=./packages/*', 'pack', '--json', `--pack-destination=${folder}`]
    const { status, stdout, stderr } = pnpm([...args, '--config.ignore-scripts=true'])
    if (status !== 0) throw new Error(`The packages could not be packed:\n${stdout}${stderr}`)
    const packed = JSON.parse(stdout)
    return await use(
      packed.map(({ name, filename, files }) => ({ name, tarball: filename, paths: files.map(({ path }) => path) })),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The one that is there, which a script of the repository finds on its path, or the pinned one. */
function pnpm(args) {
  const run = (env) => spawnSync('pnpm', args, { cwd: root, env, encoding: 'utf8', maxBuffer: 1e8 })
  const ran = run(process.env)
  return ran.error === undefined ? ran : run(createEnv())
}
