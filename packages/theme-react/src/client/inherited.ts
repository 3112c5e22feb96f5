/** What the runtime has loaded already: a module that both of them import would be one more request of every page. */
interface InheritedParts {
  readonly readStored: (key: string) => string | null
  readonly store: (key: string, value: string) => void
  readonly targetOf: (hash: string) => HTMLElement | null
}

const storageKey = 'docgen.hideInherited'

/** Without a signal the page was changed in place: nobody came by an anchor. */
export function start(parts: InheritedParts, signal?: AbortSignal): void {
  startInherited(parts)
  if (signal && !signal.aborted) startReveal(signal, parts)
}

/** The style sheet hides inherited members while the box is checked. Here the choice is kept, and the table of contents follows it. */
function startInherited(parts: InheritedParts): void {
  const box = findBox()
  if (!box || box.dataset['ready'] !== undefined) return
  box.dataset['ready'] = ''
  // What was saved decides after a reload, not what the browser kept; in HTML the attribute is not for boxes.
  box.autocomplete = 'off'
  // Who was quicker than this script has checked it by hand: pages come with the box unchecked.
  if (box.checked && navigator.userActivation?.hasBeenActive) parts.store(storageKey, 'yes')
  show(box, parts.readStored(storageKey) !== 'yes', parts)
  // The inline script hid them before the box was there to be checked.
  delete document.documentElement.dataset['hideInherited']
  box.addEventListener('change', () => {
    parts.store(storageKey, box.checked ? 'yes' : '')
    show(box, !box.checked, parts)
  })
}

/** Opens what folds around the target of a link, and shows inherited members for now if it is one of those that the reader hides. */
function startReveal(signal: AbortSignal, parts: InheritedParts): void {
  addEventListener('hashchange', () => reveal(parts), { signal })
  reveal(parts)
}

function reveal(parts: InheritedParts): void {
  const target = parts.targetOf(location.hash)
  const box = findBox()
  if (!target) return
  const isHidden = box?.checked === true && goesWithInherited(target)
  const folds = foldsAround(target).filter((fold) => !fold.open)
  if (isHidden) show(box, true, parts)
  for (const fold of folds) fold.open = true
  if (isHidden || folds.length > 0) target.scrollIntoView()
}

/** `<html>` has the attribute too, until this script has run. */
function findBox(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('main [data-hide-inherited] input')
}

function show(box: HTMLInputElement, isShown: boolean, { targetOf }: InheritedParts): void {
  box.checked = !isShown
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')) {
    const target = targetOf(link.hash)
    link.parentElement?.toggleAttribute('hidden', !isShown && target !== null && goesWithInherited(target))
  }
}

/** Whether it is an inherited member, or the heading of a group that has no others. */
function goesWithInherited(target: Element): boolean {
  if (target.closest('.docgen-inherited')) return true
  const group = target.closest('.docgen-members')
  return group !== null && !group.querySelector(':scope > .docgen-member')
}

function foldsAround(target: Element): readonly HTMLDetailsElement[] {
  const folds: HTMLDetailsElement[] = []
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) folds.push(fold)
  return folds
}
