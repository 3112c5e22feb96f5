// The tools that a site has for agents. The site is opened at the first call, since clients wait only seconds for a server to start.
import { fromJsonSchema, type CallToolResult, type McpServer } from '@modelcontextprotocol/server'
import type { CheckResult, OpenedSite } from '@docgen/ssg-cli'
import { partOf } from './part-of-text.ts'
import { textOfFindings, textOfPlaces, textOfProblems } from './texts.ts'

export interface SiteToolsInput {
  readonly open: () => Promise<OpenedSite>
  /** Left out for a published site, whose files cannot be changed from here. */
  readonly check?: (signal: AbortSignal) => Promise<CheckResult>
}

interface SiteTools {
  readonly addTo: (server: McpServer) => void
  readonly close: () => Promise<void>
}

const readsOnly = { readOnlyHint: true, openWorldHint: false } as const

const language = {
  type: 'string',
  description: 'Name of a language of the site, such as "de". Default: that of the site.',
} as const

export function createSiteTools({ open, check }: SiteToolsInput): SiteTools {
  let opened: Promise<OpenedSite> | undefined
  const site = (): Promise<OpenedSite> => {
    const opening = (opened ??= open())
    // By the next call, the config may have been corrected.
    opening.catch(() => (opened = undefined))
    return opening
  }
  return {
    addTo: (server) => {
      addSearch(server, site)
      addRead(server, site)
      addOverview(server, site)
      if (check) addCheck(server, check)
    },
    close: async () => (await opened?.catch(() => undefined))?.close(),
  }
}

function addSearch(server: McpServer, site: () => Promise<OpenedSite>): void {
  const inputSchema = fromJsonSchema<{ query: string; limit?: number; language?: string; version?: string }>({
    type: 'object',
    properties: {
      query: {
        type: 'string',
        minLength: 1,
        description: 'A name, initials, a type such as "(string) => Promise<User>", or words',
      },
      limit: { type: 'integer', minimum: 1, maximum: 50, description: 'How many results at most. Default 10.' },
      language,
      version: {
        type: 'string',
        description: 'Label of a version of the documentation, such as "1.0". Default: the newest.',
      },
    },
    required: ['query'],
    additionalProperties: false,
  })
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds exports and members by name, initials or type, and sections of guides by words. Results have paths for "read".',
      inputSchema,
      annotations: readsOnly,
    },
    ({ query, ...options }) => answer(async () => textOfPlaces(await (await site()).search(query, options), query)),
  )
}

function addRead(server: McpServer, site: () => Promise<OpenedSite>): void {
  const inputSchema = fromJsonSchema<{ path: string; line?: number }>({
    type: 'object',
    properties: {
      path: { type: 'string', minLength: 1, description: 'Path or address of the page, such as "/docs/install/"' },
      line: { type: 'integer', minimum: 1, description: 'First line to return. Long pages say where they continue. Default 1.' },
    },
    required: ['path'],
    additionalProperties: false,
  })
  server.registerTool(
    'read',
    {
      title: 'Read a page',
      description: 'Returns a page as Markdown: a guide, a changelog, or the reference of a package or export.',
      inputSchema,
      annotations: readsOnly,
    },
    ({ path, line = 1 }) =>
      answer(async () => {
        const opened = await site()
        const page = await opened.read(path)
        if (page === undefined) throw new Error(await textOfMissing(path, opened))
        return partOf(page.markdown, line)
      }),
  )
}

function addOverview(server: McpServer, site: () => Promise<OpenedSite>): void {
  server.registerTool(
    'overview',
    {
      title: 'List all pages',
      description:
        'Lists the pages of the site with their addresses and descriptions. If there are several versions, it lists the newest, and ends with addresses of the other lists for "read".',
      inputSchema: fromJsonSchema<{ language?: string; line?: number }>({
        type: 'object',
        properties: {
          language,
          line: {
            type: 'integer',
            minimum: 1,
            description: 'First line to return. Long lists say where they continue. Default 1.',
          },
        },
        additionalProperties: false,
      }),
      annotations: readsOnly,
    },
    ({ language: name, line = 1 }) => answer(async () => partOf(await (await site()).overview(name), line)),
  )
}

function addCheck(server: McpServer, check: NonNullable<SiteToolsInput['check']>): void {
  server.registerTool(
    'check',
    {
      title: 'Check the documentation',
      description:
        'Checks every page of the site: links, anchors, API names, code samples, doc comments. Returns each finding with file, line, column and what to do.',
      annotations: readsOnly,
    },
    // Aborted by a client that has given up, or has gone.
    ({ mcpReq: { signal } }) => answer(async () => textOfFindings(await check(signal))),
  )
}

/** Agents guess paths; the words of one often find the page that was meant. */
async function textOfMissing(path: string, site: OpenedSite): Promise<string> {
  const words = path.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const places = words === '' ? [] : await site.search(words, { limit: 3 })
  const near = places.map((place) => `"${place.path}"`).join(', ')
  const advice = near === '' ? 'Use "search" or "overview" to find its path.' : `A search for its words finds ${near}.`
  return `The site has no page at "${path}". ${advice}`
}

async function answer(text: () => Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await text() }] }
  } catch (error) {
    return { content: [{ type: 'text', text: textOfProblems(error) }], isError: true }
  }
}
