// What a page costs by its size: CPU time and memory of a build with one page of each pattern, at growing sizes, and the exponent between the
// last two sizes that are above the noise: 1 is linear, 2 is the square. `node tests/trust/growth.mjs [pattern…] [--sizes 25,50,100,200]`
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { growthPatterns } from './growth-patterns.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: 'string', default: '25,50,100,200' }, limit: { type: 'string', default: '120' } },
})
const sizes = values.sizes.split(',').map(Number)
const names = positionals.length > 0 ? positionals : Object.keys(growthPatterns)

const docgen = fileURLToPath(new URL('../../packages/ssg-cli/bin/docgen.mjs', import.meta.url))
// Tells, at the end of the process, what it took.
const usage = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  process.stderr.write('\\nusage ' + JSON.stringify({ ms: (userCPUTime + systemCPUTime) / 1000, mb: maxRSS / 1024 }) + '\\n')
})`

const scratch = mkdtempSync(join(tmpdir(), 'docgen-growth-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

function costOf(page) {
  const root = join(scratch, 'site')
  rmSync(root, { recursive: true, force: true })
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs/index.md'), page)
  const args = ['--import', `data:text/javascript,${encodeURIComponent(usage)}`, docgen, 'build', root, '--no-cache', '--json']
  const { stdout, stderr, signal } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: Number(values.limit) * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: 1e9,
  })
  const told = /usage (\{.*\})/.exec(stderr)?.[1]
  if (told === undefined) return { ms: NaN, mb: NaN, codes: [signal === null ? 'stopped' : 'killed'] }
  const codes = [...new Set([...stdout.matchAll(/"code":\s*"([\w-]+)"/g)].map(([, code]) => code))]
  return { ...JSON.parse(told), codes }
}

/** Between two sizes; `undefined` where the smaller cost is within the noise. */
function exponentOf(costs, key, base, noise) {
  const above = costs.map((cost) => cost[key] - base[key])
  for (let last = above.length - 1; last > 0; last--) {
    if (above[last - 1] > noise) return Math.log(above[last] / above[last - 1]) / Math.log(sizes[last] / sizes[last - 1])
  }
  return undefined
}

const shown = (value) => (value === undefined ? '–' : value.toFixed(1))
const base = costOf('# Page\n\nText.\n')
process.stdout.write(`an empty page: ${Math.round(base.ms)} ms, ${Math.round(base.mb)} MB\n`)
process.stdout.write(
  `${'pattern'.padEnd(24)}${sizes.map((size) => `${size} kB`.padStart(9)).join('')}  exponent  memory (MB)  exponent  findings\n`,
)
for (const name of names) {
  const costs = sizes.map((size) => costOf(growthPatterns[name](size * 1000)))
  process.stdout.write(
    `${name.padEnd(24)}${costs.map(({ ms }) => `${Math.round(ms - base.ms)}`.padStart(9)).join('')}${shown(exponentOf(costs, 'ms', base, 150)).padStart(10)}${costs
      .map(({ mb }) => Math.round(mb))
      .join('/')
      .padStart(20)}${shown(exponentOf(costs, 'mb', base, 40)).padStart(10)}  ${costs.at(-1)?.codes.join(' ')}\n`,
  )
}
