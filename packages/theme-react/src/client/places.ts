// Where the reader was on each page of the history: how far they had scrolled, and what had the focus.
import { keepPlace, parsePlaces, type PlaceMemory, type ReadingPlace } from './place-memory.ts'

const storageKey = 'docgen.places'
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

const places = readPlaces()
let currentKey = keyOfEntry()

/** Key of the entry of the history that is shown; it gets one if it has none, which says that the reader has not been there before. */
function keyOfEntry(): string {
  const state: Readonly<Record<string, unknown>> | null = history.state
  const known = state?.['docgenKey']
  if (typeof known === 'string') return known
  const key = newKey()
  history.replaceState({ ...state, docgenKey: key }, '')
  return key
}

/** Keys of a session only have to differ. */
function newKey(): string {
  return `${Math.round(performance.timeOrigin + performance.now())}.${places.size}`
}

/** Whether the page is on its way to an anchor: where it is scrolled no longer tells of the entry that is being left. */
let isLeaving = false

/** An entry for an anchor of this page is about to be made. */
export function leavePlace(): void {
  isLeaving = true
}

/** Looks through the whole page for the focus: for when a place is left or the focus moves, not for every event. */
export function rememberPlace(): void {
  if (isLeaving) return
  keepPlace(places, currentKey, { x: scrollX, y: scrollY, focus: focusables().indexOf(document.activeElement) })
}

let scrollFrame: number | undefined

/** How far the reader has scrolled, once a frame; what had the focus is kept. */
export function rememberScroll(): void {
  scrollFrame ??= requestAnimationFrame(() => {
    scrollFrame = undefined
    keepScroll()
  })
}

function keepScroll(): void {
  if (!isLeaving) keepPlace(places, currentKey, { x: scrollX, y: scrollY, focus: places.get(currentKey)?.focus ?? -1 })
}

/** A frame that is still to come would measure the page of one entry for another. */
function forgetScroll(): void {
  cancelAnimationFrame(scrollFrame ?? 0)
  scrollFrame = undefined
}

/** Adds an entry to the history, and is there. A link to the page that is shown replaces its entry, as in a browser. */
export function enterNewPlace(href: string): void {
  forgetScroll()
  keepScroll()
  currentKey = newKey()
  history[href === location.href ? 'replaceState' : 'pushState']({ docgenKey: currentKey }, '', href)
}

/** The history has moved to another entry: the place that it was left at, if it has been visited. */
export function enterKnownPlace(): ReadingPlace | undefined {
  forgetScroll()
  currentKey = keyOfEntry()
  isLeaving = false
  return places.get(currentKey)
}

export function restorePlace({ x, y, focus }: ReadingPlace): void {
  const element = focusables()[focus]
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  const scroll = (): void => scrollTo({ left: x, top: y, behavior: 'instant' })
  scroll()
  // A smooth scroll that was under way, as the style sheet of a site may ask for, has its last word in the next frame.
  requestAnimationFrame(scroll)
}

/** For the time after the page is loaded again. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places]))
  } catch {
    // Forbidden or full: then only pages that are still loaded know.
  }
}

function readPlaces(): PlaceMemory {
  try {
    return parsePlaces(sessionStorage.getItem(storageKey))
  } catch {
    return new Map()
  }
}

function focusables(): (Element | null)[] {
  return [...document.querySelectorAll(focusable)]
}
