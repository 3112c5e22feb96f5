import {
  createWords,
  intlTagOf,
  routeFolderOf,
  type DocgenConfig,
  type FileAccess,
  type LocalText,
  type MarkdownConfig,
  type SiteConfig,
  type Source,
} from '@docgen/model'
import { withMessages } from '../common/with-messages.ts'
import { configTextsOf, readingIn, sourcesIn, sourceTextsOf } from './local-texts.ts'
import { saidByDefault, configuredLocalesOf } from './locales.ts'
import type { MessageTables } from './messages/tables.ts'
import { ownKeysOf } from './own-keys.ts'
import { keptTextsOf, pluginsOf } from './plugins.ts'
import { plainFolderOf } from './sources.ts'

/** What a config cannot say by itself. */
export interface ConfigSurroundings extends Pick<SiteConfig, 'root' | 'theme' | 'configFiles'> {
  readonly sources: readonly Source<LocalText>[]
  /** Of its languages; a language without one speaks English. */
  readonly tables: MessageTables
}

/** Also what is read before there is a config. */
export const defaultFileAccess: FileAccess = { allow: [], maxSize: 20_000_000 }

/** A validated config with its defaults filled in and its paths in their one spelling. */
export function completeConfig(config: DocgenConfig, surroundings: ConfigSurroundings): SiteConfig {
  const { root, theme, sources: given, configFiles, tables } = surroundings
  const plugins = pluginsOf(config)
  const { locale, messages, untranslated } = saidByDefault(config, tables)
  const siteLocales = configuredLocalesOf(config, given, surroundings)
  const reading = readingIn(locale.name, locale.name)
  const sources = sourcesIn(given, sourceTextsOf(config, given, reading))
  return {
    ...config,
    ...configTextsOf(config, reading),
    url: config.url === undefined ? undefined : new URL(config.url).origin,
    base: routeFolderOf(config.base ?? '/'),
    trailingSlash: config.trailingSlash ?? true,
    relativeLinks: config.relativeLinks ?? false,
    staticDir: plainFolderOf(config.staticDir ?? 'static'),
    outDir: plainFolderOf(config.outDir ?? 'dist'),
    files: { ...defaultFileAccess, ...definedOf(config.files ?? {}) },
    externalLinks: { skip: [], ...definedOf(config.externalLinks ?? {}) },
    locale,
    messages,
    untranslated,
    ...(siteLocales && { siteLocales }),
    words: createWords(messages, intlTagOf(locale.htmlLang, locale.calendar)),
    head: config.head ?? [],
    // A mode that the config names would have no effect if the system decided: every browser names one.
    colorMode: {
      default: 'light',
      switch: true,
      respectSystem: config.colorMode?.default === undefined,
      ...definedOf(config.colorMode ?? {}),
    },
    sidebar: { hideable: false, autoCollapse: false, ...definedOf(config.sidebar ?? {}) },
    toc: { min: 2, max: 3, ...definedOf(config.toc ?? {}) },
    lastUpdate: config.lastUpdate ?? true,
    frontmatter: ownKeysOf(config),
    markdown: { ...completeMarkdown(config.markdown ?? {}, sources, config.samples), keep: keptTextsOf(plugins) },
    redirects: config.redirects ?? [],
    imageZoom: config.imageZoom ?? true,
    offline: config.offline ?? false,
    search: config.search ?? 'auto',
    searchMarks: config.searchMarks ?? true,
    rules: config.rules ?? {},
    suppress: config.suppress ?? [],
    plugins,
    sources,
    theme: { ...theme, inlineScript: theme.inlineScript && withMessages(theme.inlineScript, messages) },
    root,
    configFiles: configFiles.length > 0 ? configFiles : [{ file: 'docgen.config.ts', text: '' }],
  }
}

/** Plain data: plugins go another way. Without an API reference no page leaves its code open, which costs nothing then. */
function completeMarkdown(
  { remark: _remark, rehype: _rehype, directives: _directives, ...given }: MarkdownConfig,
  sources: SiteConfig['sources'],
  samples: SiteConfig['samples'],
): Omit<SiteConfig['markdown'], 'keep'> {
  const markdown = { parser: 'satteri', html: 'sanitise', linkCode: true, ...definedOf(given) } as const
  return {
    ...markdown,
    linkCode: markdown.linkCode && sources.some(({ kind }) => kind === 'api'),
    readSamples: samples !== undefined && samples !== false,
  }
}

/** Without the keys that are there with the value `undefined`, as conditional values in a config leave them. */
export function definedOf<Value extends object>(value: Value): { readonly [Key in keyof Value]?: NonNullable<Value[Key]> } {
  // Guarded by the filter: what is left has a value.
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as Value
}
