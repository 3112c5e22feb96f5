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

for (const folder of readdirSync(join(root, 'packages')).sort()) {
  const pkgDir = join(root, 'packages', folder)
  const manifest = JSON.parse(readFileSync(join(pkgDir, 'package.json'), 'utf8'))
  const findings = [...(await publintFindings(pkgDir, manifest)), ...(manifest.exports ? typeFindings(pkgDir) : [])]
  failed += findings.length
  console.log(`${manifest.name}: ${findings.length === 0 ? 'nothing to report' : `\n  ${findings.join('\n  ')}`}`)
}

rmSync(tarballs, { recursive: true, force: true })
process.exitCode = failed > 0 ? 1 : 0

async function publintFindings(pkgDir, manifest) {
  const { messages } = await publint({ pkgDir, strict: true, pack: 'npm' })
  return messages.map((message) => `publint: ${formatMessage(message, manifest, { color: false })}`)
}

/** The packages are ES modules: what CommonJS resolvers make of them is not asked. */
function typeFindings(pkgDir) {
  const packed = run('npm', ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', tarballs], pkgDir)
  const [{ filename }] = JSON.parse(packed.stdout)
  const checked = run(
    process.execPath,
    [attw, join(tarballs, filename), '--profile', 'esm-only', '--format', 'ascii', '--no-emoji'],
    pkgDir,
  )
  return checked.status === 0 ? [] : [`arethetypeswrong:\n${checked.stdout}${checked.stderr}`]
}

function run(command, args, cwd) {
  return spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1e8 })
}
