/** `docs/guide` → `/docs/guide/`. */
export function routeFolderOf(path: string): string {
  const segments = path.split('/').filter(Boolean)
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}
