// `npm run docs`: from a fresh clone to the built site in site/dist.
import { join } from 'node:path'
import { announce, formatSeconds, runStep } from './step.mjs'
import { createEnv, pinnedPnpm, root } from './toolchain.mjs'

announce(`Preparing ${pinnedPnpm().replace('@', ' ')}`)
const env = prepare()
const pnpm = `npm exec --yes --package=${pinnedPnpm()} -- pnpm`

const steps = [
  { title: 'Installing packages', args: ['install', '--frozen-lockfile', '--prefer-offline'], cwd: root },
  {
    title: 'Building docgen',
    args: ['exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=new-only'],
    cwd: root,
  },
  // Not through turbo: docgen has a cache of its own, and its report is what the author came for.
  { title: 'Building the site', args: ['run', 'build'], cwd: join(root, 'site') },
]

let total = 0
for (const { title, args, cwd } of steps) {
  announce(title)
  const { ok, seconds, reason } = await runStep('pnpm', args, { cwd, env })
  total += seconds
  if (ok) continue
  const alone = cwd === root ? `${pnpm} ${args.join(' ')}` : `${pnpm} --dir site ${args.join(' ')}`
  process.stderr.write(`\nThe step "${title}" failed (${reason}). To run it alone:\n\n    ${alone}\n\n`)
  process.exit(1)
}

process.stdout.write(`
The site is in site/dist (${formatSeconds(total)}). To look at it:

    node packages/ssg-cli/bin/docgen.mjs preview site

To write, with pages that update as you save:

    node packages/ssg-cli/bin/docgen.mjs dev site
`)

function prepare() {
  try {
    return createEnv()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
