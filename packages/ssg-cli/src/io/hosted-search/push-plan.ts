import type { SearchRecord } from '@docgen/model'

/** What makes a service's records those of the site. Ids are hashes of the records, so the service itself tells what has changed. */
export interface PushPlan {
  readonly added: readonly SearchRecord[]
  /** Ids. */
  readonly removed: readonly string[]
  readonly kept: number
}

export function planPush(existing: ReadonlySet<string>, records: readonly SearchRecord[]): PushPlan {
  const byId = new Map(records.map((record) => [record.objectID, record]))
  return {
    added: [...byId.values()].filter(({ objectID }) => !existing.has(objectID)),
    removed: [...existing].filter((id) => !byId.has(id)).sort(),
    kept: [...byId.keys()].filter((id) => existing.has(id)).length,
  }
}

export function hasChanges({ added, removed }: PushPlan): boolean {
  return added.length > 0 || removed.length > 0
}

/** A service that records can be pushed to. Every function throws `ServiceError`. */
export interface PushTarget {
  /** Ids of the records that it has. */
  readonly loadIds: () => Promise<ReadonlySet<string>>
  /** Puts the new state in the place of the old one at once: until then searches find the old one. */
  readonly push: (plan: PushPlan, records: readonly SearchRecord[]) => Promise<void>
}
