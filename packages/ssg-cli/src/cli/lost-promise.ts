import { errorMessageOf } from '@docgen/model'
import { lostPromiseHint } from '../diagnostics/plugins.ts'
import { stackOf } from '../common/thrown-place.ts'
import { firstPlaceIn } from './exit-guard.ts'

/** A promise was rejected without being awaited, and its stack does not lead to code of the config. Reported on one line, with exit code 1. */
export class LostPromise extends Error {
  readonly hint: string

  constructor(reason: unknown, cwd: string) {
    const place = firstPlaceIn(stackOf(reason) ?? '', cwd)
    super(`A promise that is not awaited was rejected${place === undefined ? '' : ` at ${place}`}: ${errorMessageOf(reason)}`, {
      cause: reason,
    })
    this.hint =
      place === undefined
        ? 'Look for a call without `await` in the plugins, checks, outputs and sources of your config. Reject with an `Error`: it has a place.'
        : lostPromiseHint
  }
}
