import type { HostedSearchConfig } from '@docgen/model'
import type { Place } from './record-hit.ts'

/** Addresses of this site begin with its own origin, or with the one that it is looked at under: of a preview, or a developer's. */
export function placeOf({ origin }: Pick<HostedSearchConfig<unknown>, 'origin'>, currentOrigin: string): Place {
  return { origins: origin === undefined ? [currentOrigin] : [origin, currentOrigin] }
}
