import type { ConfigText } from '../config/config-text.ts'
import type { ComponentType } from 'react'
import type { ApiModel } from '../api/api.ts'
import type { LocalText } from '../config/local-text.ts'
import type { CustomSource, OptionProblem } from './custom-source.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { FoundPackages, PackagePattern, UnmatchedPattern } from './package-patterns.ts'
import type { MadePage } from './made-page.ts'
import type { Words } from '../messages/words.ts'
import type { PackageLocation } from '../markdown/samples.ts'
import type { CategoryConfig, SidebarConfig } from '../config/sidebar-item-config.ts'
import type { TypedocPages } from './typedoc-pages.ts'

/** One Markdown file of the author, as text. Everything that compiling it may depend on is in here. */
export interface SourceFile {
  /** Relative to the site root, `/` separators: what diagnostics name. */
  readonly file: string
  /** Relative to the folder of its source: `guide/1.install.md`. */
  readonly contentPath: string
  /** `name` of the source that found it. */
  readonly source: string
  /** Name of the locale that it is written in, on a site with several; absent for the default. */
  readonly locale?: string | undefined
  /** Set for pages that are compiled in a way of their own. */
  readonly kind?: 'changelog' | undefined
  /** Set for pages that a custom source made: `file` is what they are made from. */
  readonly made?: MadePage | undefined
  /** Of a file with a `textKey`, read when it is first asked for. */
  readonly text: string
  /** Hash of the text, where that is known without reading it. */
  readonly textKey?: string | undefined
  /** Every file that a fence or a drawing of this page names, by path relative to the site root. */
  readonly includes: Includes
}

/** By path relative to the site root, the text of a file, why it is not read, or `null` where there is none. Asked by `includeAt`. */
export type Includes = Readonly<Record<string, string | Refusal | null>>

/** Why a file or folder of the author is not read. */
export type Refusal =
  /** It lies outside the folders that the site may read. `target` is its real path, as an author would write it. */
  | { readonly refusal: 'outside'; readonly target: string; readonly isFolder: boolean }
  /** Files of its name hold passwords and keys. `name` is that of the file, or of the folder that it lies in. */
  | { readonly refusal: 'secret'; readonly name: string }
  /** A link to a folder that it lies in itself, or to itself. */
  | { readonly refusal: 'circle'; readonly target: string }
  /** A link to a folder that `limit` links lead to already. */
  | { readonly refusal: 'crowd'; readonly target: string; readonly limit: number }
  /** A link to what is not there. `target` is written in the link. */
  | { readonly refusal: 'nothing'; readonly target: string }
  /** `what` there is in the place of a file: `a device`. */
  | { readonly refusal: 'no-file'; readonly what: string }
  /** Its name is not UTF-8, so nothing can name it. */
  | { readonly refusal: 'name' }
  /** The system's code: `EACCES`. */
  | { readonly refusal: 'failure'; readonly reason: string }
  /** In bytes. */
  | { readonly refusal: 'too-large'; readonly size: number; readonly limit: number }

/** A page written as a React component. */
export interface ReactPage {
  readonly file: string
  readonly contentPath: string
  readonly text: string
  readonly component: ComponentType<ReactPageProps>
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** Set for pages that a custom source made: their route is not that of a file. */
  readonly made?: MadePage | undefined
  /** Of a page that `paths()` gives: what stands in its route for the parts of `contentPath` in brackets. */
  readonly params?: Readonly<Record<string, string>> | undefined
  /** What the component gets besides `ReactPageProps`. */
  readonly props?: Readonly<Record<string, unknown>> | undefined
  /** Why it could not be loaded; the dev server shows them in its place. */
  readonly problems?: readonly Diagnostic[] | undefined
}

/** What a React page of the site gets. `href` turns a route path of the site (`/docs/introduction`) into one that carries the base. */
export interface ReactPageProps {
  readonly site: { readonly title: string; readonly tagline: string; readonly version?: string | undefined }
  readonly href: (path: string) => string
  /** The words of the site's language, which components of the theme ask for. */
  readonly words: Words
  /** Name of the locale that the page is made for: `de`. */
  readonly locale: string
}

/** What a folder holds. Paths are relative to the site root. */
export interface Listing {
  /** Sorted. A file that is reached through a link has the path by which it is reached. */
  readonly files: readonly string[]
  /** What is not read, by path, and why: a file, or a folder with all that is in it. */
  readonly refused: ReadonlyMap<string, Refusal>
}

/** Reads the author's folder. Paths are relative to the site root with `/` separators. */
export interface SourceReader {
  /** How many folders above the site root it may read: those of the repository that the site lies in. Default none. */
  readonly above?: number | undefined
  /** All files below `dir` but those that `isSkipped` names, and those in folders that it names. Nothing where there is no such folder. */
  readonly list: (dir: string, isSkipped: (name: string, path: string) => boolean) => Promise<Listing>
  /** The text of a file; `undefined` where there is none. */
  readonly read: (file: string) => Promise<string | Refusal | undefined>
  /** The same for many files, sorted, at less cost. Those that are not there are missing. */
  readonly readAll: (files: readonly string[]) => Promise<ReadonlyMap<string, string | Refusal>>
  /** Those that have the text of the last build, and include no other file. None where nothing is known of them. */
  readonly known?: ((files: readonly string[]) => ReadonlyMap<string, KnownText>) | undefined
}

/** The text of a file that is as it was when it was last read. */
export interface KnownText {
  /** Hash of the text. */
  readonly key: string
  readonly text: () => string
}

/** A place that content comes from. `docs()`, `changelogs()`, `pages()`, `apiReference()` and `defineSource()` make one each. */
export type Source<Text = string> = DocsSource<Text> | ChangelogsSource | PagesSource | ApiReferenceSource<Text> | CustomSource

/** Guides: Markdown files, with a sidebar and a version. In the config a `Text` may be one for each language. */
export interface DocsSource<Text = string> {
  readonly kind: 'docs'
  readonly name: string
  /** Folder of the files, relative to the site root. */
  readonly dir: string
  /** Route path that all its pages stand under: `/docs/`. */
  readonly path: string
  readonly sidebar: SidebarConfig<Text>
  /** Whether categories without an index page get a page that lists what is in them. Default `false`. */
  readonly categoryPages?: boolean | undefined
  /** Categories that a sidebar makes of folders, by the path of their folder as doc ids have it: `guide/deploy`. */
  readonly categories?: Readonly<Record<string, CategoryConfig<Text>>> | undefined
  /** Id of the doc that `path` itself leads to, for a folder without an index page. */
  readonly mainDoc?: string | undefined
  readonly version: SourceVersion<Text>
  /** Where translations lie, and what the config says of them, by the name of the locale. */
  readonly locales?: Readonly<Record<string, DocsTranslation>> | undefined
  /** Set for a source that holds the translations of another: the name of their locale. */
  readonly locale?: string | undefined
}

/** Guides in another language than that of the source. */
export interface DocsTranslation {
  /** Folder of the files, relative to the site root. Default `i18n/<locale>/<dir of the source>`. */
  readonly dir?: string | undefined
  readonly sidebar?: Exclude<SidebarConfig, 'auto'> | undefined
}

/** A version as the source has it that the config gives it to. */
export interface SourceVersion<Text = string> {
  readonly name: string
  readonly label: Text
  /** Whether the config gives one, so that pages say it. Those that are shown are versions of one documentation. */
  readonly isShown: boolean
  readonly banner?: VersionBanner | undefined
}

/** What readers of a version are warned of: it is not released yet, or no longer maintained. */
export type VersionBanner = 'unreleased' | 'unmaintained'

/** Changelogs: one Markdown file for each package of the API reference, or one for all of them. */
export interface ChangelogsSource {
  readonly kind: 'changelogs'
  readonly name: string
  /** The changelog of all packages, and the route path of its page. Then neither of the others is given. */
  readonly whole?: { readonly file: string; readonly path: string } | undefined
  /** Folder with a file for each package, named after the package's folder. Absent where `packages` says where they lie. */
  readonly dir?: string | undefined
  /** Folders of packages, each with its CHANGELOG.md or without one; `dir` is that of the package in the reference, by default the last segment of its npm name. */
  readonly packages?: readonly (PackagePattern & { readonly dir?: string | undefined })[] | undefined
  readonly unmatchedPatterns?: readonly UnmatchedPattern[] | undefined
}

/** React pages: every `.tsx` or `.jsx` file whose name does not begin with `_`. */
export interface PagesSource {
  readonly kind: 'pages'
  readonly name: string
  readonly dir: string
  readonly path: string
  /** Set for a source that holds the translations of another: the name of their locale. */
  readonly locale?: string | undefined
}

/** An API reference. `load` is given what it may touch and returns the model with its own diagnostics. */
export interface ApiReferenceSource<Text = string> {
  readonly kind: 'api'
  readonly name: string
  /** Route path of the index: `/api/`. */
  readonly path: string
  /** Name of the version whose packages it documents. Absent for a reference that all versions share. */
  readonly version?: string | undefined
  /** That version, where the config gives it here: one without guides. */
  readonly ownVersion?: SourceVersion<Text> | undefined
  /** Where pages of TypeDoc about the packages were, whose addresses lead here: the route path of TypeDoc's own site, or what its plugin for Markdown wrote. */
  readonly typedocPath?: string | readonly TypedocPages[] | undefined
  /** What readers see of groups of packages, by their names, where it is not the name. */
  readonly groupLabels?: Readonly<Record<string, Text>> | undefined
  /** Folder with the reports of `docgen api report`, relative to the site root: those of the commits that are tagged tell when each declaration came. */
  readonly history?: string | undefined
  /** What is wrong with the options that it was made from; `key` is the one to look for in the config file. */
  readonly problems?: readonly OptionProblem[] | undefined
  /** Patterns among the folders of its packages. They are resolved when the config is loaded, which then uses the source that `withPackages` returns. */
  readonly patterns?: readonly PackagePattern[] | undefined
  readonly withPackages?: ((found: FoundPackages) => ApiReferenceSource<LocalText>) | undefined
  /** Those of them that meant no package when the config was loaded. */
  readonly unmatchedPatterns?: readonly UnmatchedPattern[] | undefined
  readonly load: (context: ApiLoadContext) => Promise<ApiLoadResult>
  /** Makes the next `load` quick, after one that came from the cache: an edit in `docgen dev` follows. */
  readonly warm?: ((context: ApiLoadContext) => Promise<void>) | undefined
  /** Ends a `load` that gives more after an edit, with what is known: another edit is to be shown first. */
  readonly interrupt?: (() => void) | undefined
  /**
   * Lets go of what makes further loads quick: a build asks for nothing more, and needs the memory. A promise resolves once nothing more is written.
   */
  readonly release?: (() => void | Promise<void>) | undefined
  /** Where the packages are that it documents, for samples that import them. `root` is the absolute path of the site root. */
  readonly locate?: ((root: string) => Promise<readonly PackageLocation[]>) | undefined
}

export interface ApiLoadContext {
  /** Absolute path of the site root. */
  readonly root: string
  /** Absolute path of a folder that this source may keep its own cache in; `undefined` when caching is off. */
  readonly cacheDir: string | undefined
  /** As in a `SiteConfig`: where its options are written. */
  readonly configFiles?: readonly ConfigText[] | undefined
  /** Web address of the repository of the site: of packages in it whose `package.json` names none. */
  readonly repositoryUrl?: string | undefined
  /** Whether an edit may be shown before all is known that follows from it: see `isPreliminary` of the result. */
  readonly mayBePreliminary?: boolean | undefined
}

export interface ApiLoadResult {
  readonly model: ApiModel
  /** Names `model` and `diagnostics` by their content, where that is known without making them. */
  readonly key?: string | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** Whether the model came from the cache, for the report. */
  readonly fromCache: boolean
  /** Whether a `load` without `mayBePreliminary` gives more: what other packages have to do with the one that was edited. */
  readonly isPreliminary?: boolean | undefined
  /** Absolute paths of the files that the model was made from, and of folders of which every file counts, for `docgen dev` to watch. */
  readonly watchFiles: readonly string[]
  /** Absolute path of a damaged cache file, which is rebuilt. */
  readonly damagedFile?: string | undefined
}
