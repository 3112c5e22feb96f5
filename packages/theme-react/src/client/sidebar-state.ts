/** Which categories the reader has opened or closed, by their labels from the outermost on. */
type SidebarState = Readonly<Record<string, boolean>>

/** The state with one category changed. */
export function withCategory(state: SidebarState, path: readonly string[], isOpen: boolean): SidebarState {
  return { ...state, [keyOf(path)]: isOpen }
}

/** The state once a page below a category was read: it stays open, unless the reader has closed it. */
export function withWay(state: SidebarState, path: readonly string[]): SidebarState {
  return keyOf(path) in state ? state : withCategory(state, path, true)
}

/** Whether a category is to be open; one that the reader has left alone is as the page has it, the way to the current page is open. */
export function isOpenIn(state: SidebarState, path: readonly string[], served: boolean, isCurrent: boolean): boolean {
  return isCurrent || (state[keyOf(path)] ?? served)
}

/** Reads what was stored; whatever else stands there is no state. */
export function parseSidebarState(text: string | null): SidebarState {
  try {
    // Of nothing it throws, and other values that are no objects have no such entries.
    const entries = Object.entries(JSON.parse(text ?? '{}') as object)
    return Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))
  } catch {
    return {}
  }
}

/** What the inline script makes of the same labels. */
export function keyOf(path: readonly string[]): string {
  return path.join(' › ')
}
