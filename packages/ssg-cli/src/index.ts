// What a docgen.config.ts and programs that build a site import. The command line is another entry.
export { fathom, plausible } from './config/analytics.ts'
export { defineConfig } from './config/define-config.ts'
export { defineOutput } from './config/define-output.ts'
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
  type BuildOptions,
  type BuildResult,
  type BuiltOutput,
  type CheckOptions,
  type CheckResult,
  type DevServerOptions,
  type RunningDevServer,
  type SiteOptions,
} from './programs.ts'
export { fragments, lunr, pagefind } from './config/local-search.ts'
export { llmsTxt, type LlmsTxtOptions } from './outputs/llms-txt.ts'
export { markdownPages } from './outputs/markdown-pages.ts'
export * from '@docgen/model'
