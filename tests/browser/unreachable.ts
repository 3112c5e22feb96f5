import type { EachPage } from './every-page.ts'

/** What of a page cannot be read or reached where no script runs, and what is shown there and does nothing. */
export async function unreachableFindings({ page, url }: EachPage): Promise<readonly string[]> {
  await page.goto(url)
  return page.evaluate(() => {
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
    const nameOf = (element: Element): string => element.outerHTML.slice(0, 120)
    // What the browser itself unfolds, opens with a button, or shows with a choice.
    const folds = 'details:not([open]) > :not(summary), [popover], [class^=only-]'
    const shownAddresses = new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isShown).map(({ href }) => href),
    )
    // Such as links of an article that its sidebar has, where there is room for that.
    const isRepeated = (element: Element): boolean => {
      const links = element instanceof HTMLAnchorElement ? [element] : [...element.querySelectorAll('a')]
      const text = links.map(({ textContent }) => textContent).join('')
      return links.length > 0 && element.textContent === text && links.every(({ href }) => shownAddresses.has(href))
    }
    const unreachable = [...document.querySelectorAll('a[href], h1, main p, main li, main pre, .docgen-tab-panel')]
      .filter((element) => !isShown(element) && !element.closest(`${folds}, .docgen-needs-js`))
      .filter((element) => !element.closest('.docgen-navbar-links') && !isRepeated(element))
    // What the style sheet acts on by itself.
    const styled = '[data-hide-inherited], .home-choices'
    const useless = [...document.querySelectorAll('button, select, input:not([disabled])')]
      .filter(isShown)
      .filter((control) => !control.hasAttribute('popovertarget') && !control.closest(`form[action], ${styled}`))
    return [
      ...unreachable.map((element) => `is not shown: ${nameOf(element)}`),
      ...useless.map((control) => `does nothing without scripts: ${nameOf(control)}`),
    ]
  })
}
