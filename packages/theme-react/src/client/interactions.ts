// What readers do in an island before it is alive. It is kept, in order, and done again once somebody listens.

export interface Interaction {
  readonly event: Event
  readonly target: Element
  /** Of a field, what it held after the event. */
  readonly value?: string | undefined
}

const recorded = ['click', 'keydown', 'input', 'change', 'focusin'] as const

export interface Recorder {
  /** What the reader did in an island that waits to come alive. */
  readonly of: (island: Element) => Interaction[]
  /** Calls `wake` for each island in which something is done, and for those in which something was. */
  readonly wakeBy: (wake: (island: Element) => void) => void
}

/** One set of listeners serves all pages, and is there before the code of any island. */
export function recordInteractions(): Recorder {
  const lists = new WeakMap<Element, Interaction[]>()
  let touched: Element[] = []
  let wake = (island: Element): void => void touched.push(island)
  const of = (island: Element): Interaction[] => {
    const list = lists.get(island) ?? []
    lists.set(island, list)
    return list
  }
  for (const type of recorded) {
    document.addEventListener(
      type,
      (event) => {
        const { target } = event
        const island = waitingAround(target)
        if (!island || !(target instanceof Element) || !isOwn(event)) return
        if (event.type === 'click') {
          // Held back: a link or a form would act before the island could have its say.
          event.preventDefault()
          event.stopPropagation()
        }
        of(island).push({ event, target, value: valueOf(target) })
        wake(island)
      },
      { capture: true },
    )
  }
  // Somebody is about to do something: the island had better be there.
  document.addEventListener('pointerover', ({ target }) => {
    const island = waitingAround(target)
    if (island) wake(island)
  })
  return {
    of,
    wakeBy: (next) => {
      wake = next
      touched.forEach(next)
      touched = []
    },
  }
}

/** What is done while React hydrates it goes by unheard, or is heard without the text that was typed. */
function waitingAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('docgen-island:not([data-hydrated])') : null
}

/** Whether the page is to act on it: a click that opens a tab, and the keys that move the focus, are the browser's. */
export function isOwn(event: Event): boolean {
  if (event instanceof MouseEvent && event.type === 'click')
    return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return !(event instanceof KeyboardEvent) || !['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)
}

function valueOf(target: Element): string | undefined {
  return 'value' in target && typeof target.value === 'string' ? target.value : undefined
}
