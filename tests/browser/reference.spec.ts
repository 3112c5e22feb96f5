import { expect, test } from './test.ts'

test('the index narrows to the packages that a reader types a part of', async ({ page, accounts }) => {
  await page.goto(`${accounts}api/`)
  const main = page.getByRole('main')
  // Beside the sidebar, which has them too, they would be said twice.
  await expect(main.getByRole('searchbox')).toBeHidden()
  await expect(main.getByRole('link', { name: 'All symbols' })).toBeHidden()
  const ofSidebar = page.getByRole('navigation', { name: 'API sidebar' })
  await ofSidebar.getByRole('searchbox').fill('nothing of this name')
  await expect(ofSidebar.getByRole('status')).toHaveText('No packages match')
  expect((await ofSidebar.getByRole('status').boundingBox())?.width).toBeGreaterThan(50)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(main.getByRole('link', { name: 'All symbols' })).toBeVisible()
  const packages = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(main.getByRole('status')).toHaveText('31 packages')
  await page.getByRole('searchbox', { name: 'Filter packages' }).fill('@accounts/two-factor')
  await expect(packages).toHaveText([/@accounts\/two-factor/])
  await expect(main.getByRole('status')).toHaveText('1 of 31 packages')
  await page.keyboard.press('Tab')
  await expect(packages.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('@accounts/two-factor')
})

test('all symbols narrow by kind, by package and by what is typed, one after the other with the keyboard', async ({
  page,
  accounts,
}) => {
  await page.goto(`${accounts}api/symbols/`)
  const main = page.getByRole('main')
  const rows = main.locator('[data-filter-items]').getByRole('listitem')
  const all = await rows.count()
  expect(all).toBeGreaterThan(200)

  const field = page.getByRole('searchbox', { name: 'Filter symbols' })
  await field.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Kind' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Enumeration' })
  const enumerations = await rows.filter({ visible: true }).count()
  expect(enumerations).toBeGreaterThan(1)
  expect(enumerations).toBeLessThan(all)
  await expect(rows.filter({ visible: true, hasNotText: 'Enumeration' })).toHaveCount(0)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Package' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Package' }).selectOption('@accounts/server')
  await expect(rows.filter({ visible: true, hasNotText: '@accounts/server' })).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Z' })).toBeHidden()

  await field.fill('ImpersonateErr')
  await expect(rows.filter({ visible: true })).toHaveText([/ImpersonateErrors/])
  await expect(main.getByRole('status')).toHaveText(`1 of ${all} symbols`)
  await field.fill('no such name')
  await expect(main.getByRole('status')).toHaveText(/^(?:0|No) /i)
})

test('inherited members go with the switch, and the choice lasts', async ({ page, accounts }) => {
  await page.goto(`${accounts}api/server/class/AccountsJsError/`)
  const box = page.getByRole('checkbox', { name: 'Hide inherited members' })
  const inherited = page.locator('#message')
  await expect(inherited).toBeVisible()
  // The script that keeps the choice is fetched where a page has the box.
  await expect(box).toHaveAttribute('data-ready', '')
  await box.focus()
  await page.keyboard.press('Space')
  await expect(inherited).toBeHidden()
  await expect(page.locator('#code')).toBeVisible()
  await page.goto(`${accounts}api/error/class/default/`)
  await expect(box).toBeChecked()
  await expect(page.getByText(/\d+ inherited from/).first()).toBeHidden()
  await page.goto(`${accounts}api/server/class/AccountsJsError/#message`)
  await expect(inherited).toBeInViewport()
})

test('many members of one base are folded until they are asked for', async ({ page, accounts }) => {
  await page.goto(`${accounts}api/types/interface/DatabaseInterface/`)
  const summary = page.locator('summary', { hasText: 'inherited from DatabaseInterfaceServicePassword' })
  const member = page.locator('#findPasswordHash')
  await expect(member).toBeHidden()
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(member).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(member).toBeHidden()
  await page.goto(`${accounts}api/`)
  await page.goto(`${accounts}api/types/interface/DatabaseInterface/#findPasswordHash`)
  await expect(member).toBeInViewport()
})

test('the import line is copied as a program has it', async ({ page, context, accounts }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${accounts}api/server/class/AccountsServer/`)
  await page.getByRole('button', { name: 'Copy code' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("import { AccountsServer } from '@accounts/server'")
})

test('a package shows how each package manager installs it, also by keys', async ({ page, accounts }) => {
  await page.goto(`${accounts}api/server/`)
  await expect(page.getByRole('tabpanel')).toContainText('npm install @accounts/server')
  await page.getByRole('tab', { name: 'npm', exact: true }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'pnpm' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('pnpm add @accounts/server')
})

test('on a phone a long line of a declaration goes on further right than it begins', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${accounts}api/module-core/type/MutationResolvers/`)
  const line = page.getByRole('main').locator('pre span[class^=docgen-line]').filter({ hasText: 'MutationImpersonateArgs' })
  await expect(line).toBeVisible()
  // Where each row of the line's text begins.
  const starts = await line.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const rows = new Map<number, number>()
    for (const { bottom, left, width } of range.getClientRects()) {
      const row = Math.round(bottom)
      if (width > 0) rows.set(row, Math.min(rows.get(row) ?? Infinity, left))
    }
    return [...rows.values()]
  })
  expect(starts.length).toBeGreaterThan(1)
  const [first = 0, ...others] = starts
  for (const start of others) expect(start).toBeGreaterThan(first)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('the packages of the sidebar stand in groups and narrow while a reader types', async ({ page, accounts }) => {
  await page.goto(`${accounts}api/server/`)
  const sidebar = page.getByRole('navigation', { name: 'API sidebar' })
  await expect(sidebar.getByText('GraphQL', { exact: true })).toBeVisible()
  await sidebar.getByRole('searchbox').fill('mongo')
  await expect(sidebar.getByRole('link', { name: 'mongo-sessions' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'client-password' })).toBeHidden()
  await expect(sidebar.getByText('Strategies', { exact: true })).toBeHidden()
  await expect(sidebar.getByRole('link', { name: 'All symbols' })).toBeVisible()
})

test('on a phone a member that stands above its text is not broken at half of the width', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${accounts}api/password/enum/CreateUserErrors/`)
  const name = page.getByRole('rowheader', { name: 'UsernameOrEmailRequired' }).getByRole('code')
  const other = page.getByRole('rowheader', { name: 'InvalidEmail' }).getByRole('code')
  expect((await name.boundingBox())?.height).toBe((await other.boundingBox())?.height)
})
