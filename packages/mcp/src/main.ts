// The command: says what it is started with, then serves the tools over standard input and output until its client leaves.
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { check, openPublishedSite, openSite } from '@docgen/ssg-cli'
import { takeOutput } from './take-output.ts'
import { createSiteTools, type SiteToolsInput } from './site-tools.ts'

const usage = `Usage: docgen-mcp [site] [--config file]

Serves a docgen site to coding agents, over the Model Context Protocol on standard input and output. The site is a folder (default: the current
one), or the address of a published site.

  --config file  config of the site, relative to its folder
  --help         show this text
`

const reading = `Call "search" for names of exports or for what you want to do, then "read" with the path of a result. "overview" lists all pages.`

const ofFolder = `The documentation of this project, built from the files as they are now: guides, changelogs and the API reference of its packages.
${reading}
After you have changed documentation or doc comments, call "check": it reports every broken link, wrong code sample and other problem with its place.`

const ofPublished = `The documentation of a published project: guides, changelogs and the API reference of its packages.
${reading}`

/** `args` are those of the command line. Sets the exit code to 2 where they are wrong. */
export async function run(args: readonly string[]): Promise<void> {
  const given = readArgs(args)
  if ('problem' in given) {
    process.stderr.write(`docgen-mcp: ${given.problem}\n\n${usage}`)
    process.exitCode = 2
    return
  }
  if (given.wantsHelp) {
    process.stdout.write(usage)
    return
  }
  const tools = createSiteTools(siteOf(given))
  const handle = serveStdio(
    () => {
      const server = new McpServer(
        { name: 'docgen', version },
        { capabilities: { tools: {} }, instructions: isAddress(given.site) ? ofPublished : ofFolder },
      )
      tools.addTo(server)
      return server
    },
    {
      transport: new StdioServerTransport(process.stdin, takeOutput()),
      onerror: (error) => process.stderr.write(`docgen-mcp: ${error.message}\n`),
    },
  )
  await new Promise<void>((resolve) => {
    process.stdin.once('close', resolve).once('end', resolve)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await handle.close()
  await tools.close()
}

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string }

function siteOf({ site, config }: { readonly site: string; readonly config: string | undefined }): SiteToolsInput {
  if (isAddress(site)) return { open: () => openPublishedSite(site) }
  return { open: () => openSite({ root: site, config }), check: (signal) => check({ root: site, config, signal }) }
}

function isAddress(site: string): boolean {
  return /^https?:\/\//i.test(site)
}

type Args =
  | { readonly problem: string }
  | { readonly site: string; readonly config: string | undefined; readonly wantsHelp: boolean }

function readArgs(args: readonly string[]): Args {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { config: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
    })
    const [site = '.', ...others] = positionals
    if (others.length > 0) return { problem: `It serves one site, not ${positionals.length}.` }
    if (isAddress(site) && values.config !== undefined) return { problem: 'A published site has no config to choose.' }
    return { site, config: values.config, wantsHelp: values.help }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
