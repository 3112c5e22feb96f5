// What axe has to say about a page that is open: every rule of WCAG 2.0 to 2.2, levels A and AA, and the best practices. Nothing is excluded.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { listen } from './host-with-policy.ts'

declare const axe: { readonly run: (context: string, options: RunOptions) => Promise<AxeResults> }

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'))

/** Of this worker, once it is asked for; it ends with the worker. */
let address: Promise<string> | undefined

/** Serves axe as browsers keep it: a tab that has had it compiles it no more, which is four fifths of the time. */
function serveAxe(): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' })
    response.end(script)
  })
  server.unref()
  return listen(server)
}

/** Gives the page axe. It may not be one that is sent with a policy. */
export async function loadAxe(page: Page): Promise<void> {
  await page.addScriptTag({ url: await (address ??= serveAxe()) })
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** One line for each element in `within` that breaks a rule, but for those of `without`: rule, element, what axe says. Needs `loadAxe`. */
export function axeFindings(page: Page, without: readonly string[], within = 'html'): Promise<readonly string[]> {
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]))
  const options: RunOptions = { runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'] }
  return page.evaluate(
    async ({ within, options }) => {
      const { violations } = await axe.run(within, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
      )
    },
    { within, options },
  )
}
