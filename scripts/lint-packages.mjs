// Packs each package as it would be published, and asks publint and arethetypeswrong what is wrong with it. `pnpm lint:packages`.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { withPackedPackages } from './pack.mjs'
import { root } from './toolchain.mjs'

const manifests = readdirSync(join(root, 'packages'))
  .sort()
  .map((name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')))

/** The packages are ES modules: what CommonJS resolvers make of them is not asked. */
const notAsked = ['node10', 'node16-cjs']

await withPackedPackages(async (packages) => {
  for (const manifest of manifests) {
    const { tarball } = packages.find(({ name }) => name === manifest.name)
    const bytes = Uint8Array.from(readFileSync(tarball))
    const findings = [...(await publintFindings(bytes, manifest)), ...(manifest.exports ? await typeFindings(bytes) : [])]
    if (findings.length > 0) process.exitCode = 1
    console.log(`${manifest.name}: ${findings.length === 0 ? 'nothing to report' : `\n  ${findings.join('\n  ')}`}`)
  }
})

async function publintFindings({ buffer }, manifest) {
  const { messages } = await publint({ strict: true, pack: { tarball: buffer } })
  return messages.map((message) => `publint: ${formatMessage(message, manifest, { color: false })}`)
}

async function typeFindings(bytes) {
  const { types, problems = [] } = await checkPackage(createPackageFromTarballData(bytes))
  if (types === false) return ['arethetypeswrong: the package has no types']
  return problems
    .filter(({ resolutionKind }) => !notAsked.includes(resolutionKind))
    .map(({ kind, ...where }) => `arethetypeswrong: ${kind} ${JSON.stringify(where)}`)
}
