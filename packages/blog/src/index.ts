import { definePlugin, defineSource, pageFeed, type DocgenPlugin, type SourceContent, type SourceContext } from '@docgen/ssg-cli'
import { listPagesOf } from './list-pages.ts'
import { optionProblemsOf } from './option-problems.ts'
import { blogOf, type Blog, type BlogOptions } from './options.ts'
import { newestFirst, postsIn, type Post } from './posts.ts'

export type { BlogOptions } from './options.ts'

/** Posts from a folder of Markdown files, pages that list them, and a feed. */
export function blog(options: BlogOptions = {}): DocgenPlugin {
  const problems = optionProblemsOf(options)
  const made = blogOf(problems.length === 0 ? options : {})
  const { name, path, title, feed } = made
  return definePlugin({
    name,
    sources: [defineSource({ name, perLocale: true, problems, load: (context) => contentOf(context, made) })],
    outputs: feed ? [pageFeed({ route: path, title })] : [],
  })
}

async function contentOf(context: SourceContext, blog: Blog): Promise<SourceContent> {
  const { site, report } = context
  const originals = await postsIn(blog.dir, context, blog)
  if (site.isDefaultLocale) {
    if (originals.length === 0)
      report({
        message: `The folder "${blog.dir}" of the blog has no posts.`,
        hint: `Write one: "${blog.dir}/2024-03-01-hello.md", or name another folder as \`dir\` of blog().`,
        severity: 'warning',
      })
    return { pages: pagesOf(originals, originals, context, blog) }
  }
  const translations = await postsIn(`i18n/${site.locale}/${blog.dir}`, context, blog, originals)
  // Where nothing is translated, readers get the whole blog in the default language.
  if (translations.length === 0) return { pages: [] }
  const translated = new Set(translations.map(({ route }) => route))
  const all = newestFirst([...translations, ...originals.filter(({ route }) => !translated.has(route))])
  return { pages: pagesOf(translations, all, context, blog) }
}

/** `posts` are written in the language, and `all` are listed in it. */
function pagesOf(posts: readonly Post[], all: readonly Post[], { site }: SourceContext, blog: Blog): SourceContent['pages'] {
  const listed = all.filter(({ isListed }) => isListed)
  return [...listPagesOf(listed, blog, site), ...posts.map(({ page }) => page)]
}
