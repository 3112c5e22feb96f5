import { expect, test } from './test.ts'

test('the table of contents leads to its headings and marks the one in sight', async ({ page, reader }) => {
  await page.goto(reader)
  const toc = page.getByRole('navigation', { name: 'On this page' })
  await expect(toc.getByRole('link')).toHaveText(['Install', 'Use', 'Once', 'Twice', 'End'])
  await toc.getByRole('link', { name: 'Twice' }).click()
  await expect(page).toHaveURL(`${reader}#twice`)
  await expect(page.getByRole('heading', { name: 'Twice' })).toBeInViewport()
  await expect(toc.getByRole('link', { name: 'Twice' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(toc.getByRole('link', { name: 'Twice' })).not.toHaveAttribute('aria-current', 'true')
})

test('a heading that is linked to is not hidden by the navbar', async ({ page, reader }) => {
  await page.goto(`${reader}guide/#part`)
  const heading = page.getByRole('heading', { name: 'Part' })
  await expect(heading).toBeInViewport()
  const [top, bar] = [(await heading.boundingBox())?.y ?? 0, (await page.getByRole('banner').boundingBox())?.height ?? 0]
  expect(top).toBeGreaterThanOrEqual(bar)
})

test('code is copied as it was written', async ({ page, context, reader }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(reader)
  await page.getByRole('button', { name: 'Copy code' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm install reader')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeHidden()
})

test('on a phone the tools of code hide none of its first line', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['docs/tutorial/', 'api/server/']) {
    await page.goto(accounts + path)
    const blocks = page.locator('.docgen-code:not(.has-title)').filter({ visible: true })
    expect(await blocks.count()).toBeGreaterThan(0)
    // What a block shows of its first line ends where its tools begin.
    const hidden = await blocks.evaluateAll((all) =>
      all.flatMap((block) => {
        block.scrollIntoView({ behavior: 'instant' })
        const [pre, tools] = [block.querySelector('pre'), block.querySelector('.docgen-code-tools')]
        if (!pre || !tools) return ['There is no code, or there are no tools.']
        const line = document.createRange()
        line.selectNodeContents(pre.querySelector('.line') ?? pre.querySelector('code') ?? pre)
        const { left, bottom } = tools.getBoundingClientRect()
        const beside = [...line.getClientRects()].filter(({ top }) => top < bottom - 3)
        const isHidden = beside.some(({ right }) => Math.min(right, pre.getBoundingClientRect().right) > left + 1)
        return isHidden ? [pre.textContent] : []
      }),
    )
    expect.soft(hidden, `/${path}`).toEqual([])
  }
})

test('on a phone code fades where it goes on, below a copy button that can be pressed', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['docs/tutorial/', 'docs/server/']) {
    await page.goto(accounts + path)
    const blocks = page.locator('.docgen-code:not(.is-wrapped)').filter({ visible: true })
    expect(await blocks.count()).toBeGreaterThan(0)
    const wrong = await blocks.evaluateAll((all) =>
      all.flatMap((block) => {
        const [pre, button] = [block.querySelector('pre'), block.querySelector('[data-copy]')]
        if (!pre || !button) return ['There is no code, or no button.']
        button.scrollIntoView({ behavior: 'instant', block: 'center' })
        const { left, top, width, height } = button.getBoundingClientRect()
        const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
        const isWrong = getComputedStyle(pre).maskImage === 'none' || !button.contains(pressed)
        return isWrong ? [pre.textContent] : []
      }),
    )
    expect.soft(wrong, `/${path}`).toEqual([])
  }
})

test('framed code that goes over two lines stays in its column', async ({ page, reader }) => {
  await page.goto(reader)
  const over = await page.locator('.docgen-prose').evaluate((prose) => {
    const code = [
      "import { defineConfig, docs } from '@acme/site'",
      'packages/site/src/resolve-link.ts',
      'Authenticate'.repeat(6),
    ]
    prose.innerHTML = code.map((each) => `<p>A text with <code>${each}</code>, and so on</p>`).join('')
    const found: string[] = []
    for (let width = 280; width < 380; width++) {
      prose.style.width = `${width}px`
      for (const each of prose.querySelectorAll('code')) {
        const most = Math.max(...[...each.getClientRects()].map(({ right }) => right))
        const column = prose.getBoundingClientRect().right
        if (most > column + 0.5) found.push(`${width}: ${each.textContent} by ${most - column}`)
      }
    }
    return found
  })
  expect(over).toEqual([])
})

test('tabs of one group are switched together, by mouse and by keys', async ({ page, reader }) => {
  await page.goto(reader)
  const npm = page.getByRole('tab', { name: 'npm', exact: true })
  const pnpm = page.getByRole('tab', { name: 'pnpm' })
  await expect(npm).toHaveCount(2)
  await expect(page.getByText('npx reader')).toBeVisible()
  await expect(page.getByText('pnpm reader')).toBeHidden()
  await pnpm.first().click()
  await expect(pnpm.last()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('pnpm reader')).toBeVisible()
  await expect(page.getByText('npx reader')).toBeHidden()
  await pnpm.first().press('ArrowLeft')
  await expect(npm.first()).toBeFocused()
  await expect(page.getByText('npx reader')).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(2)
})

test('an announcement that was closed stays closed', async ({ page, reader }) => {
  await page.goto(reader)
  const words = page.getByText('A word to all')
  await expect(words).toBeVisible()
  await page.getByRole('button', { name: /close/i }).first().click()
  await expect(words).toBeHidden()
  await page.reload()
  await expect(words).toBeHidden()
  await page.goto(`${reader}guide/`)
  await expect(words).toBeHidden()
})

test('no page of the site has an error in the console', async ({ page, accounts }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_FAILED')) errors.push(message.text())
  })
  for (const path of [
    '',
    'docs/introduction/',
    'docs/strategies/password/',
    'api/',
    'api/server/',
    'api/server/class/AccountsServer/',
    'search/?q=server',
  ]) {
    await page.goto(accounts + path)
    await expect(page.getByRole('main')).toBeVisible()
  }
  expect(errors).toEqual([])
})

test('an unknown address is answered by the page for it', async ({ page, accounts }) => {
  const response = await page.goto(`${accounts}no/such/page`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Documentation' }).first()).toBeVisible()
})

test('the link of a heading is copied, and says so to everybody without moving the page', async ({ page, context, reader }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(reader)
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Link to / })
    .first()
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await heading.hover()
  const before = await heading.boundingBox()
  await link.click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
  const after = await heading.boundingBox()
  expect([after?.x, after?.width, after?.height]).toEqual([before?.x, before?.width, before?.height])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.evaluate((a: HTMLAnchorElement) => a.href))
})

test('on a phone the rows of a table of many columns are blocks, and still a table to those who hear it', async ({
  page,
  accounts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${accounts}docs/strategies/password/`)
  const box = page.locator('.docgen-table', { hasText: 'verifyEmailTokenExpiration' })
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  const table = box.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Option', 'Default', 'Meaning'])
  const cells = table.getByRole('row').nth(1).getByRole('cell')
  await expect(cells).toHaveText(['verifyEmailTokenExpiration', /^259200000/, 'lifetime of a verification link'])
  const label = (index: number) => cells.nth(index).evaluate((cell) => getComputedStyle(cell, '::before').content)
  expect([await label(0), await label(1), await label(2)]).toEqual(['none', '"Default: " / ""', '"Meaning: " / ""'])
  await page.setViewportSize({ width: 1440, height: 844 })
  expect(await label(1)).toBe('none')
  // One that a component of the author makes has no box.
  const looks = await box.evaluate((own) => {
    const bare = own.querySelector('table')?.cloneNode(true)
    if (bare) own.after(bare)
    return [own.querySelector('table'), bare].map((each) => {
      if (!(each instanceof HTMLElement)) return undefined
      const { borderCollapse, fontSize, width } = getComputedStyle(each)
      const cells = ['th', 'td'].map((name) => each.querySelector(name)).filter((cell) => cell !== null)
      return [
        borderCollapse,
        fontSize,
        width,
        ...cells
          .map((cell) => getComputedStyle(cell))
          .map((cell) => [cell.padding, cell.borderBottom, cell.textAlign, cell.verticalAlign, cell.color].join()),
      ]
    })
  })
  expect(looks[1]).toEqual(looks[0])
})

test('messages leave their causes a column, or a line of their own, at any width', async ({ page, accounts }) => {
  await page.goto(`${accounts}docs/troubleshooting/`)
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const tables = await page.locator('.docgen-table').all()
    expect(tables.length).toBeGreaterThan(0)
    for (const table of tables) {
      expect.soft(await table.evaluate((box) => box.scrollWidth - box.clientWidth), `${width} px`).toBe(0)
      expect.soft((await table.getByRole('cell').nth(1).boundingBox())?.width, `${width} px`).toBeGreaterThan(240)
    }
  }
})

test('code in the description of a parameter scrolls by itself, and the words beside it stay in sight', async ({
  page,
  accounts,
}) => {
  await page.goto(`${accounts}api/types/interface/AuthenticationService/`)
  const box = page.locator('.docgen-table').first()
  await box.locator('td .docgen-prose').evaluate((prose) => {
    const code = document.createElement('div')
    code.className = 'docgen-code'
    code.append(document.createElement('pre'))
    code.firstElementChild?.append('long '.repeat(100))
    prose.append(code)
  })
  const block = box.locator('.docgen-code')
  const hiddenIn = (part: typeof box) => part.evaluate((element) => element.scrollWidth - element.clientWidth)
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await hiddenIn(box), `${width} px`).toBe(0)
    expect(await hiddenIn(block.locator('pre')), `${width} px`).toBeGreaterThan(1000)
    expect((await block.boundingBox())?.width, `${width} px`).toBeGreaterThan(200)
  }
})

test('what goes on to the side fades there until it is scrolled to', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${accounts}docs/how-it-works/`)
  const box = page.locator('.docgen-figure-box').first()
  const mask = () => box.evaluate((element) => getComputedStyle(element).maskImage)
  await expect.poll(mask).toContain('linear-gradient')
  await box.evaluate((element) => element.scrollTo(1000, 0))
  await expect.poll(mask).toBe('none')
  await box.evaluate((element) => element.scrollTo(0, 0))
  await expect.poll(mask).toContain('linear-gradient')
  await page.setViewportSize({ width: 1440, height: 844 })
  await expect.poll(mask).toBe('none')
})

for (const { widths, isBeside } of [
  { widths: [1440, 1200], isBeside: true },
  { widths: [1199, 1024], isBeside: false },
])
  test(`at ${widths.join(' and ')} pixels a line of a guide is long enough, and no drawing is cut`, async ({
    page,
    accounts,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${accounts}docs/introduction/`)
      const text = page.locator('.docgen-article-body')
      expect.soft((await text.boundingBox())?.width, `${width} px`).toBeGreaterThan(560)
      await expect(page.locator('[data-toc] details')).toHaveJSProperty('open', isBeside)
      if (isBeside) continue
      for (const drawing of await page.locator('.docgen-figure-box').all())
        expect.soft(await drawing.evaluate((element) => element.scrollWidth - element.clientWidth), `${width} px`).toBe(0)
    }
    if (isBeside) return
    const bar = page.getByText('On this page')
    await page.getByRole('heading', { name: 'Next steps' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport()
    await bar.click()
    await page.locator('[data-toc]').getByRole('link', { name: 'Examples' }).click()
    await expect(page.locator('[data-toc] details')).toHaveJSProperty('open', false)
    await expect(page.getByRole('heading', { name: 'Examples' })).toBeInViewport()
  })

test('what is chosen on the home page, and nothing else, is copied', async ({ page, context, accounts }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(accounts)
  await page.getByRole('radio', { name: 'Magic link' }).check({ force: true })
  const buttons = page.locator('.home-picker').getByRole('button', { name: 'Copy code' })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await buttons.nth(1).click()
  await expect
    .poll(copied)
    .toBe(
      'npm install @accounts/server @accounts/password @accounts/magic-link @accounts/rest-express express@4 @accounts/mongo mongodb@3',
    )
  await buttons.nth(0).click()
  await expect.poll(copied).toContain("from '@accounts/mongo'\n\nconst tokenSecret = process.env.TOKEN_SECRET")
  expect(await copied()).toContain("client.db('shop')) },\n    { magicLink: new AccountsMagicLink() },\n  )\n  const app")
  expect(await copied()).not.toMatch(/AccountsPassword|strategy|\n$/)
})
