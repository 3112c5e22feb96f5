// A page that is too long to be sent at once ends its parts with links to the whole page. Here what they lead to takes their place instead.
import { fetchPage, parseHtml } from './page-store.ts'

/** What the runtime has loaded already: a module that both of them import would be one more request of every page. */
interface RestParts {
  readonly layOutWhole: (isWhole: boolean) => void
  readonly targetOf: (hash: string) => HTMLElement | null
}

const selector = '[data-docgen-rest]'

export function start(signal: AbortSignal, { layOutWhole, targetOf }: RestParts): void {
  if (signal.aborted) return
  const reveal = async (): Promise<void> => {
    const target = targetOf(location.hash)
    const rest = target && restsAt(target)
    if (!rest || rest.length === 0 || !(await showAll(rest)) || signal.aborted) return
    layOutWhole(true)
    targetOf(location.hash)?.scrollIntoView()
  }
  addEventListener('hashchange', () => void reveal(), { signal })
  for (const rest of document.querySelectorAll<HTMLElement>(selector)) rest.addEventListener('click', show, { signal })
  for (const list of document.querySelectorAll<HTMLElement>('[data-filter]')) {
    const complete = (): void => void showAll(list.querySelectorAll<HTMLElement>(selector))
    // Nobody finds by typing what is not there, be it before this script has come.
    if (list.matches(':focus-within') || list.querySelector('input')?.value) complete()
    else list.addEventListener('focusin', complete, { signal, once: true })
  }
  void reveal()
}

/** What is not there yet of the place that a link leads to: the part that has its anchor, or the rest of what its heading stands above. */
function restsAt(target: HTMLElement): readonly HTMLElement[] {
  const around = target.closest<HTMLElement>(selector)
  if (around) return [around]
  const section = /^H\d$/.test(target.tagName) ? target.closest('section') : null
  const isOnly = section?.querySelectorAll('h2[id], h3[id]').length === 1
  return isOnly ? [...section.querySelectorAll<HTMLElement>(selector)] : []
}

function show(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const { currentTarget: rest, target } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!(rest instanceof HTMLElement) || !link) return
  event.preventDefault()
  void showAll([rest]).then((isShown) => {
    if (!isShown) location.assign(link.href)
    else if (link.id !== '') document.getElementById(link.id)?.scrollIntoView()
  })
}

/** Whether all of them are there now. */
async function showAll(rests: Iterable<HTMLElement>): Promise<boolean> {
  const shown = [...rests].filter((rest) => rest.isConnected)
  const href = shown[0]?.querySelector<HTMLAnchorElement>('a[href]')?.href
  if (href === undefined) return false
  const page = await fetchPage(href)
  const whole = page && parseHtml(page.html)
  const article = whole?.querySelector('article') ?? whole?.querySelector('main')
  // Where each of them leads is told before the first is taken out.
  const ranges = article ? shown.map((rest) => rangeOf(rest.dataset['docgenRest'] ?? '', article)) : []
  if (ranges.length === 0 || ranges.includes(undefined)) return false
  ranges.forEach((range, index) => range && put(range, shown[index]))
  document.dispatchEvent(new Event('docgen:update'))
  return true
}

function put(range: Range, rest: HTMLElement | undefined): void {
  const list = rest?.closest('[data-filter]')
  const hasFocus = rest?.contains(document.activeElement) === true
  const content = document.adoptNode(range.extractContents())
  const first = content.firstElementChild
  rest?.replaceWith(content)
  if (hasFocus && first instanceof HTMLElement) {
    first.tabIndex = -1
    first.focus({ preventScroll: true })
  }
  list?.dispatchEvent(new Event('input'))
}

/** `0.2.5-9` means the elements 5 to 9 of the element 2 of the element 0. */
function rangeOf(path: string, article: Element): Range | undefined {
  const way = path.split('.')
  const [first, last] = (way.pop() ?? '').split('-').map(Number)
  const parent = way.reduce<Element | undefined>((node, index) => node?.children[Number(index)], article)
  const [start, end] = [parent?.children[first ?? -1], parent?.children[last ?? -1]]
  if (!start || !end) return undefined
  const range = start.ownerDocument.createRange()
  range.setStartBefore(start)
  range.setEndAfter(end)
  return range
}
