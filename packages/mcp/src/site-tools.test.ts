// The tools as a client calls them, with a site that stands in for a real one. Real sites: tests/build/mcp.test.ts.
import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport, McpServer } from '@modelcontextprotocol/server'
import type { CheckResult, OpenedSite } from '@docgen/ssg-cli'
import { expect, onTestFinished, test } from 'vitest'
import { createSiteTools, type SiteToolsInput } from './site-tools.ts'

const site: OpenedSite = {
  overview: async (language = 'en') => `# Overview in ${language}\n`,
  read: async (path) => (path === '/guide/' ? { path, markdown: '# Guide\n\nText.\n' } : undefined),
  search: async (query, { limit, version } = {}) =>
    version === 'old'
      ? []
      : query.startsWith('grow')
        ? [
            {
              path: '/api/grow/',
              title: 'grow',
              within: ['@acme/a'],
              kind: 'function' as const,
              isDeprecated: true,
              excerpt: `at most ${limit}`,
            },
            { path: '/guide/', title: 'Guide', within: [], kind: 'page' as const, isDeprecated: false, excerpt: '' },
          ]
        : [],
  close: async () => undefined,
}
const sound: CheckResult = { ok: true, diagnostics: [], routes: [], stages: {} }
const finding = {
  file: 'docs/a.md',
  line: 3,
  column: 5,
  severity: 'error',
  code: 'broken-link',
  message: 'No.',
  hint: 'Yes.',
} as const

async function connect(input: Partial<SiteToolsInput> = {}) {
  const tools = createSiteTools({ open: async () => site, check: async () => sound, ...input })
  const server = new McpServer({ name: 'test', version: '1' }, { capabilities: { tools: {} } })
  tools.addTo(server)
  const [ofServer, ofClient] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  await server.connect(ofServer)
  await client.connect(ofClient)
  onTestFinished(() => client.close())
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: args })
    return { text: content.map((part) => (part.type === 'text' ? part.text : part.type)).join(''), isError }
  }
  return { client, call, tools }
}

test('a client is offered four tools, none of which changes anything', async () => {
  const { tools } = await (await connect()).client.listTools()
  expect(tools.map(({ name }) => name).sort()).toEqual(['check', 'overview', 'read', 'search'])
  for (const { annotations, description } of tools) {
    expect(annotations?.readOnlyHint).toBe(true)
    expect(description).toMatch(/\.$/)
  }
})

test('what is found is listed with the paths to read', async () => {
  const { call } = await connect()
  expect(await call('search', { query: 'grow', limit: 2 })).toEqual({
    isError: false,
    text: 'grow (deprecated function)\n  path: /api/grow/\n  in: @acme/a\n  at most 2\n\nGuide (page)\n  path: /guide/',
  })
  expect((await call('search', { query: 'grow', version: 'old' })).text).toMatch(/^Nothing on the site matches "grow"\./)
  expect((await call('search', { query: 'turnip' })).text).toMatch(/^Nothing on the site matches "turnip"\./)
})

test('pages and lists are read, whole or from a line on', async () => {
  const { call } = await connect()
  expect(await call('read', { path: '/guide/' })).toEqual({ isError: false, text: '# Guide\n\nText.' })
  expect((await call('read', { path: '/guide/', line: 3 })).text).toBe('Text.')
  expect(await call('read', { path: '/turnip/' })).toEqual({
    isError: true,
    text: 'The site has no page at "/turnip/". Use "search" or "overview" to find its path.',
  })
  expect((await call('read', { path: '/grow.html' })).text).toContain('finds "/api/grow/", "/guide/".')
  expect((await call('overview', { language: 'de' })).text).toBe('# Overview in de')
})

test('arguments of another form are refused with the name of what is wrong', async () => {
  const { call } = await connect()
  for (const [name, args, named] of [
    ['search', {}, 'query'],
    ['search', { query: 'a', limit: 0 }, 'limit'],
    ['read', { path: '/', line: 'two' }, 'line'],
    ['overview', { lines: 2 }, 'lines|additional'],
  ] as const) {
    const { isError, text } = await call(name, args)
    expect(isError).toBe(true)
    expect(text).toMatch(new RegExp(named))
  }
})

test('findings are told with their places, the first hundred of them', async () => {
  const warning = { ...finding, severity: 'warning' } as const
  const { call } = await connect({ check: async () => ({ ...sound, ok: false, diagnostics: [finding, warning, warning] }) })
  expect((await call('check')).text).toContain('1 error, 2 warnings\n\ndocs/a.md:3:5 error broken-link\n  No.\n  hint: Yes.')
  const many = await connect({ check: async () => ({ ...sound, diagnostics: Array.from({ length: 130 }, () => finding) }) })
  expect((await many.call('check')).text).toMatch(/^130 errors\n[^]*\.\.\. and 30 more\./)
  expect((await (await connect()).call('check')).text).toMatch(/^No findings/)
})

test('the problems of a config that cannot be used are reported, and the next call tries again', async () => {
  let opened = 0
  const { call } = await connect({
    open: async () => {
      opened++
      if (opened === 1) throw Object.assign(new Error('The config cannot be used.'), { problems: [finding] })
      return site
    },
  })
  const failed = await call('overview')
  expect(failed.isError).toBe(true)
  expect(failed.text).toBe('The config cannot be used.\n\ndocs/a.md:3:5 error broken-link\n  No.\n  hint: Yes.')
  expect((await call('overview')).text).toBe('# Overview in en')
  expect((await call('read', { path: '/guide/' })).isError).toBe(false)
  expect(opened).toBe(2)
})

test('the site is closed if it has been opened', async () => {
  const closed: string[] = []
  const open = async (): Promise<OpenedSite> => ({ ...site, close: async () => void closed.push('site') })
  const unused = await connect({ open })
  await unused.tools.close()
  expect(closed).toEqual([])
  const used = await connect({ open })
  await used.call('overview')
  await used.tools.close()
  expect(closed).toEqual(['site'])
})
