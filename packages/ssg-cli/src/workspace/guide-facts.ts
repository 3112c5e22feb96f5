// Which folder holds the guides of a repository, and whether their links say where they were served.

export interface GuideFacts {
  /** Relative to the root of the repository. */
  readonly dir: string
  /** Markdown files, relative to `dir`. */
  readonly files: readonly string[]
  /** Paths that links of the guides begin with `/` with, without what follows `#` or `?`. */
  readonly absoluteLinks: readonly string[]
  /** Folder of static files that the site of the guides has beside them, relative to the root. */
  readonly staticDir?: string | undefined
}

/**
 * Folders that may hold guides, best first. Those of a site with a package.json of its own come before the site itself. `staticDir` is where the tool
 * with such a folder has its static files.
 */
export const guideDirs = [
  { site: 'docs', dir: 'docs/src/content/docs', staticDir: 'docs/public' },
  { site: 'docs', dir: 'docs/docs', staticDir: 'docs/static' },
  { site: 'docs', dir: 'docs/content', staticDir: 'docs/static' },
  { dir: 'docs' },
  { site: 'website', dir: 'website/src/content/docs', staticDir: 'website/public' },
  { dir: 'website/docs', staticDir: 'website/static' },
  { site: 'website', dir: 'website/content', staticDir: 'website/static' },
  { dir: 'doc' },
  { dir: 'content' },
] as const satisfies readonly { readonly dir: string; readonly site?: string; readonly staticDir?: string }[]

/** Folders that may hold the guides of a site which lies in another folder than those above, best first. */
export function guideDirsOfSite(site: string): readonly string[] {
  return ['src/content/docs', 'docs', 'content'].map((dir) => `${site}/${dir}`)
}

export function staticDirBeside(dir: string | undefined): string | undefined {
  const found = guideDirs.find((candidate) => candidate.dir === dir)
  if (found !== undefined) return 'staticDir' in found ? found.staticDir : undefined
  const [, site, starlight] = /^(.+?)\/(?:(src\/content\/docs)|docs|content)$/.exec(dir ?? '') ?? []
  return site === undefined ? undefined : `${site}/${starlight === undefined ? 'static' : 'public'}`
}

/** What has to be watched, relative to the root, since the guides would be others if it came or went. `dir` holds them now. */
export function guidePlacesOf(dir: string | undefined): readonly string[] {
  const chosen = guideDirs.findIndex((candidate) => candidate.dir === dir)
  const candidates = guideDirs.slice(0, chosen < 0 ? undefined : chosen + 1)
  const staticDir = staticDirBeside(dir)
  const places = candidates.flatMap((candidate) =>
    'site' in candidate ? [candidate.dir, `${candidate.site}/package.json`] : [candidate.dir],
  )
  const own = chosen < 0 && dir !== undefined && dir !== '.' ? [dir] : []
  return [...places, ...own, ...(staticDir === undefined ? [] : [staticDir])]
}

/**
 * Whether guides were written for the root of a site (`[x](/guide/install)` leads to `guide/install.md`) and not for `/docs`. Links that fit
 * both ways, or neither, do not count.
 */
export function servesAtRoot({ files, absoluteLinks }: GuideFacts): boolean {
  const pages = new Set(files.map((file) => routeOf(file.replace(/\.md$/, ''))))
  const links = absoluteLinks.map(routeOf)
  const atRoot = links.filter((link) => pages.has(link)).length
  const atDocs = links.filter((link) => link.startsWith('docs/') && pages.has(link.slice('docs/'.length))).length
  return atRoot > atDocs
}

/** `/1.guide/2.index` → `guide`. */
function routeOf(path: string): string {
  const segments = path
    .replace(/\.(?:md|html)$/, '')
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/^\d+[.-](?=\D)/, '').toLowerCase())
  if (segments.at(-1) === 'index' || segments.at(-1) === 'readme') segments.pop()
  return segments.join('/')
}

/** Paths of links and images that begin with one `/`, as Markdown and HTML write them. */
export function absoluteLinksOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/(?:\]\(|href=["'])(\/(?!\/)[^\s)"'#?]*)/g)].map(([, path = '']) => path)
}
