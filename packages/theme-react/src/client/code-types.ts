// What an editor says of a name in a sample, for readers who point at it, tap it, or come to its link by keyboard. While they are at a sample, its names
// are underlined.
import { ask, forget, hide, id, isInPanel, leave, place, show, wait } from './type-panel.ts'
import { isAt, isIn } from './typed-names.ts'

const code = 'main [data-types]'

interface Reading {
  /** Ends with the page. */
  readonly signal: AbortSignal
  /** When it began, as `timeStamp` of events counts. */
  readonly since: number
  readonly handle: (event: Event) => void
}

let reading: Reading | undefined

/** `event` is why the part was fetched. Others may have come meanwhile, each with a call. */
export function start(signal: AbortSignal, event: Event): void {
  if (signal.aborted) return
  if (reading?.signal !== signal) reading = read(signal)
  if (event.timeStamp < reading.since) reading.handle(event)
}

function read(signal: AbortSignal): Reading {
  /** Whether what is shown came with the focus. */
  let isOfFocus = false
  const point = ({ target, clientX: x, clientY: y, pointerType, buttons }: PointerEvent): void => {
    if (pointerType === 'touch' || buttons !== 0 || !(target instanceof Element)) return
    forget()
    isOfFocus = false
    const element = target.closest<HTMLElement>(code)
    if (isInPanel(target)) return
    wait(() => (element ? ask(element, (named) => isAt(named, x, y)) : leave()))
  }
  /** A tap on a link follows it. */
  const tap = ({ target, clientX: x, clientY: y }: MouseEvent): void => {
    if (!(target instanceof Element) || isInPanel(target)) return
    isOfFocus = false
    const element = target.closest('a') ? null : target.closest<HTMLElement>(code)
    if (element) void ask(element, (named) => isAt(named, x, y))
    else leave()
  }
  const focus = ({ target }: Event): void => {
    const link = target instanceof Element && target.matches('a:focus-visible') ? target : undefined
    const element = link?.closest<HTMLElement>(code)
    isOfFocus = element != null
    if (!link || !element) return leave()
    void ask(
      element,
      (named) => isIn(named, link),
      (named) => {
        show(named)
        if (named) link.setAttribute('aria-describedby', id)
      },
    )
  }
  /** Focus scrolls the page to what it comes to: the panel goes along. */
  const scroll = ({ target }: Event): void => {
    if (target instanceof Element && isInPanel(target)) return
    if (isOfFocus) place()
    else hide()
  }
  const handle = (event: Event): void => {
    if (event.type === 'focusin') focus(event)
    else if (event.type === 'click' && event instanceof MouseEvent) tap(event)
    else if (event instanceof PointerEvent) point(event)
  }
  const options = { signal, passive: true, capture: true }
  for (const name of ['pointermove', 'click', 'focusin']) document.addEventListener(name, handle, options)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), options)
  document.addEventListener('scroll', scroll, options)
  addEventListener('blur', leave, { signal })
  signal.addEventListener('abort', leave)
  return { signal, since: performance.now(), handle }
}
