// The browser of the tests: one that is there, or Debian's.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { announce, runStep } from './step.mjs'

/** What is left of a browser where nobody looks at its window: Debian's package of this name takes half the time of a whole Chromium. */
export const headlessShell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium or Chrome; undefined where there is none. `CHROMIUM_PATH` comes first, then what is `preferred`. */
export function findBrowser(env = process.env, preferred = []) {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'].filter(Boolean)
  const pathsOf = (some) => folders.flatMap((folder) => some.map((name) => join(folder, name)))
  return [...pathsOf(preferred), ...pathsOf(names), ...usual].find((path) => existsSync(path))
}

/** The browser for tests, a headless shell before others; installs Debian's package where there is none, we are root and apt is there. */
export async function ensureBrowser(cwd) {
  const find = () => findBrowser(process.env, [headlessShell])
  const found = find()
  if (found || process.env.CHROMIUM_PATH || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  announce('Installing a browser')
  const options = { cwd, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, minutes: 10 }
  await runStep('apt-get', ['update', '-qq'], options)
  for (const name of [headlessShell, 'chromium'])
    if (!find()) await runStep('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
  return find()
}

export const browserHelp = `The browser tests need Chromium or Chrome. Install it ("apt-get install chromium" on Debian and Ubuntu), or set
CHROMIUM_PATH to the one you have, and run the tests again.`
