// The pages that list the posts of a blog.
import type { SourcePage, SourceSite } from '@docgen/ssg-cli'
import { textIn, type Blog } from './options.ts'
import type { Post } from './posts.ts'

/** The first is the page of the blog itself. `posts` are those that readers are led to. */
export function listPagesOf(posts: readonly Post[], blog: Blog, site: SourceSite): readonly SourcePage[] {
  const { path, postsPerPage } = blog
  const title = textIn(blog.title, site.locale)
  const description = blog.description === undefined ? undefined : textIn(blog.description, site.locale)
  const routes = Array.from({ length: Math.max(1, Math.ceil(posts.length / postsPerPage)) }, (_, index) =>
    index === 0 ? path : `${path}page/${index + 1}/`,
  )
  const dates = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' })
  return routes.map((route, index): SourcePage => {
    const isFirst = index === 0
    const shown = posts.slice(index * postsPerPage, (index + 1) * postsPerPage)
    return {
      route,
      title: isFirst ? title : `${title} (${index + 1})`,
      ...(description !== undefined && { description }),
      sidebar: isFirst ? { label: title } : false,
      search: isFirst,
      html: [
        ...(isFirst && description !== undefined ? [`<p>${escaped(description)}</p>`] : []),
        ...shown.map((post) => entryOf(post, dates)),
        ...(routes.length > 1 ? [pagesOf(routes, index, title)] : []),
        // Without the address of the site there is no feed.
        ...(isFirst && blog.feed && site.url !== undefined
          ? [`<p><small><a href="${escaped(path)}feed.xml">${escaped(site.message('subscribeToFeed'))}</a></small></p>`]
          : []),
      ].join('\n'),
    }
  })
}

function entryOf({ route, title, published, excerpt }: Post, dates: Intl.DateTimeFormat): string {
  const { date = '', authors = [] } = published ?? {}
  const facts = [`<time datetime="${date}">${dates.format(Date.parse(date))}</time>`, ...authors.map(({ name }) => escaped(name))]
  return [
    `<h2><a href="${escaped(hrefOf(route))}">${escaped(title)}</a></h2>`,
    `<p><small>${facts.join(' · ')}</small></p>`,
    ...excerpt.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
  ].join('\n')
}

/** A route has characters as they are, and in an address `%` begins a code. */
function hrefOf(route: string): string {
  return route.replaceAll('%', '%25')
}

/** Numbers are the same in every language. */
function pagesOf(routes: readonly string[], current: number, title: string): string {
  const links = routes.map((route, index) =>
    index === current ? `<strong aria-current="page">${index + 1}</strong>` : `<a href="${escaped(route)}">${index + 1}</a>`,
  )
  return `<nav aria-label="${escaped(title)}"><p>${links.join(' · ')}</p></nav>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
