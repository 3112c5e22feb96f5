// The tutorial, followed word for word in an empty folder, with the packages that npm installs: whoever reads it gets what it promises.
// Needs a registry (npm's own, or the one that npm is configured for); without one it fails with what npm says.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTempFolder, removeFolder } from '../support/temp-site.ts'
import { siteFolder } from './accounts-site.ts'
import { adapterCheck } from './adapter-check.ts'
import { openTerminal, type Terminal } from './terminal.ts'
import { tutorialSteps } from './tutorial-steps.ts'

const page = readFileSync(join(siteFolder, 'docs/tutorial.md'), 'utf8')
const steps = tutorialSteps(page, (file) => readFileSync(join(siteFolder, file), 'utf8'))

test('every package that the tutorial installs has an exact version', () => {
  const installs = steps.flatMap((step) => (step.kind === 'command' ? (step.script.match(/^npm install .*$/gm) ?? []) : []))
  const packages = installs.flatMap((line) => line.split(' ').slice(2)).filter((word) => !word.startsWith('--'))
  expect(packages.length).toBeGreaterThan(8)
  expect(packages.filter((name) => !/.@\d+\.\d+\.\d+$/.test(name))).toEqual([])
})

describe('the tutorial, word for word', () => {
  const root = makeTempFolder()
  let terminal: Terminal
  let port: number

  beforeAll(async () => {
    port = await freePort()
    terminal = openTerminal(root, {
      npm_config_prefer_offline: 'true',
      npm_config_update_notifier: 'false',
      npm_config_fetch_retries: '1',
    })
  })

  afterAll(async () => {
    await terminal.close()
    removeFolder(root)
  })

  test('every command does what the page says', { timeout: 600_000 }, async () => {
    const printed: string[] = []
    const promised: string[] = []
    for (const step of steps) {
      if (step.kind === 'file') {
        const file = join(terminal.folder(), step.name)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, withPort(step.text))
      } else if (step.terminal === 'First terminal') {
        await terminal.start(withPort(step.script), withPort(step.output ?? ''))
      } else {
        const output = await terminal.run(withPort(step.script))
        if (step.output === undefined) continue
        printed.push(output.trim())
        promised.push(withPort(step.output))
      }
    }
    expect(promised.length).toBeGreaterThan(2)
    expect(printed).toEqual(promised)
  })

  test('the server is a server: others log in, and see no hash', async () => {
    const credentials = { user: { email: 'Alice@Example.com' }, password: 'correct horse battery' }
    const login = await post('/accounts/password/authenticate', credentials)
    expect(login).toMatchObject({ tokens: { accessToken: expect.any(String) }, user: { deactivated: false } })
    expect(JSON.stringify(login)).not.toMatch(/bcrypt|services/)
  })

  test('a web page on the origin of the page may ask it, with the accounts.ts of the page', async () => {
    const origin = 'http://localhost:5173'
    const { headers } = await fetch(`http://127.0.0.1:${port}/profile`, { headers: { origin } })
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(readFileSync(join(terminal.folder(), 'accounts.ts'), 'utf8')).not.toMatch(/\bprocess\b|\bBuffer\b|'node:/)
  })

  test(
    'the adapter does what the app does not ask of it: verification, reset, magic links, other services',
    { timeout: 600_000 },
    async () => {
      writeFileSync(join(terminal.folder(), 'adapter-check.ts'), adapterCheck)
      expect(await terminal.run('npx tsc\nnpx tsx adapter-check.ts')).toBe('The adapter does what strategies ask of it.\n')
    },
  )

  const withPort = (text: string) => text.replaceAll(/\b4000\b/g, String(port))

  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json()
  }
})

/** A port that nobody listens on; the page's own may be taken where tests run side by side. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port is free.'))))
    })
  })
}
