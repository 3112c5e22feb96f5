// What readers do in an island before it is alive. It is kept, in order, and done again once somebody listens.

export interface Interaction {
  readonly event: Event
  readonly target: Element
  /** Of a field, what it held after the event. */
  readonly value?: string | undefined
}

const recorded = ['click', 'keydown', 'input', 'change', 'focusin'] as const

/**
 * `waitingIn` gives the list of the island around an element while it waits to come alive, `wake` brings that about. One set of
 * listeners serves all pages.
 */
export function recordInteractions(
  waitingIn: (target: Element) => Interaction[] | undefined,
  wake: (target: Element) => void,
): void {
  for (const type of recorded) {
    document.addEventListener(
      type,
      (event) => {
        const { target } = event
        const waiting = target instanceof Element ? waitingIn(target) : undefined
        if (!waiting || !(target instanceof Element) || !isOwn(event)) return
        if (event.type === 'click') {
          // Held back: a link or a form would act before the island could have its say.
          event.preventDefault()
          event.stopPropagation()
        }
        waiting.push({ event, target, value: valueOf(target) })
        wake(target)
      },
      { capture: true },
    )
  }
  // Somebody is about to do something: the island had better be there.
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      if (target instanceof Element && waitingIn(target)) wake(target)
    },
    { passive: true },
  )
}

/** Whether the page is to act on it: a click that opens a tab, and the keys that move the focus, are the browser's. */
export function isOwn(event: Event): boolean {
  if (event instanceof MouseEvent && event.type === 'click')
    return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return !(event instanceof KeyboardEvent) || !['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)
}

function valueOf(target: Element): string | undefined {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
    ? target.value
    : undefined
}
