import type { LocalText, PageAuthor } from '@docgen/ssg-cli'

export interface BlogOptions {
  /** Tells two blogs of a site apart. Default `blog`. */
  readonly name?: string
  /** Folder of the posts, relative to the site root. Default: the name. */
  readonly dir?: string
  /** Route path of the list of posts, which all posts stand below. Default: the name, `/blog/`. */
  readonly path?: string
  /** Title of the list and of the feed. Default `Blog`. */
  readonly title?: LocalText
  /** What the list is about: plain text that stands above it. */
  readonly description?: LocalText
  /** The authors by the names that posts call them. Without it, posts call authors by the names that readers see. */
  readonly authors?: Readonly<Record<string, PageAuthor>>
  /**
   * Whether the address of a post has its date. `blog/2024-03-01-hello.md` is `/blog/hello/` by `name` and `/blog/2024/03/01/hello/` by `date`. A `slug` in the
   * frontmatter takes the place of either. Default `name`.
   */
  readonly addresses?: 'name' | 'date'
  /** Posts on each page of the list. Default 20. */
  readonly postsPerPage?: number
  /** Whether the blog has an Atom feed, `feed.xml` below its path. It needs the `url` of the site. Default `true`. */
  readonly feed?: boolean
}

/** The options with what is left out filled in. */
export type Blog = Required<Omit<BlogOptions, 'authors' | 'description'>> & Pick<BlogOptions, 'authors' | 'description'>

export function blogOf(options: BlogOptions): Blog {
  const { name = 'blog', title = 'Blog', addresses = 'name', postsPerPage = 20, feed = true } = options
  const path = `/${(options.path ?? name).replace(/^\/+|\/+$/g, '')}/`.replace(/^\/\/$/, '/')
  const dir = (options.dir ?? name).replace(/^\.\/|\/+$/g, '')
  return { name, dir, path, title, addresses, postsPerPage, feed, authors: options.authors, description: options.description }
}

/** The text in a locale, or else in the first language that has it. */
export function textIn(text: LocalText, locale: string): string {
  return typeof text === 'string' ? text : (text[locale] ?? Object.values(text)[0] ?? '')
}
