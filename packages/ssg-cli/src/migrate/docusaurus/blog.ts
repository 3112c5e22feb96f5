// The blogs of a site: their posts keep their files and addresses, and docgen's plugin for blogs shows them.
import type { Code } from '../../scaffold/code-text.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import { blogAuthorsIn, blogCall, naturalPostAddress, noteBlog, postPathOf, postRules, type BlogAuthors } from '../core/blog.ts'
import { yamlText } from '../core/frontmatter.ts'
import { pageLinesOf, titleIn } from '../core/lines.ts'
import type { DraftPage } from '../core/pages.ts'
import { asMarkdown } from '../core/paths.ts'
import type { MigrationInput, OldAddress, ProjectFiles } from '../core/site.ts'
import { at, listIn, textIn } from '../core/values.ts'
import { docFilesOf, type DocFile } from './docs-files.ts'
import { migratedDraft, tagsOf, type DocsSurroundings } from './docs-sources.ts'
import { pluginFolder } from './locales.ts'
import { pluginsOf } from './plugin-list.ts'

interface MigratedBlogs {
  readonly plugins: readonly Code[]
  readonly pages: readonly DraftPage[]
  readonly addresses: readonly OldAddress[]
  /** Where posts have any. */
  readonly tags: Code
  readonly redirects: readonly Code[]
  /** Folders of the posts, and the files in them that name the authors. */
  readonly dirs: readonly string[]
  readonly authorFiles: readonly string[]
}

interface Blog {
  readonly options: unknown
  readonly id: string | undefined
  readonly dir: string
  /** `/blog/` */
  readonly base: string
  readonly authorFile: string
  readonly authors: BlogAuthors
}

export function migrateBlogs(input: MigrationInput, surroundings: DocsSurroundings): MigratedBlogs {
  const blogs = blogsOf(input).map((blog) => ({ blog, posts: docFilesOf(input.files, blog.dir) }))
  const filled = blogs.filter(({ posts }) => posts.length > 0)
  const migrated = filled.map(({ blog, posts }) => migrateBlog(blog, posts, input, surroundings))
  return {
    plugins: migrated.map(({ plugin }) => plugin),
    pages: migrated.flatMap(({ pages }) => pages),
    addresses: filled.map(({ blog: { base } }) => ({ address: base, file: input.config.file, now: base })),
    tags: filled.flatMap(({ blog, posts }) => (posts.some(hasTags) ? [tagsOf(blog.dir, blog.base, input.files)] : []))[0],
    redirects: filled.flatMap(({ blog }) => archiveOf(blog)),
    dirs: filled.map(({ blog: { dir } }) => dir),
    authorFiles: filled.map(({ blog: { authorFile } }) => authorFile),
  }
}

function blogsOf({ config, files }: MigrationInput): readonly Blog[] {
  return pluginsOf(config.value, config.names).flatMap(([name, options]): Blog[] => {
    if (name !== 'blog' && !name.endsWith('plugin-content-blog')) return []
    const dir = (textIn(options, 'path') ?? 'blog').replace(/^\.\//, '').replace(/\/$/, '')
    const route = (textIn(options, 'routeBasePath') ?? 'blog').replace(/^\/|\/$/g, '')
    const id = textIn(options, 'id')
    const authorFile = `${dir}/${textIn(options, 'authorsMapPath') ?? 'authors.yml'}`
    const base = route === '' ? '/' : `/${route}/`
    return [{ options, id: id === 'default' ? undefined : id, dir, base, authorFile, authors: authorsIn(authorFile, files) }]
  })
}

function hasTags({ data }: DocFile): boolean {
  return listIn(data, 'tags').length > 0
}

/** The list of docgen has all posts by their dates, as that page does. */
function archiveOf({ options, base }: Blog): readonly Code[] {
  const path = at(options, 'archiveBasePath')
  return path === null ? [] : [{ from: base + (textIn(path)?.replace(/^\/|\/$/g, '') ?? 'archive'), to: base }]
}

/** https://docusaurus.io/docs/blog#global-authors */
function authorsIn(file: string, { read }: ProjectFiles): BlogAuthors {
  const text = read(file) ?? ''
  return blogAuthorsIn(file.endsWith('.json') ? jsonOf(text) : readYamlValue(text).value)
}

function migrateBlog(
  blog: Blog,
  posts: readonly DocFile[],
  { files, fromOut }: MigrationInput,
  { locales: { others }, comments, codeTabs, notes }: DocsSurroundings,
): { readonly plugin: Code; readonly pages: readonly DraftPage[] } {
  const { options, id, dir, base, authors } = blog
  const pageOf = (doc: DocFile): DraftPage => {
    const [address, slug] = [base + addressOf(doc), slugOf(doc)]
    return {
      draft: migratedDraft(doc.file, { files, fromOut, comments, codeTabs, rules: postRules(authors) }),
      to: asMarkdown(doc.file),
      contentPath: asMarkdown(doc.path),
      base,
      address,
      natural:
        slug === undefined
          ? naturalPostAddress(doc.path, doc.data['date'], { base, addresses: 'date' })
          : `${address.replace(/\/$/, '')}/`,
      keys: hasTitle(doc, files) ? [] : [`title: ${yamlText(doc.title)}`],
      isDraft: doc.data['draft'] === true,
    }
  }
  const originals = posts.map(pageOf)
  const addressOfOriginal = new Map(originals.map(({ to, address }) => [to, address]))
  const translated = others.flatMap((locale) =>
    docFilesOf(files, `${locale.folder}/${pluginFolder('docusaurus-plugin-content-blog', id)}`).map((doc): DraftPage => {
      const original = `${dir}/${asMarkdown(doc.path)}`
      const page = pageOf(doc)
      // What the translation does not say of its place is that of the original.
      const address = slugOf(doc) === undefined ? addressOfOriginal.get(original) : undefined
      const place = address === undefined ? {} : { address, natural: address }
      return { ...page, ...place, to: `i18n/${locale.name}/${original}`, under: locale.path, original }
    }),
  )
  const pages = [...originals, ...translated]
  const hasFeed = at(options, 'feedOptions', 'type') !== null
  noteBlog({ posts: posts.length, base, feeds: hasFeed ? [`${base}rss.xml`, `${base}atom.xml`] : [] }, notes)
  const perPage = at(options, 'postsPerPage') ?? 10
  const plugin = blogCall(
    {
      name: id,
      dir,
      base,
      title: textIn(options, 'blogTitle'),
      description: textIn(options, 'blogDescription'),
      addresses: 'date',
      postsPerPage: typeof perPage === 'number' ? perPage : undefined,
      hasFeed,
      authors,
    },
    posts.length,
  )
  return { plugin, pages }
}

/**
 * As Docusaurus serves it: `2024-3-1-news.md` is /blog/2024/3/1/news unless it has a slug.
 * https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog
 */
function addressOf(doc: DocFile): string {
  const { day, name } = postPathOf(doc.path)
  return slugOf(doc) ?? (day === undefined ? name : `${day.replaceAll('-', '/')}/${name}`)
}

function slugOf({ data }: DocFile): string | undefined {
  return textIn(data, 'slug')?.replace(/^\/|\/$/g, '')
}

function hasTitle({ file, data }: DocFile, { read }: ProjectFiles): boolean {
  return textIn(data, 'title') !== undefined || titleIn(pageLinesOf(read(file) ?? '').lines) !== undefined
}
