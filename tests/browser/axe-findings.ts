// What axe has to say about a page that is open: every rule of WCAG 2.0 to 2.2, levels A and AA, and the best practices. Nothing is excluded.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { listen, sendScript } from './host-with-policy.ts'

declare const axe: { readonly run: (context: string, options: RunOptions) => Promise<AxeResults> }

export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'))

/** Of this worker, once it is asked for; it ends with the worker. */
let address: Promise<string> | undefined

/** A tab that has had a script which browsers keep compiles it no more, which is four fifths of the time. */
function serveAxe(): Promise<string> {
  const server = createServer((_, response) => sendScript(axeScript, response))
  server.unref()
  return listen(server)
}

/** Loads axe into the page. If the page has a content security policy, `url` must be of the page's own origin. */
export async function loadAxe(page: Page, url?: string): Promise<void> {
  await page.addScriptTag({ url: url ?? (await (address ??= serveAxe())) })
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** One line for each element in `within` that breaks a rule, but for those of `without`: rule, element, what axe says. Needs `loadAxe`. */
export function axeFindings(page: Page, without: readonly string[], within = 'html'): Promise<readonly string[]> {
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]))
  const options: RunOptions = { runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'] }
  return page.evaluate(
    async ({ within, options }) => {
      // To name elements by selectors takes a tenth of the time, and only those that break a rule need one.
      const isBroken = (await axe.run(within, { ...options, selectors: false })).violations.length > 0
      const { violations } = isBroken ? await axe.run(within, options) : { violations: [] }
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
      )
    },
    { within, options },
  )
}
