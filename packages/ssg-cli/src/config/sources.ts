import {
  isPackagePattern,
  routeFolderOf,
  type CategoryConfig,
  type ChangelogsSource,
  type CustomSource,
  type DocsSource,
  type DocsTranslation,
  type LocalText,
  type OptionProblem,
  type PagesSource,
  type SidebarConfig,
  type Source,
  type VersionBanner,
} from '@docgen/model'

export interface DocsOptions {
  /** Folder of the Markdown files, relative to the site root. Default `docs`. */
  readonly dir?: string
  /** Route path that the guides stand under. Default `/docs`. */
  readonly path?: string
  /** Tells two sources of guides apart. Default `docs`, or `docs-` and the name of the version, unless that is `current`. */
  readonly name?: string
  /** Default `auto`: folders are categories, files are in the order of their numbers and names. Several sidebars have a name each: `{ guides: [...], api: [...] }`. */
  readonly sidebar?: SidebarConfig<LocalText>
  /** Whether categories without an index page get a page that lists what is in them. Default `false`. */
  readonly categoryPages?: boolean
  /** What a sidebar makes of folders without an index page, by their path as ids of docs have it: `guide/deploy`. */
  readonly categories?: Readonly<Record<string, CategoryConfig<LocalText>>>
  /** Id of the doc that `path` leads to; by default the folder's index page. */
  readonly mainDoc?: string
  /** Sources that give one are versions of the same documentation, and readers can change between them. Newest first. */
  readonly version?: { readonly name: string; readonly label?: LocalText; readonly banner?: VersionBanner }
  /**
   * By the name of a locale, where its translations lie and the sidebar in its words. Default the folder `i18n/<locale>/<dir>` and the same sidebar.
   */
  readonly locales?: Readonly<Record<string, DocsTranslation>>
}

export interface ChangelogsOptions {
  /** Folder with one Markdown file for each package, named after the package's folder. Default `changelogs`. */
  readonly dir?: string
  /**
   * Packages whose `CHANGELOG.md` lies beside their `package.json`, as `apiReference()` takes them; those without one are left out. Takes the
   * place of `dir`.
   */
  readonly packages?: readonly ChangelogPackage[]
  /** The one changelog of all packages, relative to the site root: `CHANGELOG.md`. Takes the place of `dir` and `packages`. */
  readonly file?: string
  /** Route path of the page of `file`. Default `/changelog`. */
  readonly path?: string
  /** Default `changelogs`, or `changelog` for the one of all packages. */
  readonly name?: string
}

/**
 * A folder relative to the site root, or a pattern of folders, as in the reference. So is `dir`: by default the folder's last segment, or that of the
 * npm name for `.` and `..`.
 */
export interface ChangelogPackage {
  readonly folder: string
  readonly dir?: string
  /** Whether a pattern also means packages that are `private`. Default `false`. */
  readonly privatePackages?: boolean | undefined
}

export interface PagesOptions {
  /** Folder of the React pages. Default `pages`. */
  readonly dir?: string
  /** Route path that they stand under. Default `/`. */
  readonly path?: string
  /** Default `pages`. */
  readonly name?: string
}

/** Guides in Markdown. Like the other sources it never throws: what is wrong with the options is said when the config is validated. */
export function docs(options: DocsOptions = {}): DocsSource<LocalText> {
  const given = objectOf(options)
  const version = objectOf(given['version'])
  const versionName = textOf(version['name'], 'current')
  const source: DocsSource<LocalText> = {
    kind: 'docs',
    name: textOf(given['name'], versionName === 'current' ? 'docs' : `docs-${versionName}`),
    dir: plainFolderOf(textOf(given['dir'], 'docs')),
    path: routeFolderOf(textOf(given['path'], '/docs')),
    sidebar: isObject(options) && isWritten(options.sidebar) ? options.sidebar : 'auto',
    ...(given['categoryPages'] === true && { categoryPages: true }),
    ...(isObject(options) && isObject(options.categories) && { categories: options.categories }),
    mainDoc: typeof given['mainDoc'] === 'string' ? given['mainDoc'] : undefined,
    version: {
      name: versionName,
      label: localTextOf(version['label'], given['version'] === undefined ? 'Next' : versionName),
      isShown: given['version'] !== undefined,
      ...(isBanner(version['banner']) && { banner: version['banner'] }),
    },
    ...(isObject(options) && isObject(options.locales) && { locales: options.locales }),
  }
  return withOptions(source, options)
}

/** Adds a page for the changelog of each package of the API reference, from a folder or from the packages themselves, or one page for the one of all. */
export function changelogs(options: ChangelogsOptions = {}): ChangelogsSource {
  const given = objectOf(options)
  const { packages, file } = given
  const name = textOf(given['name'], typeof file === 'string' ? 'changelog' : 'changelogs')
  return withOptions({ kind: 'changelogs', name, ...changelogPlaceOf(packages, file, given) }, options)
}

function changelogPlaceOf(
  packages: unknown,
  file: unknown,
  given: Readonly<Record<string, unknown>>,
): Pick<ChangelogsSource, 'whole' | 'packages' | 'dir'> {
  if (typeof file === 'string')
    return { whole: { file: plainFolderOf(file), path: routeFolderOf(textOf(given['path'], '/changelog')) } }
  if (Array.isArray(packages)) return { packages: packages.map(changelogPackageOf) }
  return { dir: plainFolderOf(textOf(given['dir'], 'changelogs')) }
}

function changelogPackageOf(given: unknown): ChangelogPackage {
  const { folder, dir, privatePackages } = objectOf(given)
  const path = plainFolderOf(textOf(folder, '.'))
  if (isPackagePattern(path)) return { folder: path, ...(privatePackages === true && { privatePackages }) }
  const last = path.split('/').at(-1) ?? path
  if (typeof dir !== 'string' && /^\.\.?$/.test(last)) return { folder: path }
  return { folder: path, dir: textOf(dir, last) }
}

/** Adds pages that are written in React, from a folder of `.tsx` files. */
export function pages(options: PagesOptions = {}): PagesSource {
  const given = objectOf(options)
  const source: PagesSource = {
    kind: 'pages',
    name: textOf(given['name'], 'pages'),
    dir: plainFolderOf(textOf(given['dir'], 'pages')),
    path: routeFolderOf(textOf(given['path'], '/')),
  }
  return withOptions(source, options)
}

export interface CustomSourceOptions {
  /** Tells it from the other sources; findings name it. */
  readonly name: string
  /** Files and folders that `load` reads by other means than its context, relative to the site root: `docgen dev` watches them. */
  readonly watch?: readonly string[]
  /**
   * Whether `load` is asked once for each locale of the site, whose name `site.locale` of its context is: it returns the pages that it has in that language, and those of the
   * default locale stand in for the others, with a notice. Default: it is asked once, and its pages are in the default language.
   */
  readonly perLocale?: boolean
  /** Errors in the options of your own function that makes the source. Each is reported as an error of the config, and nothing is loaded then. */
  readonly problems?: readonly OptionProblem[]
  /** Gives the pages. What it throws is a finding, and the rest of the site is checked. */
  readonly load: CustomSource['load']
}

/** Pages of a kind of your own, made from files or data. */
export function defineSource(options: CustomSourceOptions): CustomSource {
  const { name, watch, perLocale, problems = [], load }: Partial<CustomSourceOptions> = isObject(options) ? options : {}
  const source: CustomSource = {
    kind: 'custom',
    name: textOf(name, 'custom'),
    watch: Array.isArray(watch) ? watch.filter((path) => typeof path === 'string').map(plainFolderOf) : [],
    ...(perLocale === true && { perLocale }),
    ...(Array.isArray(problems) && problems.length > 0 && { problems }),
    load: (context) => (typeof load === 'function' ? load(context) : { pages: [] }),
  }
  // Without options it has no `load`, and validation says so.
  return withOptions(source, options ?? {})
}

// Registered, so that a config that was bundled with another copy of this module is read alike.
const optionsKey = Symbol.for('docgen.source.options')

/** What a source was made from, as its author wrote it, whatever it is; `undefined` for a source that another package made. */
export function optionsOf(source: object): unknown {
  return Reflect.get(source, optionsKey)
}

function withOptions<Made extends Source<LocalText>>(source: Made, options: unknown): Made {
  return Object.defineProperty(source, optionsKey, { value: options, enumerable: false })
}

/** `./docs/` → `docs`; the site root itself is `.`. */
export function plainFolderOf(dir: string): string {
  const segments = dir.split('/').filter((segment) => segment !== '' && segment !== '.')
  const folder = segments.join('/')
  return dir.startsWith('/') ? `/${folder}` : folder || '.'
}

/** A list, or lists by name: what a config without types gives may be anything, and validation says so. */
function isWritten(sidebar: DocsOptions['sidebar']): sidebar is Exclude<SidebarConfig<LocalText>, 'auto'> {
  return isObject(sidebar) && (Array.isArray(sidebar) || Object.values(sidebar).every((list) => Array.isArray(list)))
}

function isBanner(value: unknown): value is VersionBanner {
  return value === 'unreleased' || value === 'unmaintained'
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? Object.fromEntries(Object.entries(value)) : {}
}

/** What is none is said when the config is validated. */
function localTextOf(value: unknown, fallback: string): LocalText {
  if (!isObject(value) || Array.isArray(value)) return textOf(value, fallback)
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback
}
