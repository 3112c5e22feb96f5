import type { EachPage } from './every-page.ts'

/** What of a page cannot be read or reached where no script runs, and what is shown there and does nothing. */
export async function unreachableFindings({ page, url }: EachPage): Promise<readonly string[]> {
  await page.goto(url)
  return page.evaluate(() => {
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
    const nameOf = (element: Element): string => element.outerHTML.slice(0, 120)
    // What the browser itself unfolds, or opens with a button.
    const folds = 'details:not([open]) > :not(summary), [popover]'
    const unreachable = [...document.querySelectorAll('a[href], h1, main p, main li, main pre, .docgen-tab-panel')]
      .filter((element) => !isShown(element) && !element.closest(`${folds}, .docgen-needs-js`))
      .filter((element) => !element.closest('.docgen-navbar-links'))
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
