// node run.mjs [--runs 100000] [--seed N] [--only NAME]: tries so many inputs in all, of a random seed unless one is given.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } } })
const { runs = '100000', seed = String(Math.floor(Math.random() * 2 ** 31)), only } = values
console.log(`${runs} inputs of the seed ${seed}`)
const env = { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed }
const cwd = fileURLToPath(new URL('..', import.meta.url))
const args = ['vitest', 'run', 'fuzz/', '--testTimeout', '36000000', ...(only === undefined ? [] : ['-t', `^${only}: `])]
process.exit(spawnSync('npx', args, { cwd, env, stdio: 'inherit' }).status ?? 1)
