// The forms of the guides that use React, filled in as their users would.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { siteFolder } from '../site/accounts-site.ts'
import { guideCode, siteRequire } from '../site/guide-code.ts'
import { type AccountsHost, ada, servePage, startAccounts } from './guide-app.ts'
import { expect, test } from './test.ts'

const speakeasy = siteRequire('module').createRequire(siteRequire.resolve('@accounts/two-factor'))('@levminer/speakeasy')

const codeFor = (base32: string): string => speakeasy.totp({ secret: base32, encoding: 'base32' })

/** A code of six digits that is not the right one now, nor half a minute ago or later. */
const wrongCode = (base32: string): string => {
  const valid = [-30, 0, 30].map((seconds) =>
    speakeasy.totp({ secret: base32, encoding: 'base32', time: Date.now() / 1000 + seconds }),
  )
  return ['111111', '222222', '333333', '444444'].find((code) => !valid.includes(code)) ?? ''
}

/** All files of a folder of `site/samples`, by name. */
const samplesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(siteFolder, 'samples', folder)).map((name) => [
      name,
      readFileSync(join(siteFolder, 'samples', folder, name), 'utf8'),
    ]),
  )

/** `<Component … />` of a guide on a page of its own. `first` runs before. */
const mainWith = (component: string, file: string, { props = '', first = '' } = {}): string => `
  import { StrictMode } from 'react'
  import { createRoot } from 'react-dom/client'
  import { ${component} } from './${file}'
  ${first}
  createRoot(document.querySelector('#root')).render(<StrictMode><${component} ${props} /></StrictMode>)
`

const logInFirst = `
  import { accountsPassword } from './accounts'
  await accountsPassword.login({ user: { email: '${ada.email}' }, password: '${ada.password}' })
`

const open: (() => Promise<void>)[] = []
test.afterEach(async () => {
  await Promise.all(open.splice(0).map((stop) => stop()))
})

async function hostOf(...args: Parameters<typeof startAccounts>): Promise<AccountsHost> {
  const host = await startAccounts(...args)
  open.push(host.stop)
  return host
}

async function show(page: Page, ...args: Parameters<typeof servePage>): Promise<string> {
  const { url, stop } = await servePage(...args)
  open.push(stop)
  await page.goto(url)
  return url
}

async function fillIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test.describe('React', () => {
  test('a user logs in, stays so after a reload, and a logout reaches the other tab', async ({ page, context }) => {
    const { url: api } = await hostOf()
    const url = await show(page, samplesOf('react'), { api })
    await fillIn(page, ada.password)
    await expect(page.getByText(`Hello ${ada.email}`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`Hello ${ada.email}`)).toBeVisible()
    const other = await context.newPage()
    await other.goto(url)
    await other.getByRole('button', { name: 'Log out' }).click()
    await expect(other.getByLabel('Password')).toBeVisible()
    await expect(page.getByLabel('Password')).toBeVisible()
  })

  test('a wrong password is said beside the form, which keeps the address and no password', async ({ page }) => {
    const { url: api } = await hostOf()
    await show(page, samplesOf('react'), { api })
    await fillIn(page, 'wrong')
    await expect(page.getByRole('alert')).toHaveText('Wrong email or password.')
    await expect(page.getByLabel('Email')).toHaveValue(ada.email)
    await expect(page.getByLabel('Password')).toHaveValue('')
    await page.getByLabel('Password').fill(ada.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText(`Hello ${ada.email}`)).toBeVisible()
  })

  test('with a second factor, the form asks for the code, and again for a wrong one', async ({ page }) => {
    const { url: api, accounts } = await hostOf()
    const { base32 } = accounts.twoFactor.getNewAuthSecret()
    const { id } = await accounts.db.findUserByEmail(ada.email)
    await accounts.db.setService(id, 'two-factor', { secret: { base32 } })
    await show(page, samplesOf('react'), { api })
    await fillIn(page, ada.password)
    const code = page.getByLabel('Code from your app')
    await expect(code).toBeFocused()
    await expect(page.getByLabel('Password')).toHaveCount(0)
    await code.fill(wrongCode(base32))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toHaveText('This code is wrong. Please wait for the next one.')
    await code.fill(codeFor(base32))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText(`Hello ${ada.email}`)).toBeVisible()
  })

  test('an outage of the server leads to the error boundary, and a lost network is told in the form', async ({ page }) => {
    const { url: api, accounts, stop } = await hostOf()
    await show(page, samplesOf('react'), { api })
    const find = accounts.db.findUserByEmail
    accounts.db.findUserByEmail = () => Promise.reject(new Error('the database is down'))
    await fillIn(page, ada.password)
    await expect(page.getByRole('alert')).toContainText('Something went wrong.')
    accounts.db.findUserByEmail = find
    await page.getByRole('button', { name: 'Try again' }).click()
    await stop()
    await fillIn(page, ada.password)
    await expect(page.getByRole('alert')).toHaveText('The server can’t be reached. Please try again.')
  })
})

test.describe('the setup of a second factor', () => {
  test('the safer one takes password and code, and shows recovery codes', async ({ page }) => {
    const { url: api, accounts } = await hostOf((run) => run('two-factor-routes.ts').twoFactorRoutes())
    const files = {
      'accounts.ts': samplesOf('react')['accounts.ts'] ?? '',
      'two-factor-setup.tsx': guideCode('strategies/two-factor.md', 'two-factor-setup.tsx'),
      'main.tsx': mainWith('TwoFactorSetup', 'two-factor-setup', { first: logInFirst }),
    }
    await show(page, files, { api })
    await page.getByRole('button', { name: 'Set up two-factor' }).click()
    const picture = page.getByRole('img', { name: 'QR code for your authenticator app' })
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(50)
    const { services } = await accounts.db.findUserByEmail(ada.email)
    const { base32 } = services['two-factor-pending'].secret
    const turnOn = async (code: string, password: string) => {
      await page.locator('[name=code]').fill(code)
      await page.locator('[name=password]').fill(password)
      await page.getByRole('button', { name: 'Turn on' }).click()
    }
    await turnOn(codeFor(base32), 'wrong')
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials')
    await turnOn(wrongCode(base32), ada.password)
    await expect(page.getByRole('alert')).toHaveText("2FA code didn't match")
    await turnOn(codeFor(base32), ada.password)
    await expect(page.getByLabel('Recovery codes')).toHaveText(/^(?:\S+\n){9}\S+$/)
  })

  test('the one of the password client shows the secret, and says that a code is wrong', async ({ page }) => {
    const { url: api } = await hostOf()
    const files = {
      'accounts.ts': guideCode('strategies/password-client.md', 'accounts.ts'),
      'two-factor.ts': guideCode('strategies/password-client.md', 'two-factor.ts'),
      'two-factor-form.tsx': guideCode('strategies/password-client.md', 'two-factor-form.tsx'),
      'main.tsx': mainWith('TwoFactorForm', 'two-factor-form', {
        first: logInFirst,
        props: 'onDone={() => document.body.append("It is on.")}',
      }),
    }
    await show(page, files, { api })
    await page.getByRole('button', { name: 'Set up two-factor' }).click()
    const picture = page.getByRole('img', { name: 'Secret for your authenticator app' })
    const base32 = (await picture.getAttribute('alt'))?.split(': ')[1] ?? ''
    expect(base32).toMatch(/^[A-Z2-7]{16,}$/)
    const code = page.getByLabel('Code from the app')
    await code.fill(wrongCode(base32))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('alert')).toHaveText("2FA code didn't match")
    await code.fill(codeFor(base32))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('It is on.')).toBeVisible()
  })
})
