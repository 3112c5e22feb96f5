import type { Interaction } from './interactions.ts'

/**
 * Does again what the reader did, in order, on the elements that hydration kept. Each in a microtask of its own, beginning with the next, so
 * that React has shown what one has changed before the other comes: a form that is sent has what was typed.
 */
export async function replay(interactions: readonly Interaction[]): Promise<void> {
  const last = new Map(
    interactions.flatMap(({ target, value }) => (value === undefined ? [] : [[target, { value, caret: caretOf(target) }]])),
  )
  for (const { event, target } of interactions) {
    await undefined
    if (!target.isConnected) continue
    const typed = event.type === 'input' || event.type === 'change' ? last.get(target) : undefined
    if (typed) setValue(target, typed)
    target.dispatchEvent(copyOf(event))
  }
}

interface Typed {
  readonly value: string
  /** As it was before React, which does not know the text yet, showed the field without it. */
  readonly caret: readonly [start: number, end: number] | undefined
}

/** Fields of some types have none. */
function caretOf(target: Element): Typed['caret'] {
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return undefined
  const { selectionStart, selectionEnd } = target
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}

function copyOf(event: Event): Event {
  const { type } = event
  if (event instanceof MouseEvent) return new MouseEvent(type, event)
  if (event instanceof KeyboardEvent) return new KeyboardEvent(type, event)
  if (event instanceof FocusEvent) return new FocusEvent(type, event)
  if (event instanceof InputEvent) return new InputEvent(type, event)
  return new Event(type, { bubbles: true, cancelable: true })
}

/**
 * React tells a change by comparing with the last value that was set through the element's own property, which it watches: that one is
 * made another first, and the value then set behind its back, as a reader who types does.
 */
function setValue(target: Element, { value, caret }: Typed): void {
  if (target instanceof HTMLSelectElement) {
    target.value = value
    return
  }
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return
  target.value = value === '' ? ' ' : ''
  const prototype = target instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value)
  if (caret) target.setSelectionRange(...caret)
}
