import { expect, test } from '@playwright/test'

test('what Playwright switches off in the browser stays off', async ({ playwright, launchOptions }) => {
  // Only such a browser tells how it was started.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--enable-automation'],
  })
  const session = await browser.newBrowserCDPSession()
  const { arguments: args } = await session.send('Browser.getBrowserCommandLine')
  await browser.close()
  const lists = args.filter((arg) => arg.startsWith('--disable-features=')).map((arg) => arg.replace(/^.*?=/, '').split(','))
  expect(lists.length).toBeGreaterThan(1)
  expect(lists.at(-1)).toEqual(expect.arrayContaining(lists.flat()))
})
