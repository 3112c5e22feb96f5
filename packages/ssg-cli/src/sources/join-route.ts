import type { RoutePath } from '@docgen/model'

/** `/docs/` and `['a', 'b']` → `/docs/a/b/`. */
export function joinRoute(base: RoutePath, segments: readonly string[]): RoutePath {
  return segments.length === 0 ? base : `${base}${segments.join('/')}/`
}

/** The path, which is taken then. One that differs from another by letter case only would be one file on some disks: the later one gets a number. */
export function takeFreeRoute(path: RoutePath, taken: Set<string>): RoutePath {
  let free = path
  for (let count = 1; taken.has(free.toLowerCase()); count++) free = `${path.slice(0, -1)}-${count}/`
  taken.add(free.toLowerCase())
  return free
}
