// The pages of VitePress and the files beside them: which there are, and where they go.
import { patternOf } from '@docgen/model'
import { docIdentityOf } from '../../sources/docs/doc-identity.ts'
import { joinPath, folderOfFile } from '../core/paths.ts'
import { Draft } from '../core/draft.ts'
import { jsonReader } from '../core/json-import.ts'
import type { Names } from '../core/mdx/literal.ts'
import { movedLink, withoutLocale } from '../core/locales.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import type { DraftPage } from '../core/pages.ts'
import type { ShownCode } from '../core/shown-code.ts'
import type { ForeignConfig, Migration, ProjectFiles } from '../core/site.ts'
import { at, listIn, textIn } from '../core/values.ts'
import { sidebarIn, type VitePressLocale, type VitePressLocales } from './locales.ts'
import { includedPart } from './include-part.ts'
import type { Include } from './includes.ts'
import { migrateVitePressPage, vitepressSlug, type PageInput } from './page.ts'
import { rewrittenPath } from './rewrites.ts'
import { scriptValues } from './script-values.ts'
import { isWithoutSidebar } from '../core/path-sidebars.ts'
import { importedValue } from './team-modules.ts'

/** What is asked of the old site. */
export interface OldSite {
  readonly files: ProjectFiles
  /** With what it says of its first language. */
  readonly config: unknown
  readonly locales: VitePressLocales
  /** Folder of the pages of all languages; empty for that of the site. */
  readonly src: string
  readonly code: ShownCode
  /** Modules that list the members of a team. */
  readonly teams: ReadonlyMap<string, ForeignConfig>
  readonly keepsAnchors: boolean
}

interface OldPage {
  readonly file: string
  /** Below the folder of its language. */
  readonly contentPath: string
  readonly locale: VitePressLocale
}

export function pagesIn(site: OldSite, notes: ConfigNotes): readonly OldPage[] {
  const { files, config } = site
  const excluded = listIn(config, 'srcExclude').flatMap((pattern) => (typeof pattern === 'string' ? [patternOf(pattern)] : []))
  const below = files.paths.filter(
    (path) =>
      path.endsWith('.md') &&
      path.startsWith(inSource(site, '')) &&
      !/(?:^|\/)(?:\.vitepress|public|_[^/]*)(?:\/|$)/.test(path) &&
      !excluded.some((pattern) => pattern.test(path.slice(inSource(site, '').length))),
  )
  return below.flatMap((file): readonly OldPage[] => {
    const locale = localeAt(file, site)
    if (locale) return [{ file, contentPath: file.slice(folderOf(locale, site).length), locale }]
    notes.say('by-hand', 'locale', 'locales', `The page "${file}" is not in the folder of a language, so it was left out.`)
    return []
  })
}

/** A path below the folder of all pages, as the project has it: `docs/guide`. */
export function inSource({ src }: Pick<OldSite, 'src'>, path: string): string {
  return src === '' ? path : `${src}/${path}`
}

/** Of the pages of a language; ends in `/`, or is empty. */
export function folderOf({ folder }: VitePressLocale, site: OldSite): string {
  return inSource(site, folder === '' ? '' : `${folder}/`)
}

function localeAt(path: string, site: OldSite): VitePressLocale | undefined {
  const { first, others } = site.locales
  return [...others, first].find((locale) => path.startsWith(folderOf(locale, site)))
}

/** Where a file of the old site lies in the new one. Folders of languages that lie in that of the originals leave it. */
function newPathOf(path: string, site: OldSite): string {
  const { first } = site.locales
  const locale = localeAt(path, site)
  if (locale === undefined || locale === first || first.folder !== '') return path
  return ['i18n', locale.name, inSource(site, path.slice(folderOf(locale, site).length))].join('/')
}

/** Ids of the docs of a language by their addresses, without its folder. */
export function idsIn(pages: readonly OldPage[], { config }: OldSite): ReadonlyMap<string, string> {
  return new Map(
    pages.map(({ contentPath }) => [plainAddress(addressOf(contentPath, config)), docIdentityOf(contentPath, {}, '/').id]),
  )
}

export function plainAddress(address: string): string {
  return address
    .replace(/\.(?:html|md)$/, '')
    .replace(/(?:^|\/)index$/, '/')
    .replace(/(?<=.)\/$/, '')
}

export function draftOf({ file, contentPath, locale }: OldPage, site: OldSite, ids: ReadonlyMap<string, string>): DraftPage {
  const { files, src, code, config, keepsAnchors } = site
  const { first } = site.locales
  // The old site tells links from where a page stands, not from its file.
  const folder = folderOfFile(rewrittenPath(contentPath, config))
  const isMoved = folder !== folderOfFile(contentPath)
  const linkNow = (path: string): string | undefined => rootedLink(path, { folder, ids, isMoved })
  const ofLocale = folderOf(locale, site).slice(0, -1)
  const original = `${folderOf(first, site)}${contentPath}`
  const to = newPathOf(file, site)
  const draft = new Draft(file, files.read(file) ?? '')
  const input: Omit<PageInput, 'include'> = {
    snippet: (path) => {
      const isRooted = path.startsWith('@/') || path.startsWith('/')
      return code.fileOf(isRooted ? joinPath(src, path.replace(/^@?\//, '')) : joinPath(folderOfFile(file), path), to)
    },
    keepsAnchors,
    imported: (name) => importedValue(name, draft.text, file, site.teams),
    values: valuesIn(draft, site),
    delimiters: delimitersOf(config),
    idOf: (link) => {
      const [path = ''] = link.split(/[?#]/)
      if (/^[a-z]+:/i.test(path)) return undefined
      const address = path.startsWith('/') ? withoutLocale(path, locale) : `/${joinPath(folder, path)}`
      return ids.get(plainAddress(address))
    },
    link: (path) => linkNow(path) ?? (to === file ? path : movedLink(path, { file, folder: ofLocale, original })),
  }
  const data = migrateVitePressPage(draft, { ...input, include: partialReader(draft, site, input) })
  const address = addressOf(contentPath, config)
  const under = locale.path === '/' ? undefined : locale.path
  const isHidden = data['sidebar'] === false || data['layout'] === 'home'
  const isBare = !isHidden && isWithoutSidebar(sidebarIn(locale, site.locales), (under ?? '') + address)
  if (isBare)
    draft.note(0, {
      kind: 'changed',
      topic: 'sidebar',
      message: 'No sidebar of the config is for this page, so it got "hide_sidebar: true".',
    })
  return {
    draft,
    to,
    contentPath,
    base: '/',
    address,
    keys: isBare ? ['hide_sidebar: true'] : [],
    under,
    original: locale === first ? undefined : original,
  }
}

/** An included file is told from the one that includes it, a path within it from the page. Nobody stacks more than eight. */
function partialReader(draft: Draft, site: OldSite, input: Omit<PageInput, 'include'>, depth = 0): Include {
  return (path, part) => {
    // `@` is the folder of all pages, with or without a slash behind it.
    const isRooted = /^[@/]/.test(path)
    const file = isRooted ? joinPath(site.src, path.replace(/^@?\/?/, '')) : joinPath(folderOfFile(draft.file), path)
    const whole = depth < 8 ? site.files.read(file) : undefined
    const text = whole === undefined || part === undefined ? whole : includedPart(whole, part, vitepressSlug)
    if (text === undefined) return undefined
    const partial = new Draft(file, text)
    const values = new Map([...(input.values ?? []), ...valuesIn(partial, site)])
    migrateVitePressPage(partial, { ...input, values, include: partialReader(partial, site, { ...input, values }, depth + 1) })
    draft.adopt(partial)
    return partial.finish()
  }
}

function valuesIn(draft: Draft, { files }: OldSite): Names {
  return scriptValues(draft, jsonReader(draft.file, files))
}

/** VitePress 2 has another plugin for attributes, whose options have shorter names. */
export function delimitersOf(config: unknown): readonly [string, string] | undefined {
  const attrs = at(config, 'markdown', 'attrs')
  const [left, right] = [
    textIn(attrs, 'left') ?? textIn(attrs, 'leftDelimiter'),
    textIn(attrs, 'right') ?? textIn(attrs, 'rightDelimiter'),
  ]
  return left === undefined || right === undefined ? undefined : [left, right]
}

interface LinkPlace {
  /** In which the page stood. */
  readonly folder: string
  readonly ids: ReadonlyMap<string, string>
  /** Whether its file is in another folder. */
  readonly isMoved: boolean
}

/** A link to a page that its file does not have, since one of the two pages stood elsewhere. Other paths are those of files next to that of the page. */
function rootedLink(path: string, { folder, ids, isMoved }: LinkPlace): string | undefined {
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  if (page === '' || /^(?:[a-z]+:|\/)/i.test(page)) return undefined
  const address = plainAddress(`/${joinPath(folder, page)}`)
  const id = ids.get(address)
  return id !== undefined && (isMoved || plainAddress(`/${id}`) !== address) ? `${address}${rest}` : undefined
}

/** The page that an address leads to, told from another page. */
export function targetsAmong(pages: readonly DraftPage[], site: OldSite): (address: string, from: Draft) => Draft | undefined {
  const byPath = new Map(pages.map(({ draft }) => [draft.file.replace(/\.md$/, ''), draft]))
  return (address, from) => {
    if (address === '') return from
    if (/^[a-z]+:/i.test(address)) return undefined
    const path = address.replace(/\.(?:md|html)$/, '')
    const place = path.startsWith('/') ? joinPath(site.src, path) : joinPath(folderOfFile(from.file), path)
    return byPath.get(place) ?? byPath.get(joinPath(place, 'index'))
  }
}

function addressOf(contentPath: string, config: unknown): string {
  const name = rewrittenPath(contentPath, config).replace(/\.md$/, '')
  if (name === 'index') return '/'
  if (name.endsWith('/index')) return `/${name.slice(0, -'index'.length)}`
  return `/${name}${at(config, 'cleanUrls') === true ? '' : '.html'}`
}

const assetEnding = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip|woff2?)$/i

export function assetsOf(site: OldSite, publicDir: string): Migration['copies'] {
  return site.files.paths
    .filter(
      (path) =>
        path.startsWith(`${publicDir}/`) ||
        (path.startsWith(inSource(site, '')) && assetEnding.test(path) && !path.startsWith('.vitepress/')),
    )
    .map((path) => ({ from: path, to: path.startsWith(`${publicDir}/`) ? path : newPathOf(path, site) }))
}
