// Collections of posts: those without a sidebar whose pages all have dates, as the guide of Fumadocs makes them.
// https://fumadocs.dev/blog/make-a-blog
import type { Code } from '../../scaffold/code-text.ts'
import { blogCall, naturalPostAddress, noteBlog, postRules, type BlogAuthors, type OwnRules } from '../core/blog.ts'
import type { DraftPage } from '../core/pages.ts'
import type { OldAddress } from '../core/site.ts'
import { at, listIn, textIn } from '../core/values.ts'
import type { Collection } from './collections.ts'
import type { OldSite, Page } from './site.ts'
import { titleOfName } from './tree.ts'

export interface Blogs {
  /** With the authors of each. */
  readonly collections: ReadonlyMap<Collection, BlogAuthors>
  /** Once the posts are migrated. */
  readonly plugins: () => readonly Code[]
  readonly links: readonly { readonly label: string; readonly to: string }[]
  /** Of the pages that listed the posts, which were code. */
  readonly addresses: readonly OldAddress[]
}

export function blogsOf(pages: readonly Page[], site: OldSite): Blogs {
  const { collections, place, routes, notes } = site
  const postsOf = (collection: Collection): readonly Page[] => pages.filter(({ old }) => old.collection === collection)
  const blogs = new Map(
    collections.filter((each) => isBlog(each, postsOf(each), site)).map((each): [Collection, BlogAuthors] => [each, new Map()]),
  )
  const nameOf = ({ base }: Collection): string => base.split('/').at(-1) ?? 'blog'
  const links = [...blogs.keys()].map((each) => ({ label: titleOfName(nameOf(each)), to: `${each.base}/` }))
  for (const each of blogs.keys()) noteBlog({ posts: postsOf(each).length, base: `${each.base}/` }, notes)
  return {
    collections: blogs,
    links,
    plugins: () =>
      [...blogs].map(([collection, authors]) => {
        const name = nameOf(collection)
        // Once the config has authors, it has those whom posts call by their names, too.
        const named = authors.size === 0 ? [] : postsOf(collection).flatMap(({ data }) => namesIn(data))
        for (const each of named) if (!authors.has(each)) authors.set(each, { name: each })
        return blogCall(
          {
            ...{ name: name === 'blog' ? undefined : name, dir: place.dirOf(collection), base: `${collection.base}/` },
            ...{ title: titleOfName(name), addresses: 'name', postsPerPage: undefined, hasFeed: true, authors },
          },
          postsOf(collection).length,
        )
      }),
    addresses: [...blogs.keys()].flatMap(({ base }) =>
      routes.pages.flatMap(({ file, route }) => (route === base ? [{ address: base, file, now: `${base}/` }] : [])),
    ),
  }
}

function namesIn(data: unknown): readonly string[] {
  return [at(data, 'author'), ...listIn([at(data, 'authors')].flat())].filter((each): each is string => typeof each === 'string')
}

/** Translations of posts lie elsewhere in docgen, so a site in several languages keeps its lists. */
function isBlog({ isList, base, dir }: Collection, posts: readonly Page[], { collections, found, locales }: OldSite): boolean {
  const isAlone = [...collections, ...found.repeated].every(
    (other) => other.dir === dir || (!other.dir.startsWith(`${dir}/`) && !dir.startsWith(`${other.dir}/`)),
  )
  const areDated = posts.every(({ data, old }) => at(data, 'date') !== undefined && old.route !== base)
  return isList && base !== '' && locales.others.length === 0 && posts.length > 0 && isAlone && areDated
}

export function rulesOf(authors: BlogAuthors): OwnRules {
  const rules = postRules(authors)
  // Authors by their names need no entry in the config.
  return (key, value, data) => (key === 'author' && textIn(value) !== undefined ? 'keep' : rules(key, value, data))
}

export function placeInBlog({ old, data }: Page): Partial<DraftPage> {
  const base = `${old.collection.base}/`
  return { natural: naturalPostAddress(old.contentPath, at(data, 'date'), { base, addresses: 'name' }) }
}
