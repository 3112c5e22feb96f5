import type { Frontmatter, RoutePath } from '@docgen/model'
import { joinRoute } from '../join-route.ts'

/** What a doc is called in routes and sidebars. */
export interface DocIdentity {
  /** `guide/install`: path below the docs folder without number prefixes and ending; its last segment is the frontmatter's `id`, if any. */
  readonly id: string
  readonly path: RoutePath
  /** Number at the front of the file's name, for the order of sidebars. */
  readonly position: number | undefined
  /** Whether it is the page of its folder: `index.md`, `README.md`. */
  readonly isIndex: boolean
}

/** `contentPath` is relative to the docs folder; `base` is the route path that the docs stand under. */
export function docIdentityOf(contentPath: string, frontmatter: Frontmatter, base: RoutePath): DocIdentity {
  // Disks spell accents in two ways; addresses and ids have one.
  const segments = contentPath.normalize('NFC').replace(/\.md$/, '').split('/')
  const parts = segments.map(splitNumber)
  const last = parts.at(-1) ?? { name: '', position: undefined }
  const isIndex = /^(?:index|readme)$/i.test(last.name)
  const folders = parts.slice(0, -1).map(({ name }) => name)
  const id = [...folders, frontmatter.id ?? last.name].join('/')
  const natural = [...folders, ...(isIndex && frontmatter.id === undefined ? [] : [frontmatter.id ?? last.name])]
  return { id, path: routePathOf(base, folders, frontmatter.slug, natural), position: last.position, isIndex }
}

/** A slug that begins with `/` stands under the docs, any other in the place of the file's name. */
function routePathOf(
  base: RoutePath,
  folders: readonly string[],
  slug: string | undefined,
  natural: readonly string[],
): RoutePath {
  if (slug === undefined) return joinRoute(base, natural)
  const segments = slug.split('/').filter(Boolean)
  return joinRoute(base, slug.startsWith('/') ? segments : [...folders, ...segments])
}

/** `01-install` → `install`, 1. Dates (`2024-03-01-news`) and versions (`7.0-notes`) are names. */
export function splitNumber(segment: string): { readonly name: string; readonly position: number | undefined } {
  const [, digits, name] = /^(\d{1,3})[-_.\s]+(\D.*)$/.exec(segment) ?? []
  return digits !== undefined && name !== undefined ? { name, position: Number(digits) } : { name: segment, position: undefined }
}
