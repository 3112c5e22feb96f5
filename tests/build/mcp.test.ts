// The server for agents, started as an agent starts it and asked by the client of the protocol's own authors.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, onTestFinished, test } from 'vitest'
import { buildAndServe } from '../support/serve.ts'
import { createSite } from '../support/test-site.ts'

const bin = join(dirname(createRequire(import.meta.url).resolve('@docgen/mcp/package.json')), 'bin/docgen-mcp.mjs')

const guides = {
  'docs/index.md': '# Home\n\nSee [the guide](./guide.md).\n',
  'docs/guide.md': '# Guide\n\nThe turnips are optional.\n',
}

async function connect(root: string, ...args: readonly string[]) {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StdioClientTransport({ command: process.execPath, args: [bin, ...args], cwd: root, stderr: 'pipe' })
  let printed = ''
  transport.stderr?.on('data', (text) => (printed += String(text)))
  await client.connect(transport)
  onTestFinished(() => client.close())
  const call = async (name: string, values: Record<string, unknown> = {}): Promise<string> => {
    const { content } = await client.callTool({ name, arguments: values })
    return content.map((part) => (part.type === 'text' ? part.text : part.type)).join('')
  }
  return { client, call, pid: transport.pid, printed: () => printed }
}

test('an agent finds a page, reads it, changes it, and is told what it broke', async () => {
  const root = createSite(guides)
  const { client, call } = await connect(root)
  expect(client.getServerVersion()?.name).toBe('docgen')
  expect(client.getInstructions()).toContain('search')
  expect(await call('search', { query: 'turnips' })).toContain('path: /guide/')
  expect(await call('read', { path: '/guide/' })).toContain('The turnips are optional.')
  expect(await call('check')).toMatch(/^No findings/)
  writeFileSync(join(root, 'docs/guide.md'), '# Guide\n\nSee [nothing](./nothing.md).\n')
  expect(await call('read', { path: '/guide/' })).toContain('nothing')
  expect(await call('check')).toContain('docs/guide.md:3:5 error broken-link')
})

test('a config that cannot be used is told, and works once it is corrected', async () => {
  const root = createSite({ 'site/docs/index.md': '# Home\n', 'site/my.config.ts': "export default { tilte: 'Site' }\n" })
  const { call } = await connect(root, 'site', '--config', 'my.config.ts')
  expect(await call('overview')).toContain('my.config.ts:1:18 error config')
  writeFileSync(join(root, 'site/my.config.ts'), "export default { title: 'Turnips' }\n")
  expect(await call('overview')).toMatch(/^# Turnips/)
})

test('a check that the agent gives up ends, and the next one need not wait for it', async () => {
  const check = "{ code: 'stuck', severity: 'error', description: 'D.', check: () => new Promise(() => undefined) }"
  const root = createSite({ ...guides, 'docgen.config.ts': `export default { title: 'Site', checks: [${check}] }\n` })
  const { client, call } = await connect(root)
  await expect(client.callTool({ name: 'check' }, { signal: AbortSignal.timeout(1500) })).rejects.toThrow(/abort|time/i)
  writeFileSync(join(root, 'docgen.config.ts'), "export default { title: 'Site' }\n")
  expect(await call('check')).toMatch(/^No findings/)
})

test('a published site is searched and read, and there is nothing to check', async () => {
  const config = "import { markdownPages } from '@docgen/ssg-cli'\nexport default { title: 'Site', outputs: [markdownPages()] }\n"
  const root = createSite({ ...guides, 'docgen.config.ts': config })
  const { url, stop } = await buildAndServe(root)
  onTestFinished(async () => void (await stop()))
  const { client, call } = await connect(root, url)
  expect((await client.listTools()).tools.map(({ name }) => name).sort()).toEqual(['overview', 'read', 'search'])
  expect(await call('search', { query: 'turnips' })).toContain('path: /guide/')
  expect(await call('read', { path: '/guide/' })).toContain('The turnips are optional.')
  expect(await call('overview')).toContain('has no llms.txt')
})

test('what a config and its plugins print does not disturb the protocol', async () => {
  const plugin = "{ name: 'loud', remark: [() => () => { console.log('from a page') }] }"
  const config = `console.log('from the config')\nexport default { title: 'Site', plugins: [${plugin}] }\n`
  const { call, printed } = await connect(createSite({ ...guides, 'docgen.config.ts': config }))
  expect(await call('read', { path: '/guide/' })).toContain('turnips')
  await expect.poll(printed).toMatch(/from the config[^]*from a page/)
})

test('the server ends with its client', async () => {
  const { client, call, pid } = await connect(createSite(guides))
  await call('overview')
  await client.close()
  expect(pid).toBeGreaterThan(0)
  await expect.poll(() => isRunning(pid ?? 0), { timeout: 10_000 }).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([
  [['a', 'b'], 2, 'It serves one site, not 2.'],
  [['https://docs.example.com', '--config', 'a.ts'], 2, 'A published site has no config to choose.'],
  [['--port', '3'], 2, "Unknown option '--port'"],
  [['--help'], 0, 'Usage: docgen-mcp'],
])('%j ends with %d', (args, status, text) => {
  const run = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', input: '' })
  expect(run.status).toBe(status)
  expect(run.stdout + run.stderr).toContain(text)
})
