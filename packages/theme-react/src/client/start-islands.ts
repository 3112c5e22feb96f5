// Hydrates islands when they are due: idle, in sight, or at the first thing that the reader does in them. React comes with the first.
import type { Mounted } from './hydrate-island.tsx'
import type { Interaction, Recorder } from './interactions.ts'

interface Found {
  readonly element: HTMLElement
  /** What the reader did in it before it was alive. */
  readonly interactions: Interaction[]
  mounted?: Mounted | undefined
  isLoading: boolean
}

type Islands = typeof import('docgen:islands').default

const selector = 'docgen-island'
let islands: Islands = {}
let whenIdle: (run: () => void) => void = setTimeout
const known = new Map<Element, Found>()
/** Islands of pages that were left: the last searches that a reader comes back to. */
const keptIslands = 5

/** `loaders` fetch the components of islands by their names; `wait` runs a function once the page has nothing else to do. */
export function startIslands(loaders: Islands, wait: typeof whenIdle, recorder: Recorder): void {
  islands = loaders
  whenIdle = wait
  const find = (): void => findIslands(recorder)
  for (const change of ['docgen:update', 'docgen:navigate']) document.addEventListener(change, find)
  document.addEventListener('docgen:show', putBack)
  find()
  recorder.wakeBy((island) => {
    const found = known.get(island)
    if (found) void hydrate(found)
  })
}

/** Lets go of the islands that have left the page, and sees to those that have come. */
function findIslands(recorder: Recorder): void {
  let kept = 0
  // The one that was left last comes first.
  for (const [element, { mounted }] of [...known].reverse()) {
    if (element.isConnected || (queryOf(element) !== undefined && kept++ < keptIslands)) continue
    mounted?.unmount()
    known.delete(element)
  }
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (known.has(element)) continue
    const found: Found = { element, interactions: recorder.of(element), isLoading: false }
    known.set(element, found)
    schedule(found)
  }
}

/** An island says so if what it shows depends on the query of the address: a reader who comes back to that finds it as it was. */
const queryOf = (element: Element): string | undefined =>
  element.querySelector<HTMLElement>(':scope > [data-query]')?.dataset['query']

/** Before the place of the reader is looked for in the page. */
function putBack(): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    for (const [kept, found] of known) {
      if (kept.isConnected || queryOf(kept) !== location.search || found.element.dataset['props'] !== element.dataset['props'])
        continue
      element.replaceWith(kept)
      known.delete(kept)
      known.set(kept, found)
      break
    }
  }
}

function schedule(found: Found): void {
  const { element } = found
  const when = element.dataset['when']
  // What has drawn nothing yet never comes into sight.
  if (when === 'idle' || (when === 'visible' && !element.firstElementChild)) whenIdle(() => void hydrate(found))
  if (when !== 'visible') return
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    void hydrate(found)
  })
  // The element itself has no box.
  for (const child of element.children) observer.observe(child)
}

/** Resolves to whether the island is alive. */
async function hydrate(found: Found): Promise<boolean> {
  const { element, interactions } = found
  const load = islands[element.dataset['name'] ?? '']
  if (found.isLoading || found.mounted || !load) return found.mounted !== undefined
  found.isLoading = true
  // One that cannot be fetched, and one whose props cannot be read, are told of alike. The reader may have left meanwhile.
  found.mounted = await Promise.all([import('./hydrate-island.tsx'), load()])
    .then(([{ mountIsland }, { default: component }]) =>
      element.isConnected ? mountIsland(element, component, interactions) : undefined,
    )
    .catch(() => undefined)
  found.isLoading = false
  if (found.mounted || !element.isConnected) return found.mounted !== undefined
  const done = interactions.splice(0)
  const followed = linkPressedIn(done)
  if (followed) location.assign(followed.href)
  else if (element.dataset['when'] !== 'interaction' || done.some(({ event }) => event.type !== 'focusin'))
    await import('./island-failure.ts').then(
      ({ showLoadFailure }) => showLoadFailure(element, () => hydrate(found)),
      () => undefined,
    )
  // Who has only passed by misses nothing; the next who comes tries again.
  return false
}

/** Where nobody answers for it, a link leads where it does without scripts. */
function linkPressedIn(interactions: readonly Interaction[]): HTMLAnchorElement | undefined {
  const links = interactions.map(({ event, target }) => (event.type === 'click' ? target.closest('a') : null))
  return links.find((link) => link !== null) ?? undefined
}
