// Promises of authors' code that are rejected without being awaited. Node would end the process, and the findings of the site would be lost.
// Module state, because what Node tells it to is the process.
import { errorMessageOf, type Diagnostic, type SiteConfig } from '@docgen/model'
import { promiseLost } from '../diagnostics/plugins.ts'
import { placeInConfigCode } from '../common/thrown-place.ts'

/** Returns whether it has reported the reason. */
type Catcher = (reason: unknown) => boolean

const catchers = new Set<Catcher>()
let catchOthers: ((reason: unknown) => void) | undefined

/** Reports those whose stack leads to the code of the config, until the function is called that it returns. */
export function catchLostRejections(
  config: Pick<SiteConfig, 'root' | 'configFiles'>,
  report: (finding: Diagnostic) => void,
): () => void {
  const catcher: Catcher = (reason) => {
    const place = placeInConfigCode(reason, config)
    if (place) report(promiseLost(place, errorMessageOf(reason)))
    return place !== undefined
  }
  catchers.add(catcher)
  listen()
  return () => {
    catchers.delete(catcher)
    if (catchers.size === 0 && catchOthers === undefined) process.off('unhandledRejection', onRejection)
  }
}

/** For a process that is docgen's own: what becomes of all others. */
export function catchOtherRejections(handle: (reason: unknown) => void): void {
  catchOthers = handle
  listen()
}

function listen(): void {
  if (!process.listeners('unhandledRejection').includes(onRejection)) process.on('unhandledRejection', onRejection)
}

function onRejection(reason: unknown): void {
  // A set of listeners, each of which counts.
  if ([...catchers].map((caught) => caught(reason)).includes(true)) return
  if (catchOthers) catchOthers(reason)
  // As Node does without a listener.
  else if (process.listenerCount('unhandledRejection') === 1) throw reason
}
