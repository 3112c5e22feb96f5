// The rules of axe that judge colours. They cost ten times what all others cost together, and two elements of the same classes inside the
// same classes, painted alike, get the same answer: so each appearance is asked about until axe has passed it, on whatever page that is.
import type { Page } from '@playwright/test'
import type { AxeResults, ContextObject, RunOptions } from 'axe-core'

declare const axe: { readonly run: (context: ContextObject, options: RunOptions) => Promise<AxeResults> }

export const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block']

/** Appearances that passed. What is remembered is of one worker and of all sites, for an appearance holds all that sites differ in. */
const passed = new Set<string>()

/** In how many views axe could not tell, by origin and appearance: what lies over a text in one site does not in another. */
const undecided = new Map<string, number>()

/** Text over a gradient or a picture is undecided wherever it stands: after this many views axe is not asked again. */
const mostUndecided = 10

/** One line for each element in `within` that breaks a rule. Remembers what axe said, and asks nothing about what is settled. */
export async function contrastFindings(page: Page, within = 'body'): Promise<readonly string[]> {
  const { origin } = new URL(page.url())
  const hopeless = [...undecided].flatMap(([key, views]) =>
    views >= mostUndecided && key.startsWith(`${origin} `) ? [key.slice(origin.length + 1)] : [],
  )
  const judgement = await page.evaluate(judgeColors, { rules: [...colorRules], settled: [...passed, ...hopeless], within })
  for (const appearance of judgement.passed) passed.add(appearance)
  for (const appearance of judgement.undecided)
    undecided.set(`${origin} ${appearance}`, (undecided.get(`${origin} ${appearance}`) ?? 0) + 1)
  return judgement.findings
}

interface Judgement {
  readonly findings: readonly string[]
  /** Appearances that no earlier view has shown to pass. */
  readonly passed: readonly string[]
  readonly undecided: readonly string[]
}

/** Runs in the page. */
async function judgeColors({
  rules,
  settled,
  within,
}: {
  readonly rules: readonly string[]
  readonly settled: readonly string[]
  readonly within: string
}): Promise<Judgement> {
  const chains = new Map<Element, string>()
  const passed = new Set(settled)
  const newlyPassed: string[] = []
  const findings: string[] = []
  const asked = new Set<Element>()
  const elements = document.querySelectorAll(`${within} *`)
  if (elements.length === 0) throw new Error(`The page has nothing in ${within}.`)
  const open = [...elements].filter(
    (element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }) && !passed.has(chainOf(element)),
  )
  // Each run of axe begins with a look at the whole page, which costs as much as a hundred elements do.
  if (open.length > 100) await judge([...new Map(open.toReversed().map((element) => [chainOf(element), element])).values()])
  // Also what axe could not tell of an appearance, because something lies over the text or it is out of sight: another element may be in the open.
  await judge(open.filter((element) => !asked.has(element) && !passed.has(chainOf(element))))
  const undecided = new Set([...asked].map(chainOf).filter((chain) => !passed.has(chain)))
  return { findings, passed: newlyPassed, undecided: [...undecided] }

  async function judge(include: readonly Element[]): Promise<void> {
    if (include.length === 0) return
    for (const element of include) asked.add(element)
    const context = { include: [...include] }
    const options: RunOptions = {
      runOnly: { type: 'rule', values: [...rules] },
      resultTypes: ['passes', 'violations'],
      elementRef: true,
    }
    // To name every element by a selector takes a third of the time, and only those that break a rule need one.
    const results = await axe.run(context, { ...options, selectors: false })
    const { violations, passes } = results.violations.length > 0 ? await axe.run(context, options) : results
    for (const { nodes } of passes.filter(({ id }) => id === 'color-contrast')) {
      for (const { element } of nodes) {
        if (!element || passed.has(chainOf(element))) continue
        passed.add(chainOf(element))
        newlyPassed.push(chainOf(element))
      }
    }
    for (const { id, nodes } of violations) {
      for (const { element, target, failureSummary = '' } of nodes) {
        if (element) passed.add(chainOf(element))
        findings.push(`${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`)
      }
    }
  }

  /** Punctuation is no text to axe. */
  function hasText(element: Element): boolean {
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) return true
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    return texts.some((node) => !/^[\s!-/:-@[-`{-~\u2000-\u206F£¢¥§€±]*$/.test(node.nodeValue ?? ''))
  }

  /** How an element and all around it are painted, by classes and by computed styles. */
  function chainOf(element: Element): string {
    const made = chains.get(element)
    if (made !== undefined) return made
    const { parentElement } = element
    const style = getComputedStyle(element)
    const own = [
      element.localName,
      element.getAttribute('class'),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
      style.textDecorationLine,
      style.textShadow,
      style.position,
      style.filter,
      style.mixBlendMode,
    ].join()
    const chain = hashOf(`${parentElement ? chainOf(parentElement) : ''}|${own}`)
    chains.set(element, chain)
    return chain
  }

  /** 53 bits of cyrb53 (public domain), so that what is remembered of a site stays small. */
  function hashOf(text: string): string {
    let high = 0xdeadbeef
    let low = 0x41c6ce57
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      high = Math.imul(high ^ code, 2654435761)
      low = Math.imul(low ^ code, 1597334677)
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
    return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
  }
}
