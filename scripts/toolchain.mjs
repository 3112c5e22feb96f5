// What the scripts start from on a machine that has Node and npm alone: the pinned pnpm, and an environment for its children.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * An environment in which `pnpm` is the version that package.json pins: npm fetches it once and keeps it in its own cache.
 * Throws, with what to do, where Node is too old or npm cannot fetch it.
 */
export function createEnv() {
  requireNode(process.versions.node)
  const path = npm(['exec', '--yes', `--package=${pinnedPnpm()}`, '--call', 'node -p process.env.PATH'])
    .trim()
    .split('\n')
    .at(-1)
  // npm hands `--silent` and its like to all that it starts; pnpm would obey, and show nothing of what goes wrong.
  const { npm_config_loglevel, NODE_ENV, ...env } = process.env
  void [npm_config_loglevel, NODE_ENV]
  return {
    ...env,
    PATH: path,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    // pnpm asks before it replaces a node_modules folder; there is nobody to answer.
    npm_config_confirm_modules_purge: 'false',
  }
}

export function pinnedPnpm() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return packageManager.replace(/\+.*$/, '')
}

function requireNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(`Node.js 20.19 or newer is needed; this is ${version}.`)
}

function npm(args) {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }
  // `npm run` says where its own entry is: no shell, and the very npm that runs us.
  const entry = process.env.npm_execpath
  try {
    return entry?.endsWith('npm-cli.js')
      ? execFileSync(process.execPath, [entry, ...args], options)
      : execFileSync('npm', args, { ...options, shell: process.platform === 'win32' })
  } catch (cause) {
    throw new Error(
      `npm could not fetch ${pinnedPnpm()}. Check the network and the registry that npm is set to, then run this again.`,
      { cause },
    )
  }
}
