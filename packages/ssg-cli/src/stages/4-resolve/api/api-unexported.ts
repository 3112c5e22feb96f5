import type { ApiEntry, ApiId } from '@docgen/model'
import { typeReferencesOf } from '../../../syntax/api/api-references.ts'

/** More than these a page does not expand: they are then known by name. */
const mostExpanded = 50

/** The declarations without a page that a value of the model uses, and that those use, nearest first. */
export function unexportedUsedBy(value: unknown, unexported: ReadonlyMap<ApiId, ApiEntry>): Readonly<Record<ApiId, ApiEntry>> {
  const used = new Map<ApiId, ApiEntry>()
  for (let next: readonly unknown[] = [value]; next.length > 0;) {
    const found = typeReferencesOf(next).flatMap(({ target }) => {
      const entry = target === undefined || used.has(target) ? undefined : unexported.get(target)
      if (!entry || used.size >= mostExpanded) return []
      used.set(entry.id, entry)
      return [entry]
    })
    next = found
  }
  return Object.fromEntries(used)
}
