import type { Page } from '@playwright/test'

/**
 * Does on the page that is shown all that could set off a script: presses, points at and focuses whatever is there. Links that lead to a
 * web address are not followed.
 */
export async function attackPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // An address that cannot be read has no protocol: it leads nowhere.
    const isWebAddress = (link: HTMLAnchorElement): boolean =>
      /^(?:https?|mailto|tel)?:$/.test(link.protocol) || !link.hasAttribute('href')
    document.addEventListener(
      'click',
      (event) => {
        const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
        if (link && isWebAddress(link)) event.preventDefault()
      },
      true,
    )
    document.addEventListener('submit', (event) => {
      if (event.target instanceof HTMLFormElement && /^https?:/.test(event.target.action)) event.preventDefault()
    })
    const events = [
      'mouseover',
      'mouseenter',
      'pointerover',
      'focus',
      'focusin',
      'keydown',
      'animationstart',
      'toggle',
      'beforetoggle',
    ]
    // The search leads to its page where its island is pressed before it is alive.
    const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => !element.closest('docgen-island'))
    for (const element of elements) for (const name of [...events, 'error', 'load']) element.dispatchEvent(new Event(name))
    for (const element of elements) {
      if (
        !element.matches('a, area, button, summary, input, label, svg, svg *, math, math *, [onclick], main p, main div, main b')
      )
        continue
      if (element.closest('form') && element instanceof HTMLButtonElement && element.form?.method === 'get') continue
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window }))
    }
    await new Promise((resolve) => setTimeout(resolve, 30))
  })
}

/** What stands on the page that could run, although nothing ran: an attribute, an address or an element that no page may have. */
export async function dangersOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const addresses = [
      'href',
      'src',
      'action',
      'formaction',
      'data',
      'poster',
      'cite',
      'ping',
      'background',
      'xlink:href',
      'to',
      'values',
    ]
    for (const element of document.querySelectorAll('*')) {
      const isOwn = element.matches('head script, head link, head meta, head style')
      if (!isOwn && element.matches('script, iframe, object, embed, base, frame, meta, link[href], style'))
        found.push(element.outerHTML)
      for (const { name, value } of element.attributes) {
        const shown = `${name} of ${element.outerHTML.slice(0, 200)}`
        if (name.startsWith('on') || name === 'srcdoc') found.push(shown)
        if (!addresses.includes(name)) continue
        const { protocol } = new URL(URL.canParse(value, location.href) ? value : '', location.href)
        const isPicture = element.matches('link, img') && /^data:(?:image\/|,)/.test(value)
        if (!/^(?:https?|mailto|tel):$/.test(protocol) && !isPicture) found.push(shown)
      }
    }
    return found
  })
}
