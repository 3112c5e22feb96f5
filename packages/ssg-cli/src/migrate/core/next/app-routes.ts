// Addresses of what lies in `app/`.
import type { CodePage } from './old-page.ts'

/** `(group)/docs/page.tsx` → `/docs`; a folder for each language is none of the route. */
export function routeIn(path: string): string {
  const folders = path.split('/').slice(0, -1)
  const shown = folders.filter((name) => !/^\(.*\)$/.test(name) && !/^\[(?:lang|locale)\]$/.test(name) && !name.startsWith('@'))
  return `/${shown.join('/')}`
}

export function asCodePage({ file, route }: { readonly file: string; readonly route: string }): CodePage {
  return { file, route: route.includes('[') ? undefined : route, folder: route.replace(/\/?\[.*$/, '') || '/' }
}
