// A reader who has no mouse goes through a page, and looks for the focus at every stop.
import type { Page } from '@playwright/test'

export interface FocusWalk {
  /** What has to be reached, in the order of the document. */
  readonly expected: readonly string[]
  /** What was reached, in the order of the keys. */
  readonly reached: readonly string[]
  /** Stops that look the same with the focus and without, or that are out of sight. */
  readonly unseen: readonly string[]
}

const reachable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'

/** Presses the key until the focus leaves the page or comes round again. */
export async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusWalk> {
  await page.waitForFunction(areScrollersMarked)
  const expected = await page.evaluate(rememberLooks, reachable)
  const reached: string[] = []
  const unseen: string[] = []
  const limit = 2 * expected.length + 10
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(lookAtFocus)
    if (stop === undefined || reached[0] === stop.name) break
    reached.push(stop.name)
    if (!stop.isSeen) unseen.push(stop.name)
  }
  return { expected, reached: key === 'Tab' ? reached : reached.reverse(), unseen }
}

/** Runs in the page: code, tables and drawings are stops of the Tab key only once all of the page has been laid out and they turn out to scroll. */
function areScrollersMarked(): boolean {
  const pieces = document.querySelectorAll(':is(.docgen-prose > *, .docgen-member):not(.docgen-member *)')
  if ([...pieces].some((piece) => getComputedStyle(piece).contentVisibility === 'auto')) return false
  return [...document.querySelectorAll('main pre, .docgen-table, .docgen-figure-box')].every(
    (box) => !box.checkVisibility() || box.hasAttribute('tabindex') === box.scrollWidth > box.clientWidth,
  )
}

/** Runs in the page: gives what can have the focus a number, and writes down how it looks without. Names them all. */
function rememberLooks(selector: string): readonly string[] {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      // Of radio buttons of one name only the chosen one is a stop; arrow keys lead to the others.
      !element.matches(':disabled, [type="radio"]:not(:checked)') &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  return elements.map((element, index) => {
    const { outlineStyle, outlineWidth, boxShadow, transform } = getComputedStyle(element)
    element.dataset['walk'] = JSON.stringify([outlineStyle, outlineWidth, boxShadow, transform])
    element.dataset['walkName'] = `${index} <${element.localName}> ${(element.ariaLabel ?? element.innerText).slice(0, 40)}`
    return element.dataset['walkName']
  })
}

/** Runs in the page. `undefined` when nothing of it has the focus. */
function lookAtFocus(): { readonly name: string; readonly isSeen: boolean } | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const { outlineStyle, outlineWidth, boxShadow, transform } = getComputedStyle(element)
  const { width, height, top, bottom } = element.getBoundingClientRect()
  const isMarked = element.dataset['walk'] !== JSON.stringify([outlineStyle, outlineWidth, boxShadow, transform])
  const isInSight = width > 0 && height > 0 && bottom > 0 && top < innerHeight
  return { name: element.dataset['walkName'] ?? element.outerHTML.slice(0, 80), isSeen: isMarked && isInSight }
}
