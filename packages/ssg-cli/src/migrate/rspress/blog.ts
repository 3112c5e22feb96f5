// Posts: Rspress has no blog, so sites keep a folder of pages with dates, and a page in it that a component of theirs fills with a list.
import { isRecord } from '@docgen/model'
import type { Code } from '../../scaffold/code-text.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import { blogCall, naturalPostAddress, noteBlog, postRules, type BlogAuthors, type OwnRules } from '../core/blog.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import type { Draft } from '../core/draft.ts'
import { changed, yamlText } from '../core/frontmatter.ts'
import { pageLinesOf, titleIn } from '../core/lines.ts'
import type { Note } from '../core/note.ts'
import type { DraftPage } from '../core/pages.ts'
import type { OldAddress, ProjectFiles } from '../core/site.ts'
import { at, textIn } from '../core/values.ts'
import type { RspressLocales } from './locales.ts'
import type { OldPage, OldPages } from './old-pages.ts'
import { beginsWithTitle } from './page.ts'

export interface RspressBlog {
  readonly posts: readonly OldPage[]
  /** The pages that listed them, in each language. */
  readonly lists: readonly OldPage[]
  readonly authors: BlogAuthors
}

const prefix = 'blog/'
const base = '/blog/'

/** The pages in the folder `blog` of each language, if all of them have dates. Translations of posts have originals in docgen. */
export function blogOf({ pages, code }: OldPages, locales: RspressLocales, { read }: ProjectFiles): RspressBlog | undefined {
  const inside = pages.filter(({ contentPath, folder }) => contentPath.startsWith(prefix) && folder.version === undefined)
  const lists = inside.filter(({ contentPath }) => contentPath === `${prefix}index.md`)
  const posts = inside.filter((page) => !lists.includes(page))
  const originals = new Set(posts.filter(({ folder }) => folder.locale === locales.first).map(({ contentPath }) => contentPath))
  const isPost = ({ file, contentPath }: OldPage): boolean =>
    originals.has(contentPath) && at(frontmatterOf(read(file)), 'date') !== undefined
  if (posts.length === 0 || code.some(({ contentPath }) => contentPath.startsWith(prefix)) || !posts.every(isPost))
    return undefined
  return {
    posts: posts.map((page) => {
      const { contentPath, folder } = page
      return { ...page, newPath: folder.locale === locales.first ? contentPath : `i18n/${folder.locale.name}/${contentPath}` }
    }),
    lists: lists.map((page) => ({ ...page, isList: true })),
    authors: new Map(),
  }
}

/** Posts leave the folder of the docs, since docgen takes what lies there for guides. */
export function withPosts(old: OldPages, blog: RspressBlog | undefined): OldPages {
  const moved = new Map([...(blog?.posts ?? []), ...(blog?.lists ?? [])].map((page) => [page.file, page]))
  return { ...old, pages: old.pages.map((page) => moved.get(page.file) ?? page) }
}

function frontmatterOf(text = ''): unknown {
  const { frontmatter } = pageLinesOf(text)
  return frontmatter && readYamlValue(frontmatter.text).value
}

/** `shown` is the title in the text, which is that of the post. */
export function rulesOf({ authors }: RspressBlog, shown: string | undefined): OwnRules {
  const rules = postRules(authors)
  return (key, value, data) => {
    if (key === 'title' && shown !== undefined) return changed(key, [])
    if (key === 'authors' && Array.isArray(value)) return rules(key, value.map(withAddress), data)
    // What says of pages how they look, says nothing of posts.
    if (key === 'sidebar' || key === 'pageType' || key === 'footer') return changed(key, [])
    return key === 'outline' || key === 'head' ? undefined : rules(key, value, data)
  }
}

/** `{ name, github: 'ada' }` of the component that shows authors. */
function withAddress(author: unknown): unknown {
  const github = textIn(author, 'github')
  if (!isRecord(author) || github === undefined || author['url'] !== undefined) return author
  return { ...author, url: github.startsWith('http') ? github : `https://github.com/${github}` }
}

export function placeInBlog({ contentPath: path }: OldPage, data: unknown): Partial<DraftPage> {
  const contentPath = path.slice(prefix.length)
  return { contentPath, base, natural: naturalPostAddress(contentPath, at(data, 'date'), { base, addresses: 'name' }) }
}

/** A post has one title: that of the text takes the place of a key, or becomes one if it stands further down. */
export function titleOfPost(draft: Draft, data: unknown, shown: string | undefined, name: string): readonly string[] {
  if (shown === undefined) return at(data, 'title') === undefined ? [`title: ${name}`] : []
  if (beginsWithTitle(draft.finish())) return []
  const line = draft.page.lines.find(({ part, text }) => part === 'text' && text.startsWith('# '))
  const message = 'The title of the post is now in its frontmatter, because the text does not begin with it.'
  if (line) draft.replace(line, '', { kind: 'changed', topic: 'frontmatter', message })
  return [`title: ${yamlText(shown)}`]
}

interface MigratedBlog {
  readonly plugin: Code
  readonly addresses: readonly OldAddress[]
  readonly notes: readonly Note[]
}

/** Without imports, tags, and its title. */
function wordsOf(text: string): string {
  const { lines } = pageLinesOf(text)
  const shown = lines.flatMap(({ part, text: line }) => (part === 'text' && !/^(?:import\s|# )/.test(line) ? [line] : []))
  return shown
    .join('\n')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function lostOfList({ file }: OldPage, text: string): readonly Note[] {
  const words = wordsOf(text)
  const message = `The page that listed the posts was removed, because blog() lists them. It also said: "${words}"`
  return words === '' ? [] : [{ kind: 'left', topic: 'blog', file, line: 1, message }]
}

/** Once the posts are migrated. */
export function migrateBlog(
  { posts, lists, authors }: RspressBlog,
  {
    locales: { first, others },
    files,
    notes,
  }: { readonly locales: RspressLocales; readonly files: ProjectFiles; readonly notes: ConfigNotes },
): MigratedBlog {
  const count = posts.filter(({ folder }) => folder.locale === first).length
  noteBlog({ posts: count, base, movedTo: 'blog' }, notes)
  const texts = [first, ...others].flatMap((locale) => {
    const list = lists.find(({ folder }) => folder.locale === locale)
    const text = list && files.read(list.file)
    const data = frontmatterOf(text)
    return text === undefined ? [] : [{ locale, title: textIn(data, 'title') ?? titleIn(pageLinesOf(text).lines), data }]
  })
  const titles = texts.flatMap(({ locale, title }): [string, string][] => (title === undefined ? [] : [[locale.name, title]]))
  const plugin = blogCall(
    {
      ...{
        dir: 'blog',
        base,
        title: others.length === 0 ? titles[0]?.[1] : titles.length > 0 ? Object.fromEntries(titles) : undefined,
      },
      ...{ description: others.length === 0 ? textIn(texts[0]?.data, 'description') : undefined },
      ...{ addresses: 'name', postsPerPage: undefined, hasFeed: true, authors },
    },
    count,
  )
  return {
    plugin,
    notes: lists.flatMap((page) => lostOfList(page, files.read(page.file) ?? '')),
    addresses: lists.map(({ file, folder }) => {
      const address = `${folder.locale.path === '/' ? '' : folder.locale.path}${base}`
      return { address, file, now: address }
    }),
  }
}
