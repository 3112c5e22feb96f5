// `pnpm check`, before each commit: types, lint, format, and the unit tests that depend on what differs from the main branch.
// `npm test` runs everything.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { formatSeconds, runBeside } from './step.mjs'
import { root } from './toolchain.mjs'

const touched = touchedFiles()
// Types and tests both read what is built.
const build = [{ title: 'Build', args: ['exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'] }]
const types = [{ title: 'Types', args: ['exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only'] }]
const others = [
  { title: 'Lint', args: ['run', 'lint'] },
  { title: 'Format', args: ['run', 'format:check'] },
  ...readdirSync(join(root, 'packages')).map((name) => {
    const files = touched.filter((file) => file.startsWith(`packages/${name}/src/`)).map((file) => join(root, file))
    // The tests of the repository's own folder start whole builds, which takes minutes.
    return {
      title: `Unit tests of ${name}`,
      files,
      args: ['--dir', `packages/${name}`, 'exec', 'vitest', 'related', '--run', ...files],
    }
  }),
]

const start = performance.now()
const failed = []
await runInTurn(build)
// Types keep one core busy, as the others do in turn.
await Promise.all([types, others].map(runInTurn))
const seconds = (performance.now() - start) / 1000
process.stdout.write(`\n${failed.length === 0 ? 'All is well' : `Failed: ${failed.join(', ')}`} (${formatSeconds(seconds)}).\n`)
process.exitCode = failed.length === 0 ? 0 : 1

async function runInTurn(steps) {
  for (const { title, files, args } of steps) {
    if (files?.length === 0) continue
    const { ok } = await runBeside(title, 'pnpm', args, { cwd: root })
    if (!ok) failed.push(title)
  }
}

/** Relative to the root: what was committed since the main branch, what is changed, and what is new. */
function touchedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const base = mergeBase(git)
  const files = [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ]
  return files.filter((file) => file !== '' && existsSync(join(root, file)))
}

/** Without a remote, what is committed counts as checked. */
function mergeBase(git) {
  try {
    return git('merge-base', 'HEAD', 'origin/main')
  } catch {
    return 'HEAD'
  }
}
