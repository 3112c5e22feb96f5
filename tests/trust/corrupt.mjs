// node corrupt.mjs [--corruptions 500] [--seed 1]: harms files of the cache one after another, and expects a fresh build's bytes of each next build.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { corruptions: { type: 'string' }, seed: { type: 'string' } } })
const { corruptions = '500', seed = '1' } = values
// Of the guides, half as many of the reference and a quarter with Pagefind.
const env = { ...process.env, DOCGEN_CORRUPTIONS: String(Math.ceil((Number(corruptions) * 4) / 7)), DOCGEN_SEED: seed }
const cwd = fileURLToPath(new URL('..', import.meta.url))
const args = ['vitest', 'run', 'trust/corrupt-cache.test.ts', '--testTimeout', '3600000']
process.exit(spawnSync('npx', args, { cwd, env, stdio: 'inherit' }).status ?? 1)
