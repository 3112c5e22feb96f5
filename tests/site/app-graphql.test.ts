// Yoga and Apollo Server, started with one schema: the same answers, the same limits, and no message of a database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Loaded } from './guide-code.ts'
import { ada, sampleApp, type SampleApp } from './sample-app.ts'
import { addressOf } from './serve.ts'

describe.each(['yoga-server.ts', 'apollo-server.ts'])('%s', (file) => {
  let app: SampleApp
  let address: string
  let stop = async (): Promise<void> => undefined

  beforeAll(async () => {
    app = await sampleApp()
    const server = app.run(file)
    if (file === 'yoga-server.ts') address = `${await addressOf(server.createApp())}/graphql`
    else {
      const started = await server.start(0)
      address = started.url
      stop = () => server.stop()
    }
  })
  afterAll(() => stop())

  const ask = async (query: string, headers: Record<string, string> = {}): Promise<Loaded> =>
    (
      await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      })
    ).json()

  const login = (password: string, email = ada.email) =>
    `authenticate(serviceName: "password", params: { user: { email: "${email}" }, password: "${password}" }) { tokens { accessToken } user { id } }`

  test('logs in, and finds the user of the token', async () => {
    const { data } = await ask(`mutation { ${login(ada.password)} }`)
    expect(data.authenticate.user.id).toBe(app.adaId)
    const authorization = `Bearer ${data.authenticate.tokens.accessToken}`
    expect((await ask('{ invoices }', { authorization })).data.invoices).toEqual([`invoice of ${app.adaId}`])
  })

  test('sends the codes of accounts-js, and refuses guests', async () => {
    const wrong = await ask(`mutation { ${login('wrong')} }`)
    expect(wrong.errors).toMatchObject([{ message: 'Invalid credentials', extensions: { code: 'InvalidCredentials' } }])
    expect((await ask('{ invoices }')).errors).toMatchObject([{ extensions: { code: 'Unauthorized' } }])
  })

  test('keeps the message of the database', async () => {
    const { db } = app.accounts
    db.findUserByEmail = () => Promise.reject(new Error('E11000 dup key: ada@example.com'))
    const { errors } = await ask(`mutation { ${login('wrong')} }`)
    delete db.findUserByEmail
    expect(errors).toMatchObject([{ message: 'Unexpected error.' }])
    expect(JSON.stringify(errors)).not.toContain('E11000')
  })

  test('refuses a hundred aliased logins, and runs none of them', async () => {
    let calls = 0
    const { accountsServer } = app.accounts
    accountsServer.loginWithService = async () => void calls++
    const { errors } = await ask(`mutation { ${Array.from({ length: 100 }, (_, i) => `a${i}: ${login('guess')}`).join('\n')} }`)
    delete accountsServer.loginWithService
    expect(errors[0].message).toBe('At most 3 mutations per request')
    expect(calls).toBe(0)
  })
})
