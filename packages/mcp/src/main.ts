// The command: says what it is started with, then serves the tools over standard input and output until its client leaves.
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { check, openSite } from '@docgen/ssg-cli'
import { takeOutput } from './take-output.ts'
import { createSiteTools } from './site-tools.ts'

const usage = `Usage: docgen-mcp [site] [--config file]

Serves the docgen site in a folder (default: the current one) to coding agents, over the Model Context Protocol on standard input and output.

  --config file  config of the site, relative to its folder
  --help         show this text
`

const instructions = `The documentation of this project, built from the files as they are now: guides, changelogs and the API reference of its packages.
Call "search" for names of exports or for what you want to do, then "read" with the path of a result. "overview" lists all pages.
After you have changed documentation or doc comments, call "check": it reports every broken link, wrong code sample and other problem with its place.`

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
  const options = { root: given.root, config: given.config }
  const tools = createSiteTools({ open: () => openSite(options), check: () => check(options) })
  const handle = serveStdio(
    () => {
      const server = new McpServer({ name: 'docgen', version }, { capabilities: { tools: {} }, instructions })
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

type Args =
  | { readonly problem: string }
  | { readonly root: string; readonly config: string | undefined; readonly wantsHelp: boolean }

function readArgs(args: readonly string[]): Args {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { config: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
    })
    const [root = '.', ...others] = positionals
    if (others.length > 0) return { problem: `It serves one site, not ${positionals.length}.` }
    return { root, config: values.config, wantsHelp: values.help }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
