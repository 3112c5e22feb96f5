/** The words that the generator, themes and the readers of APIs share. */
export * from './api/api-described.ts'
export * from './api/api-groups.ts'
export {
  releaseAnchorOf,
  type ApiChange,
  type ApiHistory,
  type ApiImpact,
  type ApiLineChange,
  type ApiRelease,
  type ApiReleaseChanges,
  type ExportHistory,
} from './api/api-history.ts'
export * from './api/api.ts'
export { knownAddressOf } from './api/external-names.ts'
export { shortMemberOf, shortTypeOf, tabledObjectsOf, withoutTabledObjects } from './api/tabled-members.ts'
export {
  group,
  hardBreak,
  indent,
  layOut,
  linesOf,
  softBreak,
  spaceBreak,
  textOfCode,
  type Code as ApiCode,
  type Word as ApiCodeWord,
} from './code/code.ts'
export { legibleMember, legibleType } from './api/legible-types.ts'
export {
  declarationCode,
  legibleEntry,
  lineCode,
  wholeDeclarationCode,
  withAnchors,
  type PageEntry,
} from './code/declaration-code.ts'
export { noLinks, type LinkedName, type Links } from './code/links.ts'
export { constructorCode, memberCode, propertyTypeOf, quotedName, standaloneTypeCode } from './code/type-code.ts'
export type * from './config/analytics.ts'
export type * from './config/budgets.ts'
export type * from './config/config-text.ts'
export type * from './config/config.ts'
export type * from './config/head-tag.ts'
export * from './config/local-text.ts'
export * from './config/nav-icon.ts'
export * from './config/sidebar-item-config.ts'
export type * from './config/site-part.ts'
export type * from './config/suppression.ts'
export * from './diagnostics/describe-value.ts'
export * from './diagnostics/diagnostic-catalogue.ts'
export type * from './diagnostics/diagnostic.ts'
export * from './diagnostics/error-message.ts'
export * from './diagnostics/fix-of.ts'
export * from './diagnostics/joined-by-and.ts'
export * from './diagnostics/nearest.ts'
export * from './files/author-text.ts'
export * from './files/file-pattern.ts'
export * from './files/file-stamp.ts'
export * from './files/git-files.ts'
export * from './files/package-manager.ts'
export * from './files/readme-name.ts'
export * from './files/repository.ts'
export * from './files/secret-names.ts'
export * from './html/html.ts'
export * from './html/safe-url.ts'
export * from './javascript/compare-text.ts'
export * from './javascript/escape-reg-exp.ts'
export * from './javascript/is-record.ts'
export * from './javascript/once.ts'
export * from './javascript/property-of.ts'
export * from './markdown/fences.ts'
export * from './markdown/frontmatter.ts'
export type * from './markdown/own-frontmatter.ts'
export * from './markdown/samples.ts'
export { typeQueriesOf, type TypeQuery } from './markdown/type-queries.ts'
export { english } from './messages/english.ts'
export {
  isUntranslated,
  knownLanguageOf,
  knownLanguages,
  untranslatedMessages,
  type KnownLanguage,
} from './messages/languages.ts'
export type { Plural } from './messages/message.ts'
export {
  isMessageKey,
  messageKeys,
  placeholdersOf,
  type MessageKey,
  type Messages,
  type PlaceholderOf,
} from './messages/messages.ts'
export { createWords, englishWords, intlTagOf, listOf, type Words } from './messages/words.ts'
export * from './output/output-path.ts'
export * from './output/output.ts'
export type * from './output/release-feed.ts'
export type * from './plugins/directive.ts'
export * from './plugins/made-with.ts'
export type * from './plugins/plugin.ts'
export type * from './plugins/resolved-site.ts'
export type * from './plugins/rule.ts'
export type * from './plugins/site-output.ts'
export type * from './ports/compile.ts'
export type * from './ports/pagefind.ts'
export type * from './ports/ports.ts'
export type * from './ports/render.ts'
export * from './ports/worker-exec-argv.ts'
export type * from './search/hosted-search.ts'
export * from './search/search-language.ts'
export type * from './search/search-page.ts'
export * from './search/search-provider.ts'
export type * from './search/search-record.ts'
export * from './search/search.ts'
export type * from './site/page-facts.ts'
export * from './site/page.ts'
export * from './site/route-folder.ts'
export type * from './site/route.ts'
export type * from './site/site.ts'
export type * from './sources/custom-source.ts'
export type * from './sources/made-page.ts'
export type * from './sources/publication.ts'
export * from './sources/package-patterns.ts'
export type * from './sources/source.ts'
export * from './sources/typedoc-pages.ts'
export * from './theme/color-schemes.ts'
export * from './theme/is-component.ts'
export * from './theme/island.ts'
export type * from './theme/page-props.ts'
export type * from './theme/theme-api.ts'
export * from './theme/theme-page.ts'
export * from './theme/theme.ts'
