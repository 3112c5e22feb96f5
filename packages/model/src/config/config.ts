import type { ConfigText } from './config-text.ts'
import type { AnalyticsProvider } from './analytics.ts'
import type { Budgets } from './budgets.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-catalogue.ts'
import type { RuleCode, Severity } from '../diagnostics/diagnostic.ts'
import type { HeadTag } from './head-tag.ts'
import type { Directive } from '../plugins/directive.ts'
import type { LocalText } from './local-text.ts'
import type { MessageKey, Messages } from '../messages/messages.ts'
import type { Words } from '../messages/words.ts'
import type { NavIcon } from './nav-icon.ts'
import type { DocgenPlugin, UnifiedPlugin } from '../plugins/plugin.ts'
import type { PageText } from '../plugins/resolved-site.ts'
import type { Rule } from '../plugins/rule.ts'
import type { SearchConfig } from '../search/search-provider.ts'
import type { OwnFrontmatterKeys } from '../markdown/own-frontmatter.ts'
import type { SampleChecker } from '../markdown/samples.ts'
import type { SiteOutput } from '../plugins/site-output.ts'
import type { SitePart } from './site-part.ts'
import type { ApiReferenceSource, DocsSource, Source } from '../sources/source.ts'
import type { Suppression } from './suppression.ts'
import type { Theme } from '../theme/theme.ts'

/** What `docgen.config.ts` exports. Everything but `theme`, `plugins` and `sources` is plain data. */
export interface DocgenConfig {
  readonly title: LocalText
  readonly tagline?: LocalText
  /** Version of what is documented: `0.32.0`. */
  readonly version?: string
  /** Building blocks of the product, each with a label and a color. Pages below their paths show both. */
  readonly parts?: readonly SitePart<LocalText>[]
  /** Origin that the site is served from: `https://www.accountsjs.com`. Needed for the sitemap and canonical links. */
  readonly url?: string
  /** Path that the site is served under: `/` or `/docs/`. */
  readonly base?: string
  /**
   * Whether pages lead to each other by relative addresses, so that the output opens from a disk (`file://`) and from under any path of a server. Default
   * `false`.
   */
  readonly relativeLinks?: boolean
  /** Whether internal links end in a slash, as static hosts serve folders. Default `true`. */
  readonly trailingSlash?: boolean
  /** Files copied to the output as they are. Default `static`. */
  readonly staticDir?: string
  /** Default `dist`. */
  readonly outDir?: string
  /** Route path or address of the icon. */
  readonly favicon?: string
  /** Route path of the logo in the navbar; `dark` for dark mode. */
  readonly logo?: LogoConfig<LocalText>
  /** Which files docgen may read, and how large they may be. */
  readonly files?: Partial<FileAccess>
  /** Links to other sites, which only `docgen check --external` requests. */
  readonly externalLinks?: Partial<ExternalLinksConfig>
  /** Of a site with one language. Default English. */
  readonly locale?: LocaleConfig
  /** Of a site with several languages, by their names: `{ en: { label: 'English' }, de: { label: 'Deutsch' } }`. Takes the place of `locale`. */
  readonly locales?: Readonly<Record<string, SiteLocaleConfig>>
  /** Name of the locale that the sources are written in. Default the first of `locales`. */
  readonly defaultLocale?: string
  /**
   * Tags for the head of every page. What a page says of itself, such as its title and its description for social networks (`og:title`, `og:description`), stands
   * instead of theirs.
   */
  readonly head?: readonly HeadTag[]
  readonly navbar?: readonly NavItemConfig<LocalText>[]
  readonly footer?: FooterConfig<LocalText>
  readonly announcementBar?: AnnouncementConfig<LocalText>
  /** `respectSystem` is `true` unless `default` is set: then every reader starts in that mode. */
  readonly colorMode?: { readonly default?: 'light' | 'dark'; readonly switch?: boolean; readonly respectSystem?: boolean }
  /** Whether readers can hide the sidebar, and whether a category closes when another beside it opens. Default neither. */
  readonly sidebar?: { readonly hideable?: boolean; readonly autoCollapse?: boolean }
  readonly toc?: { readonly min?: number; readonly max?: number }
  /** Where the files of the site and of its packages are shown: relative links that lead to files which are no pages lead there. */
  readonly repository?: RepositoryConfig
  /** `{file}` is replaced by the page's file, relative to the site root. */
  readonly editLink?: { readonly pattern: string }
  readonly lastUpdate?: boolean
  /** None is loaded unless it is given, none while the site is worked on, and none for readers who do not want to be tracked. */
  readonly analytics?: AnalyticsProvider
  /** What pages may cost their readers; a warning where they cost more. */
  readonly budgets?: Budgets
  /** Frontmatter keys of the site's own, which docgen checks like its own: `{ owner: { type: 'string', required: true } }`. */
  readonly frontmatter?: OwnFrontmatterKeys
  readonly markdown?: MarkdownConfig
  /** Addresses that lead to others. `{ from: '/docs/v1/*', to: '/docs/*' }` is one for each page below `/docs/`; what has a page keeps it. */
  readonly redirects?: readonly { readonly from: string; readonly to: string }[]
  /** Whether there is a page for each tag of the pages, which lists those that have it, and one that lists the tags. Default `false`. */
  readonly tags?: boolean | TagsConfig<LocalText>
  /** Whether images of articles that are shown smaller than they are can be enlarged. Default `true`. */
  readonly imageZoom?: boolean
  /** Default `auto`: the engine that suits the size of the site. `false` for none. */
  readonly search?: SearchConfig
  /** Where a reader can say that a search should have found something; `{query}` is replaced by what they searched for. */
  readonly searchIssue?: { readonly pattern: string }
  /** Whether the words that a search found are marked on the page that its result leads to. Default `true`. */
  readonly searchMarks?: boolean
  /** Where readers say whether a page helped them: `url` takes what a form sends, `issueForm` is a page where they write. Default none. */
  readonly feedback?: FeedbackConfig
  /** Whether the browsers of readers keep pages to read without a network: a service worker does. Default `false`. */
  readonly offline?: boolean
  /** Severity of each finding by its code; `off` leaves it out. */
  readonly rules?: Rules
  /** Findings that may be, each with the reason. */
  readonly suppress?: readonly Suppression[]
  /** Checks of the site's own: what `defineRule()` returns. */
  readonly checks?: readonly Rule[]
  /** Further files of the site: what `defineOutput()` returns. */
  readonly outputs?: readonly SiteOutput[]
  /** What packages or own files add: `definePlugin({ name, … })`. */
  readonly plugins?: readonly DocgenPlugin[]
  readonly sources?: readonly Source<LocalText>[]
  readonly theme?: Theme
  /** Checks the code of guides and comments: what `checkedSamples()` of the bridge returns. Without it, or with `false`, none is checked. */
  readonly samples?: SampleChecker | false
}

/** Codes of docgen, and those of the checks in the config and its plugins. */
export type Rules = Readonly<Partial<Record<DiagnosticCode | RuleCode, Severity | 'off'>>>

/**
 * `url` is the web address of the repository: `https://github.com/acme/acme`. `branch` is that of the links: default `HEAD`. `directory` is the
 * folder of the site in it: by default what the checkout says.
 */
export interface RepositoryConfig {
  readonly url: string
  readonly branch?: string
  readonly directory?: string
}

/**
 * One of both. `url` receives a POST with the fields `helpful` (`yes` or `no`) and `page`. In `issueForm`, an address that readers are sent to, `{page}` is
 * replaced by the address of the page.
 */
export interface FeedbackConfig {
  readonly url?: string | undefined
  readonly issueForm?: string | undefined
}

/** `known` declares all tags that pages may have, by the name that they write. */
export interface TagsConfig<Text = string> {
  /** Route path that the pages stand under. Default `/tags`. */
  readonly path?: string
  readonly known?: Readonly<Record<string, TagConfig<Text>>>
}

export interface TagConfig<Text = string> {
  /** Default: the name of the tag. */
  readonly label?: Text
  /** Stands below the title of its page. */
  readonly description?: Text
  /** Last segment of the address. Default: the name of the tag as anchors are written. */
  readonly slug?: string
}

export interface LocaleConfig {
  readonly name: string
  readonly label: string
  /** Default: that of the language, so `rtl` for `ar` and `ltr` for `ar-Latn`. */
  readonly direction?: 'ltr' | 'rtl'
  readonly htmlLang?: string
  readonly calendar?: string
  /** Words in the place of docgen's own, by their keys. */
  readonly messages?: Partial<Messages>
}

/** A language of a site that has several, and what the config says in that language. */
export interface SiteLocaleConfig extends Omit<LocaleConfig, 'name'>, Partial<LocaleTexts> {
  /** Route path that its pages stand under. Default `/` for the default locale, and for another its name: `/de`. */
  readonly path?: string
}

/** What a config says to readers; a locale that leaves a key out shows what the config has for all. */
export interface LocaleTexts {
  readonly title: string
  readonly tagline: string
  readonly navbar: readonly NavItemConfig[]
  readonly footer: FooterConfig
  readonly announcementBar: AnnouncementConfig
}

/** All that a config says to readers, in one language. */
export type ConfigTexts = { readonly [Key in keyof LocaleTexts | 'logo' | 'parts' | 'tags']: SiteConfig[Key] }

/** What the sources of a config say to readers, in one language, by the name of the source. */
export interface SourceTexts {
  readonly docs: Readonly<Record<string, { readonly [Key in 'sidebar' | 'categories' | 'version']: DocsSource[Key] }>>
  readonly api: Readonly<Record<string, { readonly [Key in 'groupLabels' | 'ownVersion']: ApiReferenceSource[Key] }>>
}

/** A language of a site that has several. Plain data. */
export interface SiteLocale extends Required<Omit<LocaleConfig, 'messages'>> {
  /** Begins and ends with `/`. */
  readonly path: string
  readonly messages: Messages
  readonly untranslated: readonly MessageKey[]
  /** That of the theme, with the words of the language. */
  readonly inlineScript: string | undefined
  readonly texts: ConfigTexts
  readonly sourceTexts: SourceTexts
  readonly unsaid: readonly UnsaidText[]
}

/** A text that the config has for other languages and not for this one. */
export interface UnsaidText {
  /** What its readers get. */
  readonly text: string
  /** Of the text in the config. */
  readonly path: readonly (string | number)[]
}

/** What the config of one locale knows besides what every config does. */
export interface LocaleSite {
  /** Base of the whole site: files that all locales share stand there. */
  readonly base: string
  /** Route path of the locale: `/de/`, or `/` of one without a prefix. */
  readonly path: string
  readonly isDefault: boolean
  /** What the sources were written in. */
  readonly defaultLocale: SiteConfig['locale']
  /** By the name of a source that holds translations: the name of the source that they stand for. */
  readonly translations: Readonly<Record<string, string>>
  /** The folders of those that read files. */
  readonly translationFolders: readonly TranslationFolder[]
  /** Folders of the translations in all languages of the site. */
  readonly translatedDirs: readonly string[]
}

export interface TranslationFolder {
  /** Name of the source that holds the translations, and of the one that they stand for. */
  readonly loaded: string
  readonly source: string
  /** Relative to the site root. */
  readonly dir: string
  readonly originalDir: string
}

export interface MarkdownConfig {
  /** `satteri` is native and fast, `remark-parse` portable; both make the same trees. Default `satteri`, where its binary loads. */
  readonly parser?: 'satteri' | 'remark-parse'
  /** `sanitise` (default) keeps harmless HTML; `trust` keeps all but handlers in attributes (`onclick`). */
  readonly html?: 'sanitise' | 'trust'
  /** Whether inline code that names exactly one export of the packages a page is about becomes a link. Default `true`. */
  readonly linkCode?: boolean
  /** Plugins of remark, as in a plugin. */
  readonly remark?: readonly UnifiedPlugin[]
  /** Plugins of rehype, as in a plugin. */
  readonly rehype?: readonly UnifiedPlugin[]
  /** Directives, as in a plugin. */
  readonly directives?: readonly Directive[]
}

/** What docgen reads of the author's files. */
export interface FileAccess {
  /** Folders outside the site root whose files the site may show through symbolic links. Relative to the site root, or absolute. Default none. */
  readonly allow: readonly string[]
  /** Most bytes of a Markdown file, or of a file that a page includes. Default 20,000,000. */
  readonly maxSize: number
}

/** What `docgen check --external` requests. */
export interface ExternalLinksConfig {
  /** Beginnings of addresses that it leaves out: `https://www.example.com/` for all of a host. Default none. */
  readonly skip: readonly string[]
}

/** `to` is a route path of the site and checked; `href` an address elsewhere. */
export interface NavLinkConfig<Text = string> {
  readonly label: Text
  readonly to?: string
  readonly href?: string
  /** Route path prefix under which the link is shown as current; default `to`, and the sidebar of that page if the guides have several. */
  readonly activePath?: string
  /** Shown in front of the label; in the navbar itself, in its place. */
  readonly icon?: NavIcon
}

/** A menu of the navbar. */
export interface NavMenuConfig<Text = string> {
  readonly label: Text
  readonly items: readonly NavLinkConfig<Text>[]
}

export type NavItemConfig<Text = string> = NavLinkConfig<Text> | NavMenuConfig<Text>

export interface FooterConfig<Text = string> {
  readonly columns?: readonly { readonly title: Text; readonly links: readonly NavLinkConfig<Text>[] }[]
  readonly copyright?: Text
}

export interface AnnouncementConfig<Text = string> {
  readonly id: string
  readonly content: Text
  readonly isCloseable?: boolean
}

export interface LogoConfig<Text = string> {
  readonly src: string
  readonly dark?: string
  readonly alt?: Text
  /** For a logo with the title in it, which is not written next to it. */
  readonly replacesTitle?: boolean
}

/** `path` begins and ends with `/`. */
export interface CompleteTags extends TagsConfig {
  readonly path: string
}

/** A config whose defaults are filled in. `base` begins and ends with `/`; `url` has no slash at its end. */
export interface SiteConfig extends Omit<DocgenConfig, 'tags' | 'logo' | 'announcementBar'> {
  readonly title: string
  readonly tagline: string
  /** Their `paths` end with `/`. */
  readonly parts: readonly SitePart[]
  readonly base: string
  readonly trailingSlash: boolean
  readonly relativeLinks: boolean
  readonly staticDir: string
  readonly outDir: string
  readonly files: FileAccess
  /** `areListed` while somebody asks which there are: see `common/unless-answered.ts`. */
  readonly externalLinks: ExternalLinksConfig & { readonly areListed?: true | undefined }
  readonly locale: Required<Omit<LocaleConfig, 'messages'>>
  /** The words of the locale as data, and what says them. */
  readonly messages: Messages
  readonly words: Words
  /** Messages that are shown in English, since nobody has translated them. */
  readonly untranslated: readonly MessageKey[]
  /** Of the config of one locale: texts that are shown in the default language. */
  readonly unsaid?: readonly UnsaidText[] | undefined
  /** All languages of a site that has several, the default first; absent of a site with one. */
  readonly siteLocales?: readonly SiteLocale[] | undefined
  /** Of the config of one locale of such a site. */
  readonly localeSite?: LocaleSite | undefined
  readonly head: readonly HeadTag[]
  readonly navbar: readonly NavItemConfig[]
  readonly footer: FooterConfig
  readonly announcementBar?: AnnouncementConfig | undefined
  readonly logo?: LogoConfig | undefined
  readonly colorMode: { readonly default: 'light' | 'dark'; readonly switch: boolean; readonly respectSystem: boolean }
  readonly sidebar: { readonly hideable: boolean; readonly autoCollapse: boolean }
  readonly toc: { readonly min: number; readonly max: number }
  readonly lastUpdate: boolean
  /** Those of its plugins as well. */
  readonly frontmatter: OwnFrontmatterKeys
  readonly markdown: Required<Omit<MarkdownConfig, 'remark' | 'rehype' | 'directives'>> & {
    readonly readSamples: boolean
    readonly keep: readonly PageText[]
  }
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** Absent where tags have no pages. */
  readonly tags?: CompleteTags | undefined
  readonly imageZoom: boolean
  readonly offline: boolean
  readonly search: SearchConfig
  readonly searchMarks: boolean
  readonly rules: Rules
  readonly suppress: readonly Suppression[]
  /** With what the config holds itself, as a plugin of its own. */
  readonly plugins: readonly DocgenPlugin[]
  readonly sources: readonly Source[]
  readonly theme: Theme
  /** Absolute path of the site. It differs from machine to machine, so nothing that is made or kept depends on it. */
  readonly root: string
  /** The config file and what it imports of the site, for finding where a value stands. At least one; relative to the site root. */
  readonly configFiles: readonly ConfigText[]
}
