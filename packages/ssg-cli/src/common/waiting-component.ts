// docgen renders pages at once. What React says of a component that waits is about transitions in browsers.
import { errorMessageOf } from '@docgen/model'

/** Whether a component could not be rendered because it is async, or waits in another way. */
export function isWaiting(error: unknown): boolean {
  return /^A (?:component|React component) suspended/.test(errorMessageOf(error))
}

/** Why a component could not be rendered, in our words where React's are about something else. */
export function renderingReason(error: unknown): string {
  return isWaiting(error)
    ? 'it waits for something (an async component, `use`, `lazy`), but docgen renders without waiting. Await what it needs at the top of its module.'
    : errorMessageOf(error)
}

/** The name of an async function; empty if it has none. `undefined` for whatever else a component may be. */
export function nameOfAsync(component: unknown): string | undefined {
  return typeof component === 'function' && Object.prototype.toString.call(component) === '[object AsyncFunction]'
    ? component.name
    : undefined
}
