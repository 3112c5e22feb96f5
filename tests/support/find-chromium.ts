import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser to test with: the one that CHROMIUM_PATH names, else the first that is installed. Throws when there is none. */
export function findChromium(): string {
  const given = process.env['CHROMIUM_PATH']
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
  const found = given ? [given] : names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const path = found.find((candidate) => existsSync(candidate))
  if (path === undefined) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH.')
  return path
}
