// What a docgen.config.ts and programs that build a site import. The command line is another entry.
export { fathom, plausible } from './config/analytics.ts'
export { defineConfig } from './config/define-config.ts'
export { defineOutput } from './config/define-output.ts'
export { defineFrontmatter } from './config/define-frontmatter.ts'
export { defineDirective } from './config/define-directive.ts'
export { definePlugin } from './config/define-plugin.ts'
export { defineRule } from './config/define-rule.ts'
export { algolia, typesense } from './config/hosted-search.ts'
export {
  changelogs,
  defineSource,
  docs,
  pages,
  type ChangelogPackage,
  type ChangelogsOptions,
  type CustomSourceOptions,
  type DocsOptions,
  type PagesOptions,
} from './config/sources.ts'
export { readme, type ReadmeOptions } from './config/readme-source.ts'
export {
  build,
  check,
  createDevServer,
  loadConfig,
  openPublishedSite,
  openSite,
  type BuildOptions,
  type BuildResult,
  type BuiltOutput,
  type CheckOptions,
  type CheckResult,
  type DevServerOptions,
  type RunningDevServer,
  type SiteOptions,
} from './programs.ts'
export type { FoundPlace } from './answers/found-places.ts'
export type { OpenedSite, SearchOptions, SiteText } from './answers/open-site.ts'
export { ForeignFolder, OutputInTheWay, SiteIsLocked } from './io/refusals.ts'
export { fragments, lunr, pagefind } from './config/local-search.ts'
export { madeWith } from '@docgen/model'
export { llmsTxt, type LlmsTxtOptions } from './outputs/llms-txt.ts'
export { pageFeed, type PageFeedOptions } from './outputs/page-feed.ts'
export { markdownPages } from './outputs/markdown-pages.ts'
export { siteStructure } from './outputs/site-structure.ts'

// What a config is made of.
export type {
  AlgoliaOptions,
  AlgoliaSearch,
  AnalyticsProvider,
  ApiReferenceSource,
  Budgets,
  CategoryConfig,
  CategoryPageConfig,
  ChangelogsSource,
  CustomSource,
  DocgenConfig,
  DocsSource,
  FileAccess,
  FooterConfig,
  HeadTag,
  LocaleConfig,
  LocalEngine,
  LocalSearch,
  LocalText,
  MarkdownConfig,
  NavLinkConfig,
  PagesSource,
  RepositoryConfig,
  RuleCode,
  Rules,
  SampleChecker,
  SearchConfig,
  SearchFacet,
  SidebarConfig,
  SidebarItemConfig,
  SiteConfig,
  SitePart,
  Source,
  Suppression,
  TagConfig,
  TagsConfig,
  TypesenseOptions,
  TypesenseSearch,
  VersionBanner,
} from '@docgen/model'

// What plugins and sources are given, and what they return.
export type {
  AttributeType,
  AttributeTypes,
  AttributeValues,
  OwnFrontmatterKeys,
  OwnFrontmatterKey,
  OwnFrontmatterValues,
  Directive,
  DirectiveComponentProps,
  DirectiveDefinition,
  DirectiveForm,
  DirectiveInput,
  DirectiveResult,
  DocgenPlugin,
  DocsVersion,
  FeedEntry,
  HtmlElement,
  HtmlNode,
  IslandWhen,
  JsonValue,
  LinkTarget,
  Locale,
  MarkdownFile,
  NodeHandler,
  OutputPath,
  PageAlternate,
  PageImage,
  PageTag,
  OptionProblem,
  PageAuthor,
  PageText,
  PlannedPage,
  ProseLine,
  Publication,
  ReactPageProps,
  ReleaseFeed,
  ReportFinding,
  ResolvedSite,
  ResolvedSitePage,
  RouteKind,
  RoutePath,
  Rule,
  RuleFinding,
  SidebarItem,
  SiteFacts,
  SiteOutput,
  SiteOutputFile,
  SiteOutputFiles,
  SiteRedirect,
  SiteStructure,
  SourceContent,
  SourceContext,
  SourceFinding,
  SourcePage,
  SourcePageHead,
  SourcePagePlace,
  SourceSite,
  UnifiedAttacher,
  UnifiedPlugin,
  WrittenText,
} from '@docgen/model'

// What programs get of a build.
export type { Diagnostic, DiagnosticCode, FatalCode, RouteSummary, Severity, SourceRange } from '@docgen/model'

// What a theme gets, with the links that pages have. The parts of the API model that its props hold are in @docgen/model.
export type {
  AdmonitionProps,
  ApiChangesPageProps,
  ApiEntryPageProps,
  ApiHierarchyPageProps,
  ApiIndexPageProps,
  ApiPackagePageProps,
  ApiSymbolsPageProps,
  BasePageProps,
  CodeBlockProps,
  ContentComponents,
  CustomPageProps,
  DetailsProps,
  DocPageProps,
  HeadProps,
  HeadingProps,
  InlineSvgProps,
  LanguageLink,
  Layouts,
  ListingEntry,
  ListingPageProps,
  ListingProps,
  NavItem,
  NavLink,
  NavMenu,
  NotFoundPageProps,
  OwnContentComponents,
  PageLink,
  SearchPageProps,
  SidebarCategory,
  SidebarLink,
  SidebarNode,
  SiteProps,
  TabsProps,
  Theme,
  TocEntry,
  VersionLink,
} from '@docgen/model'
