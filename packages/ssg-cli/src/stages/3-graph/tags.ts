// In: the routes of pages. Out: the tags that pages have, and the routes of the pages that list them.
import { slug as slugify } from 'github-slugger'
import {
  compareText,
  findNearest,
  intlTagOf,
  portableSegment,
  type Diagnostic,
  type DocsVersion,
  type Frontmatter,
  type Route,
  type RoutePath,
  type SiteConfig,
  type SourceRange,
  type Tag,
  type TagConfig,
} from '@docgen/model'
import { locateKey } from '../../config/locate.ts'
import { unknownTag } from '../../diagnostics/routes.ts'
import { joinRoute, takeFreeRoute } from '../../sources/join-route.ts'
import { familyOf, newestOf } from '../../config/version-family.ts'
import type { PlacedRoute } from '../../common/placed-page.ts'
import { originOf } from '../../common/origin.ts'

interface BuiltTags {
  readonly routes: readonly Route[]
  /** By each spelling that pages use. */
  readonly tagByName: ReadonlyMap<string, Tag>
  readonly diagnostics: readonly Diagnostic[]
}

interface TaggedPage {
  readonly path: RoutePath
  readonly title: string
  readonly tags: readonly string[]
  readonly at: SourceRange
  /** Whether readers are led to it: it is listed, and of no older version. */
  readonly isShown: boolean
}

/** Reports `unknown-tag`. */
export function tagsOf(routes: readonly PlacedRoute[], versions: readonly DocsVersion[], config: SiteConfig): BuiltTags {
  if (config.tags === undefined) return { routes: [], tagByName: new Map(), diagnostics: [] }
  const pages = taggedPagesOf(routes, versions, config)
  const { known } = config.tags
  const names = known && new Set(Object.keys(known))
  const usesByKey = new Map<string, Use[]>()
  for (const page of pages)
    for (const name of new Set(page.tags)) {
      if (names && !names.has(name)) continue
      const key = names ? name : keyOf(name)
      const uses = usesByKey.get(key)
      if (uses) uses.push({ name, page })
      else usesByKey.set(key, [{ name, page }])
    }
  const made = withOwnPaths([...usesByKey.values()].flatMap((uses) => tagOf(uses, config.tags?.known ?? {}, config) ?? []))
  const order = new Intl.Collator(intlTagOf(config.locale.htmlLang))
  const tags = made.map(({ tag }) => tag).sort((a, b) => order.compare(a.label, b.label))
  const at = locateKey(config.configFiles, [], 'tags')
  const index: readonly Route[] = tags.length === 0 ? [] : [{ kind: 'tags', path: config.tags.path, tags, at }]
  return {
    routes: [...index, ...tags.map((tag): Route => ({ kind: 'tag', path: tag.path, tag }))],
    tagByName: new Map(made.flatMap(({ names: spelled, tag }) => spelled.map((name) => [name, tag] as const))),
    diagnostics: names ? pages.flatMap((page) => unknownTagsOf(page, names)) : [],
  }
}

interface Use {
  readonly name: string
  readonly page: TaggedPage
}

/** Tags that differ by letter case or spaces alone are one. */
function keyOf(name: string): string {
  return name.trim().replace(/\s+/g, ' ').normalize('NFC').toLowerCase()
}

interface MadeTag {
  readonly names: readonly string[]
  readonly tag: Tag
  /** Whether the config declares it, and so says what its address is. */
  readonly isDeclared: boolean
}

/** `c`, `c++` and `c#` have one slug: those that come later in the alphabet get a number. */
function withOwnPaths(made: readonly MadeTag[]): readonly MadeTag[] {
  const taken = new Set(made.flatMap(({ tag, isDeclared }) => (isDeclared ? [tag.path.toLowerCase()] : [])))
  const ordered = made.toSorted((a, b) => compareText(a.tag.label, b.tag.label))
  return ordered.map((one) => (one.isDeclared ? one : { ...one, tag: { ...one.tag, path: takeFreeRoute(one.tag.path, taken) } }))
}

/** A tag that only hidden pages have is none. */
function tagOf(uses: readonly Use[], known: Readonly<Record<string, TagConfig>>, config: SiteConfig): MadeTag | undefined {
  const shown = uses.filter(({ page }) => page.isShown).map(({ page }) => page)
  if (shown.length === 0 || config.tags === undefined) return undefined
  const names = uses.map(({ name }) => name)
  const name = mostFrequentOf(names)
  const own = Object.hasOwn(known, name) ? known[name] : undefined
  const { label = name, description, slug } = own ?? {}
  const order = new Intl.Collator(intlTagOf(config.locale.htmlLang))
  const pages = [...shown].sort((a, b) => order.compare(a.title, b.title))
  return {
    names: [...new Set(names)],
    isDeclared: own !== undefined,
    tag: {
      label,
      description,
      path: joinRoute(config.tags.path, [slug ?? (slugify(name) || portableSegment(name))]),
      pages: pages.map(({ path }) => path),
      at: locateKey(config.configFiles, own ? ['tags', 'known'] : [], own ? name : 'tags'),
    },
  }
}

/** The first of those that are equally frequent. */
function mostFrequentOf(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [[most = ''] = []] = [...counts].sort(([, a], [, b]) => b - a)
  return most
}

function unknownTagsOf({ tags, at }: TaggedPage, known: ReadonlySet<string>): readonly Diagnostic[] {
  return tags.flatMap((name) => {
    if (known.has(name)) return []
    const nearest = [...known].find((other) => keyOf(other) === keyOf(name)) ?? findNearest(name, known)
    return [unknownTag(at, name, nearest)]
  })
}

function taggedPagesOf(
  routes: readonly PlacedRoute[],
  versions: readonly DocsVersion[],
  config: SiteConfig,
): readonly TaggedPage[] {
  const family = familyOf(versions)
  const older = new Set(family.filter((version) => version !== newestOf(family)))
  return routes.flatMap((route): TaggedPage[] => {
    const { tags = [], unlisted = false } = frontmatterOf(route)
    if (tags.length === 0 || !('page' in route)) return []
    const range = 'ranges' in route.page ? route.page.ranges.tags : undefined
    return [
      {
        path: route.path,
        title: route.page.title ?? '',
        tags,
        at: range ?? originOf(route, config).at,
        isShown: !unlisted && !(route.kind === 'doc' && older.has(route.version)),
      },
    ]
  })
}

function frontmatterOf(route: PlacedRoute): Frontmatter {
  if (!('page' in route)) return {}
  return 'frontmatter' in route.page ? route.page.frontmatter : (route.page.made?.frontmatter ?? {})
}
