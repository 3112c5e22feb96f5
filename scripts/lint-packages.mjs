// Packs each package as it would be published, and asks publint and arethetypeswrong what is wrong with it. `pnpm lint:packages`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { root } from './toolchain.mjs'

const attwFolder = dirname(createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json'))
const attw = join(attwFolder, JSON.parse(readFileSync(join(attwFolder, 'package.json'), 'utf8')).bin.attw)
const tarballs = mkdtempSync(join(tmpdir(), 'docgen-packages-'))
let failed = 0

const folders = readdirSync(join(root, 'packages'))
  .sort()
  .map((name) => join(root, 'packages', name))
const filenameByPackage = packAll()

for (const pkgDir of folders) {
  const manifest = JSON.parse(readFileSync(join(pkgDir, 'package.json'), 'utf8'))
  const tarball = join(tarballs, filenameByPackage.get(manifest.name))
  const findings = [...(await publintFindings(tarball, manifest)), ...(manifest.exports ? typeFindings(tarball) : [])]
  failed += findings.length
  console.log(`${manifest.name}: ${findings.length === 0 ? 'nothing to report' : `\n  ${findings.join('\n  ')}`}`)
}

rmSync(tarballs, { recursive: true, force: true })
process.exitCode = failed > 0 ? 1 : 0

/** Names of the tarballs. npm starts once: that costs as much as what is asked of a package. */
function packAll() {
  const options = ['--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', tarballs]
  const { status, stdout, stderr } = run('npm', ['pack', ...options, ...folders])
  if (status !== 0) throw new Error(`npm could not pack the packages:\n${stdout}${stderr}`)
  return new Map(JSON.parse(stdout).map(({ name, filename }) => [name, filename]))
}

async function publintFindings(tarball, manifest) {
  const bytes = Uint8Array.from(readFileSync(tarball)).buffer
  const { messages } = await publint({ strict: true, pack: { tarball: bytes } })
  return messages.map((message) => `publint: ${formatMessage(message, manifest, { color: false })}`)
}

/** The packages are ES modules: what CommonJS resolvers make of them is not asked. */
function typeFindings(tarball) {
  const checked = run(process.execPath, [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji'])
  return checked.status === 0 ? [] : [`arethetypeswrong:\n${checked.stdout}${checked.stderr}`]
}

function run(command, args) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
}
