// What an editor says of a name in a sample, for readers who point at it, tap it, or come to its link by keyboard. While they are at a sample, its names
// are underlined.
import { ask, describe, forget, hide, isInPanel, isShown, leave, place, show, wait } from './type-panel.ts'
import { isAt, isIn, type Named } from './typed-names.ts'

const code = 'main [data-types]'

interface Reading {
  /** Ends with the page. */
  readonly signal: AbortSignal
  /** Does nothing once an event came without help: what is handed over is older. */
  readonly replay: (event: PointerEvent | FocusEvent) => void
}

let reading: Reading | undefined

/** `event` is why the part was fetched. Others may have come meanwhile, each with a call. */
export function start(signal: AbortSignal, event: PointerEvent | FocusEvent): void {
  if (signal.aborted) return
  if (reading?.signal !== signal) reading = read(signal)
  reading.replay(event)
}

function read(signal: AbortSignal): Reading {
  /** Whether what is shown came with the focus. */
  let isOfFocus = false
  const askOf = (link: Element, sample: HTMLElement, then: (named: Named | undefined) => void): Promise<void> =>
    ask(sample, (named) => isIn(named, link), then)
  const point = ({ target, clientX: x, clientY: y, pointerType, buttons }: PointerEvent): void => {
    if (pointerType === 'touch' || buttons !== 0 || !(target instanceof Element)) return
    forget()
    isOfFocus = false
    const element = target.closest<HTMLElement>(code)
    if (isInPanel(target)) return
    wait(() => (element ? ask(element, (named) => isAt(named, x, y)) : leave()))
  }
  /** Where nothing can hover, linked names look like the others: a tap says the type of these too. The next one follows the link, as a click does. */
  const tap = ({ target, clientX: x, clientY: y, pointerType }: PointerEvent): void => {
    if (!(target instanceof Element) || isInPanel(target)) return
    isOfFocus = false
    const element = target.closest<HTMLElement>(code)
    const link = target.closest('a')
    if (!element || (link && pointerType !== 'touch')) return leave()
    if (!link) return void ask(element, (named) => isAt(named, x, y))
    if (isShown(link)) return link.click()
    void askOf(link, element, (named) => {
      if (!named) return link.click()
      show(named, link)
      describe(link)
    })
  }
  const focus = ({ target }: Event): void => {
    const link = target instanceof Element && target.matches('a:focus-visible') ? target : undefined
    const element = link?.closest<HTMLElement>(code)
    isOfFocus = element != null
    if (isInPanel(target)) return
    if (!link || !element) return leave()
    void askOf(link, element, (named) => {
      show(named)
      if (named) describe(link)
    })
  }
  /** Focus scrolls the page to what it comes to: the panel goes along. */
  const scroll = ({ target }: Event): void => {
    if (isInPanel(target)) return
    if (isOfFocus) place()
    else hide()
  }
  let isLive = false
  const handle: Reading['replay'] = (event) => {
    if (event instanceof FocusEvent) focus(event)
    else if (event.type === 'click') tap(event)
    else point(event)
  }
  const listen: Reading['replay'] = (event) => {
    isLive = true
    handle(event)
  }
  const options = { signal, passive: true, capture: true }
  for (const name of ['pointermove', 'click', 'focusin'] as const) document.addEventListener(name, listen, options)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), options)
  document.addEventListener('scroll', scroll, options)
  addEventListener('blur', leave, { signal })
  signal.addEventListener('abort', leave)
  return { signal, replay: (event) => isLive || handle(event) }
}
