// `npm run docs`: from a fresh clone to both sites: the documentation of accounts-js in site/dist, docgen's manual in manual/dist.
import { join, relative } from 'node:path'
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
  { title: 'Building the manual', args: ['run', 'build'], cwd: join(root, 'manual') },
]

let total = 0
for (const { title, args, cwd } of steps) {
  announce(title)
  const { ok, seconds, reason } = await runStep('pnpm', args, { cwd, env })
  total += seconds
  if (ok) continue
  const alone = cwd === root ? `${pnpm} ${args.join(' ')}` : `${pnpm} --dir ${relative(root, cwd)} ${args.join(' ')}`
  process.stderr.write(`\nThe step "${title}" failed (${reason}). To run it alone:\n\n    ${alone}\n\n`)
  process.exit(1)
}

process.stdout.write(`
The documentation of accounts-js is in site/dist, docgen's manual in manual/dist (${formatSeconds(total)}). To look at them:

    node packages/ssg-cli/bin/docgen.mjs preview site
    node packages/ssg-cli/bin/docgen.mjs preview manual

To write, with pages that update as you save:

    node packages/ssg-cli/bin/docgen.mjs dev manual
`)

function prepare() {
  try {
    return createEnv()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
