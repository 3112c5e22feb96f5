// What is wrong with values of a config that are right by themselves.
import {
  describeValue,
  findNearest,
  isRouteFolder,
  type Diagnostic,
  localTextIn,
  schemeOf,
  type DocgenConfig,
  type LocalText,
  type NavLinkConfig,
  type Source,
  type SourceRange,
} from '@docgen/model'
import { decodeHref, withEndSlash } from '../common/paths.ts'
import { locatePath, type ConfigFile } from './locate.ts'
import { localeProblems } from './locale-problems.ts'
import { ownKeyProblems } from './own-keys.ts'
import { partNameProblems, pluginNameProblems } from './plugin-problems.ts'
import { configProblem, wrongValue } from './problems.ts'
import { routeFolderName } from './schema-parts.ts'
import { isRedirectPattern } from './redirect-pattern.ts'
import { allSourcesOf, sourcePathOf } from './source-paths.ts'
import { sourceShapeOf } from './source-schema.ts'
import { versionsIn } from './version-family.ts'
import { keyOf, type Path } from './words.ts'

/** Reads the text of the config, so it is asked only where there is a problem. */
type Locate = (...path: Path) => SourceRange

export function crossProblems(config: DocgenConfig, files: readonly ConfigFile[]): readonly Diagnostic[] {
  const at: Locate = (...path) => locatePath(files, path, 'value')
  const sources = allSourcesOf(config.sources ?? [], config.plugins)
  const placeOf: PlaceOf = (source) => at(...sourcePathOf(source, config))
  return [
    ...urlProblems(config, at),
    ...relativeProblems(config, at),
    ...linkProblems(config, at),
    ...localeProblems(config, files),
    ...tocProblems(config, at),
    ...patternProblems(config, at),
    ...feedbackProblems(config, at),
    ...issueProblems(config, at),
    ...pluginNameProblems(config, files),
    ...partNameProblems(config, files),
    ...ownKeyProblems(config, files),
    ...nameProblems(sources, placeOf),
    ...versionProblems(sources, placeOf),
    ...redirectProblems(config, at),
    ...referenceVersionProblems(sources, (source) => at(...sourcePathOf(source, config), 'version')),
    ...apiPathProblems(sources, (source) => at(...sourcePathOf(source, config), 'path')),
  ]
}

function urlProblems({ url }: DocgenConfig, at: Locate): readonly Diagnostic[] {
  if (url === undefined) return []
  const { origin, pathname, search, hash } = new URL(url)
  if (pathname === '/' && search === '' && hash === '') return []
  const hint = pathname === '/' ? `Write "${origin}".` : `Write \`url: '${origin}', base: '${pathname.replace(/\/*$/, '/')}'\`.`
  return [configProblem(at('url'), `The config value "url" is "${url}", which is more than an origin.`, hint)]
}

function relativeProblems({ relativeLinks, trailingSlash }: DocgenConfig, at: Locate): readonly Diagnostic[] {
  if (relativeLinks !== true || trailingSlash !== false) return []
  const message = 'The config has both `relativeLinks: true` and `trailingSlash: false`, whose addresses no disk can open.'
  return [configProblem(at('relativeLinks'), message, 'Remove one of the two.')]
}

function linkProblems(config: DocgenConfig, at: Locate): readonly Diagnostic[] {
  return [
    ...linksIn(config, at),
    ...Object.entries(config.locales ?? {}).flatMap(([name, locale]) => linksIn(locale, at, ['locales', name])),
  ]
}

/** `base` is the path of the keys. */
function linksIn(
  { navbar = [], footer = {} }: Pick<DocgenConfig, 'navbar' | 'footer'>,
  at: Locate,
  base: Path = [],
): readonly Diagnostic[] {
  const menus = navbar.flatMap((item, index) => ('items' in item ? [[[...base, 'navbar', index], item] as const] : []))
  const links: readonly (readonly [Path, NavLinkConfig<LocalText>])[] = [
    ...navbar.flatMap((item, index) => ('items' in item ? [] : [[[...base, 'navbar', index], item] as const])),
    ...menus.flatMap(([path, { items }]) => items.map((link, index) => [[...path, 'items', index], link] as const)),
    ...(footer.columns ?? []).flatMap((column, columnIndex) =>
      column.links.map((link, index) => [[...base, 'footer', 'columns', columnIndex, 'links', index], link] as const),
    ),
  ]
  const asMenus = menus.flatMap(([path, menu]) =>
    'to' in menu || 'href' in menu
      ? [
          configProblem(
            at(...path),
            `The menu "${keyOf(path)}" is a link itself, which a menu cannot be.`,
            'Remove its "to" and "href", and make that address one of its items.',
          ),
        ]
      : [],
  )
  const asLinks = links
    .filter(([, { to, href }]) => (to === undefined) === (href === undefined))
    .map(([path, { to }]) =>
      configProblem(
        at(...path),
        `The link "${keyOf(path)}" has ${to === undefined ? 'neither "to" nor "href"' : 'both "to" and "href"'}.`,
        'Give it "to" for a page of this site, or "href" for an address elsewhere.',
      ),
    )
  return [...asMenus, ...asLinks]
}

function tocProblems({ toc }: DocgenConfig, at: Locate): readonly Diagnostic[] {
  const { min = 2, max = 3 } = toc ?? {}
  if (min <= max) return []
  return [
    configProblem(
      at('toc'),
      `The lowest heading level of "toc" is ${min}, above the highest, ${max}.`,
      'Give "min" a level up to "max".',
    ),
  ]
}

function patternProblems({ editLink }: DocgenConfig, at: Locate): readonly Diagnostic[] {
  if (!editLink) return []
  if (!editLink.pattern.startsWith('/') && schemeOf(editLink.pattern) === undefined) {
    return [
      configProblem(
        at('editLink', 'pattern'),
        `The config value "editLink.pattern" is "${editLink.pattern}", which is not a web address.`,
        'Write an address such as "https://github.com/owner/name/edit/main/{file}".',
      ),
    ]
  }
  if (editLink.pattern.includes('{file}')) return []
  return [
    configProblem(
      at('editLink', 'pattern'),
      `The config value "editLink.pattern" is "${editLink.pattern}", which does not say where the file goes.`,
      'Write "{file}" where the path of the page belongs.',
    ),
  ]
}

function feedbackProblems({ feedback }: DocgenConfig, at: Locate): readonly Diagnostic[] {
  const { url, issueForm } = feedback ?? {}
  if (!feedback || (url === undefined) !== (issueForm === undefined)) return []
  const problem = `The config value "feedback" has ${url !== undefined ? 'both "url" and "issueForm"' : 'neither "url" nor "issueForm"'}.`
  return [
    configProblem(
      at('feedback'),
      problem,
      'Give it "url" for an address that receives the votes, or "issueForm" for a page where readers write.',
    ),
  ]
}

function issueProblems({ searchIssue }: DocgenConfig, at: Locate): readonly Diagnostic[] {
  if (!searchIssue || /^(https?:\/\/|mailto:)/.test(searchIssue.pattern)) return []
  return [
    configProblem(
      at('searchIssue', 'pattern'),
      `The config value "searchIssue.pattern" is "${searchIssue.pattern}", which is not a web address.`,
      'Write an address such as "https://github.com/owner/name/issues/new?title={query}".',
    ),
  ]
}

type PlaceOf = (source: Source<LocalText>) => SourceRange

function nameProblems(sources: readonly Source<LocalText>[], placeOf: PlaceOf): readonly Diagnostic[] {
  const names = sources.map(({ name }) => name)
  return sources.flatMap((source, index) => {
    const { name, kind } = source
    const first = names.indexOf(name)
    if (first === index) return []
    // `versionProblems` tells of the version that both have their names from.
    const [version] = versionsIn([source])
    if (name === `${kind}-${version?.name}` && versionsIn(sources.slice(first, first + 1))[0]?.name === version?.name) return []
    const at = placeOf(source)
    const factory = sourceShapeOf(kind)?.factory ?? kind
    return [configProblem(at, `Two sources have the name "${name}".`, `Give this one a name: \`${factory}({ name: '…' })\`.`)]
  })
}

/** Of sources that the config does not name, as it names none: `added` are those of docgen, and come before those of `plugins`. */
export function addedSourceProblems(
  added: readonly Source<LocalText>[],
  config: DocgenConfig,
  files: readonly ConfigFile[],
): readonly Diagnostic[] {
  const names = new Set(added.map(({ name }) => name))
  return allSourcesOf([], config.plugins).flatMap((source) => {
    if (!names.has(source.name)) return []
    return [
      configProblem(
        locatePath(files, sourcePathOf(source, config), 'value'),
        `Two sources have the name "${source.name}": docgen adds one, because the config has no "sources".`,
        'Remove this one, or list the sources of the site in `sources`.',
      ),
    ]
  })
}

/** Readers choose a version by its label, and their choice is kept by its name. */
function versionProblems(sources: readonly Source<LocalText>[], placeOf: PlaceOf): readonly Diagnostic[] {
  const versions = versionsIn(sources).filter(({ isShown }) => isShown)
  const labelOf = ({ label }: { readonly label: LocalText }): string => localTextIn(label, [])
  return sources.flatMap((source) => {
    const [own] = versionsIn([source])
    if (!own?.isShown) return []
    const first = versions.find((version) => version.name === own.name || labelOf(version) === labelOf(own))
    if (first === own || first === undefined) return []
    const key = first.name === own.name ? 'name' : 'label'
    return [
      configProblem(
        placeOf(source),
        `Two versions have the ${key} "${key === 'name' ? first.name : labelOf(first)}".`,
        source.kind === 'api' && key === 'name'
          ? `Write \`version: '${first.name}'\` if the reference belongs to that version, or give this one another name.`
          : `Give this one another ${key}, or no version if it is other documentation.`,
      ),
    ]
  })
}

function redirectProblems({ redirects = [] }: DocgenConfig, at: Locate): readonly Diagnostic[] {
  const paths = redirects.map(({ from }) => withEndSlash(from))
  return redirects.flatMap(({ from, to }, index) => [
    ...(paths.indexOf(withEndSlash(from)) === index
      ? []
      : [configProblem(at('redirects', index, 'from'), `Two redirects are from "${from}".`, 'Remove one of the two.')]),
    ...redirectPathProblems(from, () => at('redirects', index, 'from')),
    ...redirectPatternProblems({ from, to }, (key) => at('redirects', index, key)),
  ])
}

/** Hosts are asked for a path, without what follows it, and find the file by its decoded name. */
function redirectPathProblems(from: string, at: () => SourceRange): readonly Diagnostic[] {
  const [path = ''] = from.split(/[?#]/)
  if (path !== from) {
    const what = `A redirect can only be from a path, and "${from}" is more than that.`
    return [configProblem(at(), what, `Write "${path}", or remove the redirect.`)]
  }
  const decoded = decodeHref(path)
  if (decoded === path) return []
  return [
    configProblem(
      at(),
      `The path "${from}" of a redirect is percent-encoded, which only addresses are.`,
      decoded === undefined ? 'Write it without "%".' : `Write "${decoded}".`,
    ),
  ]
}

/** A pattern is written out for the pages of the site: so `*` stands for the same rest of an address in both. */
function redirectPatternProblems(
  { from, to }: { readonly from: string; readonly to: string },
  at: (key: 'from' | 'to') => SourceRange,
): readonly Diagnostic[] {
  const example = 'Write a pattern as `{ from: "/docs/v1/*", to: "/docs/*" }`'
  if (/\*(?!$)|[^/]\*$/.test(from)) return [configProblem(at('from'), `"*" is not the last segment of "${from}".`, `${example}.`)]
  if (!isRedirectPattern(from))
    return isRedirectPattern(to) ? [configProblem(at('to'), `"${to}" is a pattern, but "${from}" is not.`, `${example}.`)] : []
  if (to.startsWith('/') && isRedirectPattern(to)) return []
  return [
    configProblem(
      at('to'),
      `"${from}" is a pattern, but "${to}" is not one for pages of this site.`,
      `${example}. A pattern that leads to one page or another site has to stay with your host.`,
    ),
  ]
}

function referenceVersionProblems(sources: readonly Source<LocalText>[], placeOf: PlaceOf): readonly Diagnostic[] {
  const names = versionsIn(sources).flatMap(({ name, isShown }) => (isShown ? [name] : []))
  return sources.flatMap((source) => {
    if (source.kind !== 'api' || source.version === undefined || names.includes(source.version)) return []
    const nearest = findNearest(source.version, names)
    const listed = names.map((name) => `"${name}"`).join(', ')
    return [
      configProblem(
        placeOf(source),
        `The API reference "${source.name}" belongs to the version "${source.version}", but the config has no such version.`,
        names.length === 0
          ? `Write \`version: { name: '${source.version}' }\` for a version of the reference alone, or give the guides versions in docs().`
          : nearest === undefined
            ? `Write one of ${listed}, or remove "version" for a reference that all versions share.`
            : `Write "${nearest}", the closest version.`,
      ),
    ]
  })
}

/** What makes an API reference is another package, whose options are its own. */
function apiPathProblems(sources: readonly Source<LocalText>[], placeOf: PlaceOf): readonly Diagnostic[] {
  return sources.flatMap((source) => {
    if (source.kind !== 'api' || isRouteFolder(source.path)) return []
    return [wrongValue(placeOf(source), 'path', routeFolderName, describeValue(source.path))]
  })
}
