import type { LocalText, TypedocPages, VersionBanner } from '@docgen/model'

export interface ApiReferenceOptions {
  /** Default `api`, or `api-` and the name of the version. */
  readonly name?: string
  /** Route path of the index. Default `/api`. */
  readonly path?: string | undefined
  /**
   * The version whose packages it documents: pages of that version know this reference, and no other version's. The name of a version that a docs() or
   * another reference has, or a version that none of them has: `{ name, label, banner }`, as docs() takes it. Default: all versions share it.
   */
  readonly version?: string | { readonly name: string; readonly label?: LocalText; readonly banner?: VersionBanner }
  /**
   * Where pages of TypeDoc about these packages were: they lead to the pages of the reference then. The route path of TypeDoc's own site, `/` for the root
   * (`classes/Widget.html`), or what typedoc-plugin-markdown wrote: `{ path: '/docs/api' }` (`/docs/api/classes/Widget`), a list where it ran several times.
   */
  readonly typedocPath?: string | TypedocPages | readonly TypedocPages[]
  /** In any order: the reference is sorted by name, without the `@` of scopes. */
  readonly packages: readonly ApiPackageOption[]
  /**
   * Folder that npm packages are found from, as Node finds them for a file there, relative to the site root. Its own `package.json` may have installed
   * other releases than the site. Default: the site root.
   */
  readonly resolveFrom?: string
  /**
   * Web address of a line of source, with `{directory}`, `{ref}`, `{file}` and `{line}`: `https://github.com/o/r/blob/{ref}/{directory}/{file}#L{line}`.
   * `{directory}` is the package's `repository.directory`, else `packages/<dir>`; `{file}` is relative to it; `{ref}` is the commit or tag of its
   * release, where that is known, else `HEAD`. For npm packages alone. Default: made of the `repository` of each package.
   */
  readonly sourceLink?: string
  /** Whether the README of each package stands on its page. Default `true`. */
  readonly readme?: boolean
  /**
   * Headings that indexes and sidebars put packages under, in this order, each with its packages: the npm name of one that npm installed, or the `dir` of any, which
   * for a folder is its last segment by default. Packages of no group stand under none. A group that has a `label` is headed by that, which may be one
   * for each language of the site.
   */
  readonly groups?: Readonly<Record<string, readonly string[] | ApiGroupOption>>
  /** Whether declarations marked `@internal` are left out. Default `true`. */
  readonly excludeInternal?: boolean
  /** Whether private members of classes are left out. Default `true`. */
  readonly excludePrivate?: boolean
  /** Whether protected members of classes are left out. Default `false`. */
  readonly excludeProtected?: boolean
  /** Whether members and re-exports are left out whose declaration lies outside the documented packages. Default `false`. */
  readonly excludeExternals?: boolean
  /** Whether declarations without a comment are left out. Default `false`. */
  readonly excludeNotDocumented?: boolean
  /**
   * Folder with comments of the site on declarations that a package says nothing of, relative to the site root: a Markdown file for each package, named after
   * its `dir` (`server.md`), with a heading `## Symbol` or `## Symbol.member` for each comment.
   */
  readonly comments?: string
  /**
   * Folder with the reports of `docgen api report`, relative to the site root. What the commits of earlier releases have there, by their tags in Git, tells
   * in which release each declaration came.
   */
  readonly history?: string
  /** Other sites that names of packages not documented here lead to. */
  readonly externalSymbols?: readonly ExternalSymbolsOption[]
}

export interface ApiGroupOption {
  readonly label: LocalText
  readonly packages: readonly string[]
}

/** npm names and `dir`s of the packages of a group. */
export function packagesOfGroup(group: readonly string[] | ApiGroupOption): readonly string[] {
  return 'packages' in group ? group.packages : group
}

/** A site that publishes an inventory of its symbols, as docgen's `symbols.json`. Nothing is fetched. */
export interface ExternalSymbolsOption {
  /** Origin that the paths of the inventory belong to: `https://widgets.example`. */
  readonly url: string
  /** The inventory: a file relative to the site root, or below `node_modules`. */
  readonly symbols: string
  /** npm names. Default: all that the inventory has. */
  readonly packages?: readonly string[]
}

export type ApiPackageOption = NpmPackageOption | FolderPackageOption

interface PackageOptionBase {
  /** Segment of the package's routes. Default: the last segment of the folder, or of the npm name, also for the folders `.` and `..`. */
  readonly dir?: string
  /** Takes the place of the reference's own `sourceLink`. */
  readonly sourceLink?: string
  /** Takes the place of the reference's own `readme`. */
  readonly readme?: boolean
  /**
   * Entry points to document, in this order: keys of the package's `exports`, as `.`, `./client` or `./locales/*`. Default: all that have types.
   */
  readonly entries?: readonly string[]
}

/** Segment of the package's routes. `name` is its npm name, which `.` and `..` have their segment from. */
export function dirOf({ dir, npm, folder }: ApiPackageOption, name?: string): string {
  const path = npm ?? folder
  const last = path.split(/[\\/]/).filter(Boolean).at(-1) ?? path
  return dir ?? (hasNoName(last) ? (name?.split('/').at(-1) ?? last) : last)
}

/** Whether only the manifest of a package tells the segment of its routes. */
export function isNameless({ dir, npm, folder }: ApiPackageOption): boolean {
  return dir === undefined && hasNoName((npm ?? folder).split(/[\\/]/).filter(Boolean).at(-1) ?? '')
}

function hasNoName(segment: string): boolean {
  return /^\.{0,2}$/.test(segment)
}

/** A package that npm has installed for the site: its `src/index.ts` where that is published, else the declarations that it names. */
export interface NpmPackageOption extends PackageOptionBase {
  readonly npm: string
  readonly folder?: undefined
  readonly privatePackages?: undefined
}

/**
 * A folder of the site with a `package.json` and declarations, for what no registry holds. Relative to the site root. A pattern, `packages/*`, means
 * all packages in such folders that npm would publish; `!packages/legacy` takes away from what the patterns of the list mean.
 */
export interface FolderPackageOption extends PackageOptionBase {
  readonly folder: string
  readonly npm?: undefined
  /** Whether a pattern also means packages that are `private`. Default `false`. A package that is named by its folder may be private in any case. */
  readonly privatePackages?: boolean | undefined
}
