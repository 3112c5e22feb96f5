import { findBrowser, headlessShell } from '../../scripts/browser.mjs'

/** The browser to test with: the one that CHROMIUM_PATH names, else the first that is installed. Throws when there is none. */
export function findChromium(): string {
  const path = findBrowser(process.env, [headlessShell])
  if (path === undefined) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH.')
  return path
}
