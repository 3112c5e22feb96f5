// Redirects of the host, which `docgen check` cannot see: they become `redirects` of the new site.
import type { Code } from '../../scaffold/code-text.ts'
import { lineRules, netlifyConfig, vercelRules, type HostRule } from './host-rules.ts'
import type { Note, NoteKind } from './note.ts'
import { joinPath } from './paths.ts'
import { restPatternOf } from './redirect-pattern.ts'
import { plainAddress, redirectsOf, withRedirects, type Redirect } from './redirects.ts'
import type { Migration, ProjectFiles } from './site.ts'
import { textIn } from './values.ts'

interface HostFile {
  readonly file: string
  readonly rules: readonly HostRule[]
}

/** `place` is the folder of the site in its repository: `''`, `docs`. */
export function withHostRedirects(migration: Migration, files: ProjectFiles, place = ''): Migration {
  const base = textOf(migration, 'base')?.replace(/\/$/, '') ?? ''
  const own = redirectsOf(migration)
  const pages = new Set(migration.addresses.flatMap(({ address, now }) => [plainAddress(address), plainAddress(now ?? address)]))
  const froms = new Set(own.map((redirect) => plainAddress(textIn(redirect, 'from') ?? '')))
  const notes: Note[] = []
  const redirects = hostFilesOf(migration, files, place).flatMap(({ file, rules }) => {
    const say = (kind: NoteKind, line: number, message: string): void =>
      void notes.push({ kind, topic: 'redirects', file, line, message })
    const found = rules.flatMap((rule): Code[] => {
      const { redirect, problem } = meaningOf(rule, base)
      if (problem !== undefined) say('by-hand', rule.line, `${problem}: keep it in ${file}.`)
      const from = plainAddress(redirect?.from ?? '')
      // Of two rules for one address, the first counts.
      if (redirect === undefined || froms.has(from) || from === plainAddress(redirect.to)) return []
      froms.add(from)
      if (!pages.has(from)) return [{ ...redirect }]
      say('by-hand', rule.line, `There is a page at an address that ${file} redirects: remove the page or the redirect.`)
      return []
    })
    if (found.length > 0)
      say(
        'changed',
        rules[0]?.line ?? 1,
        `Redirects of ${file} are now \`redirects\` of the config too, so links to them are known.`,
      )
    return found
  })
  return {
    ...migration,
    settings: withRedirects(migration.settings, [...own, ...redirects]),
    notes: [...migration.notes, ...notes],
  }
}

/** In the order in which hosts read them. */
function hostFilesOf({ copies }: Migration, { paths, read }: ProjectFiles, place: string): readonly HostFile[] {
  const vercel = read('vercel.json')
  const served = copies.flatMap(({ from }) => (/(?:^|\/)_redirects$/.test(from) ? [from] : []))
  const lines = [...new Set([...paths.filter((path) => path === '_redirects'), ...served])]
  const folders = place === '' ? [] : place.split('/')
  const tomls = [...folders, ''].map((_, depth) => ({ file: `${'../'.repeat(depth)}netlify.toml`, depth }))
  const netlify = tomls.flatMap(({ file, depth }): HostFile[] => {
    const text = read(file)
    if (text === undefined) return []
    const { rules, published } = netlifyConfig(text)
    const site = folders.slice(folders.length - depth).join('/')
    // One above the site may be that of another site of the repository.
    return site === '' || `${joinPath(published ?? '')}/`.startsWith(`${site}/`) ? [{ file, rules }] : []
  })
  return [
    ...(vercel === undefined ? [] : [{ file: 'vercel.json', rules: vercelRules(vercel) }]),
    ...lines.map((file) => ({ file, rules: lineRules(read(file) ?? '') })),
    ...netlify.slice(0, 1),
  ]
}

interface Meaning {
  /** As the config of docgen says it. */
  readonly redirect?: Redirect
  /** What it cannot say. */
  readonly problem?: string
}

function meaningOf({ from, to, isConditional, status }: HostRule, base: string): Meaning {
  // docgen makes a page for addresses that there are not.
  if (status !== undefined && status >= 400) return {}
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(from)) return { problem: 'This redirect is for one host' }
  if (status === 200) return { problem: 'This address shows what is at another one, which is no redirect' }
  if (isConditional) return { problem: 'This redirect has conditions that docgen does not have' }
  if (isFile(from)) return { problem: 'This redirect is of a file, and docgen redirects pages alone' }
  const below = (path: string): string => (path.startsWith(`${base}/`) ? path.slice(base.length) : path)
  const problem = 'This redirect has a pattern that docgen does not have'
  if (!from.startsWith(`${base}/`) || to === '') return { problem: 'This redirect is of an address outside of the site' }
  if (!isPattern(from)) return { redirect: { from: below(from), to: below(to) } }
  const pattern = restPatternOf(from, to)
  // A pattern leads to pages of this site, so not to what stands beside it.
  if (pattern?.to.startsWith(`${base}/`)) return { redirect: { from: below(pattern.from), to: below(pattern.to) } }
  // What leads from all below an address to one leads from that address, too.
  const [, above] = /^(.+)\/:\w+\*$/.exec(below(from)) ?? []
  if (above === undefined || isPattern(above) || isPattern(to.replace(/^https?:/, ''))) return { problem }
  return { redirect: { from: above, to: below(to) }, problem }
}

/** What programs ask for, which follow no page that redirects. A page may be named after a module: /guide/node.js. */
function isFile(address: string): boolean {
  return /\.(?:xml|rss|atom|json|txt|pdf|png|jpe?g|gif|svg|webp|ico|zip|t?gz|css|map|woff2?|mp4|webm|webmanifest)$/i.test(address)
}

function isPattern(address: string): boolean {
  return /[:*()]/.test(address)
}

function textOf({ settings }: Migration, name: string): string | undefined {
  const value = settings.find(({ key }) => key === name)?.value
  return typeof value === 'string' ? value : undefined
}
