// The only module of the runtime that brings React along; it is fetched when the first island is due.
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Interaction } from './interactions.ts'
import { IslandBoundary } from './island-boundary.tsx'
import { replay } from './replay.ts'

export interface Mounted {
  readonly unmount: () => void
}

/** Hydrates an island in place; once it listens, it gets what the reader did in it before, and says so in `data-hydrated`. */
export function mountIsland(element: HTMLElement, Island: ComponentType<object>, interactions: Interaction[]): Mounted {
  const ready = (): void => {
    element.dataset['hydrated'] = ''
    void replay(interactions.splice(0))
  }
  const island = (
    <Ready onReady={ready}>
      <IslandBoundary>
        {/* Written by the build as such an object. */}
        <Island {...(JSON.parse(element.dataset['props'] ?? '{}') as object)} />
      </IslandBoundary>
    </Ready>
  )
  const options = { identifierPrefix: `${element.id}-` }
  if (element.hasChildNodes()) return hydrateRoot(element, island, options)
  // It failed where the page was made, and may not fail here: React would complain that the page lacks what it renders.
  const root = createRoot(element, options)
  root.render(island)
  return root
}

/** Effects of the island run before this one, so that all its listeners are there. */
function Ready({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) {
  // Once is meant, whatever `onReady` is.
  // eslint-disable-next-line react/exhaustive-deps
  useEffect(onReady, [])
  return children
}
