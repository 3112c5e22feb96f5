import type { RoutePath } from '@docgen/model'

/** `/docs/` and `['a', 'b']` → `/docs/a/b/`. */
export function joinRoute(base: RoutePath, segments: readonly string[]): RoutePath {
  return segments.length === 0 ? base : `${base}${segments.join('/')}/`
}
