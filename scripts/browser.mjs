// The browser of the tests: one that is there, or Debian's.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { announce, runStep } from './step.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium or Chrome; undefined where there is none. `CHROMIUM_PATH` comes first. */
export function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'].filter(Boolean)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...usual].find((path) => existsSync(path))
}

/** As `findBrowser`; installs Debian's package first where there is none, we are root and apt is there. */
export async function ensureBrowser(cwd) {
  const found = findBrowser()
  if (found || process.env.CHROMIUM_PATH || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  announce('Installing chromium')
  const options = { cwd, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, minutes: 10 }
  await runStep('apt-get', ['update', '-qq'], options)
  await runStep('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
  return findBrowser()
}

export const browserHelp = `The browser tests need Chromium or Chrome. Install it ("apt-get install chromium" on Debian and Ubuntu), or set
CHROMIUM_PATH to the one you have, and run the tests again.`
