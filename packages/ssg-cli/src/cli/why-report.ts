import type { ThemePage } from '@docgen/model'
import type { PageDependencies } from '../pipeline/queries/why.ts'
import { countOf } from '../common/count-of.ts'
import { printable } from './printable.ts'

export interface WhyReport extends Omit<PageDependencies, 'parts'> {
  readonly parts: readonly string[]
  /** Which parts made the last build write the page; none when it was new. Absent when no build is known. */
  readonly last: { readonly changed: readonly string[] } | undefined
  /** Which parts have changed since. */
  readonly next: { readonly changed: readonly string[] } | undefined
}

export function renderWhy(report: WhyReport): string {
  const { path, file, source, includes, declarations, assets, pages } = report
  const madeFrom = [
    ...(source === undefined ? [] : [source]),
    ...includes.map((name) => `${name} (included)`),
    ...declarations.map((name) => `${name} (declares what it shows)`),
    ...assets.map((name) => `${name} (shown)`),
  ]
  return [
    printable(`${path} is written to ${file}.`) + '\n',
    ...(madeFrom.length === 0 ? [] : [section('It is made from', madeFrom)]),
    section('It depends on', [
      ...report.parts.filter((part) => part !== 'source').map((part) => wordsOf(part, source)),
      ...(pages.length === 0 ? [] : [`${countOf(pages.length, 'page')} that it links to: ${shortened(pages)}`]),
    ]),
    lastWords(report),
    nextWords(report),
  ].join('\n')
}

function lastWords({ last, source }: WhyReport): string {
  if (last === undefined) return 'No build has written it yet, or its records are gone.\n'
  if (last.changed.length === 0) return 'The last build that wrote it did so because the page was new.\n'
  return section(
    'The last build that wrote it did so because of a change in',
    last.changed.map((part) => wordsOf(part, source)),
  )
}

function nextWords({ next, source }: WhyReport): string {
  if (next === undefined) return 'The next build writes it.\n'
  if (next.changed.length === 0) return 'Nothing has changed since: the next build keeps it.\n'
  return section(
    'The next build writes it again because of a change in',
    next.changed.map((part) => wordsOf(part, source)),
  )
}

type KeysOf<Props> = Props extends unknown ? keyof Props : never

/** What tells why a page is made anew: see `pagePartsOf`. */
type PartName =
  | Exclude<KeysOf<ThemePage['props']>, 'head'>
  | 'code'
  | 'source'
  | 'compiler'
  | 'layout'
  | 'head'
  | 'assets'
  | 'content'

/** Part of a page, as its author knows it. */
const words: Readonly<Record<PartName, string>> = {
  code: 'the code or the texts of docgen and the theme',
  compiler: 'the code and the options that compile Markdown',
  layout: 'which layout of the theme shows it',
  site: 'what all pages share: the navigation bar, the footer, the search',
  head: 'its title, description and other data for <head>',
  assets: 'the names of styles and scripts',
  content: 'what its links, images and code samples lead to',
  title: 'its title',
  sidebar: 'the sidebar',
  breadcrumbs: 'its place in the sidebar',
  toc: 'its headings',
  prev: 'the page before it',
  next: 'the page after it',
  version: 'the version that it belongs to',
  versionNotice: 'the notice about its version',
  editHref: 'the address where it is edited',
  lastUpdate: 'the date of its last change',
  published: 'when and by whom it was published',
  isTitleHidden: 'whether its title is shown',
  isUnlisted: 'whether it is unlisted',
  isDraft: 'whether it is a draft',
  tags: 'its tags',
  feedHref: 'the address of its feed',
  changesHref: 'the address of the changes in the API',
  entry: 'the declaration',
  package: 'the package of the declaration',
  hrefs: 'the addresses of the declarations that it names',
  texts: 'the texts of its comments',
  externalHrefs: 'the addresses of what it names in other projects',
  unexported: 'the unexported types that it uses',
  unexportedElsewhere: 'the unexported types that it uses and another page describes',
  deprecated: 'which declarations that it names are deprecated',
  referencedBy: 'the declarations that use it',
  referencedByMore: 'how many more declarations use it',
  additionsFrom: 'the packages that add to it',
  namesakes: 'the declarations that share its name',
  mentionedIn: 'the guides that mention it',
  importLine: 'the line that imports it',
  overview: 'the overview of its methods',
  groups: 'the declarations of the namespace',
  readme: 'the README of the package',
  entryPoints: 'the declarations of the package',
  releases: 'what releases of the package changed in its API',
  packages: 'the list of packages',
  symbols: 'the list of declarations',
  symbolsHref: 'the address of the list of declarations',
  roots: 'the hierarchy of classes and interfaces',
  hierarchyHref: 'the address of the hierarchy',
  entries: 'the pages that it lists',
  lead: 'what is above its list',
  places: 'where readers go without a search',
  versionSearches: 'the searches of other versions',
  pagesHref: 'the address of the list of pages',
  part: 'the part of the site that it belongs to',
  fallback: 'the notice about its language',
  markdownHref: 'the address of its Markdown',
  source: 'its source',
}

function isKnown(part: string): part is PartName {
  return Object.hasOwn(words, part)
}

function wordsOf(part: string, source: string | undefined): string {
  if (part === 'source') return `${source ?? 'the text that its source gives'}, or what it includes`
  return isKnown(part) ? words[part] : `the "${part}" of its layout`
}

function section(title: string, lines: readonly string[]): string {
  return `${title}\n${lines.map((line) => `  ${printable(line)}\n`).join('')}`
}

/** Names listed before the rest is counted. */
const mostNames = 8

export function shortened(names: readonly string[]): string {
  const rest = names.length - mostNames
  return names.slice(0, mostNames).join(', ') + (rest > 0 ? `, and ${rest} more` : '')
}
