import type { DocgenConfig, DocgenPlugin, PageText, SiteConfig, SourceRange } from '@docgen/model'
import { locatePath } from './locate.ts'

/** Name of the plugin that stands for the parts which the config holds itself. */
export const ownPluginName = 'the config'

/** The plugins of a config in their order; what the config holds itself comes last, as a plugin of its own. */
export function pluginsOf({
  plugins = [],
  markdown = {},
  checks = [],
  outputs = [],
}: Pick<DocgenConfig, 'plugins' | 'markdown' | 'checks' | 'outputs'>): readonly DocgenPlugin[] {
  const { remark = [], rehype = [], directives = [] } = markdown
  const own: DocgenPlugin = { name: ownPluginName, remark, rehype, directives, checks, outputs }
  const isEmpty = [remark, rehype, directives, checks, outputs].every((parts) => parts.length === 0)
  return isEmpty ? plugins : [...plugins, own]
}

/** Those that take part in compiling Markdown. */
export function markupPluginsOf(plugins: readonly DocgenPlugin[]): readonly DocgenPlugin[] {
  return plugins.filter(
    ({ remark = [], rehype = [], directives = [], handlers = {} }) =>
      remark.length + rehype.length + directives.length + Object.keys(handlers).length > 0,
  )
}

/** What rules and outputs want to be kept of the pages, in a fixed order: it is part of keys. */
export function keptTextsOf(plugins: readonly DocgenPlugin[]): readonly PageText[] {
  const needed = new Set(
    plugins.flatMap(({ checks = [], outputs = [] }) => [...checks, ...outputs].flatMap(({ needs = [] }) => needs)),
  )
  return [...needed].sort()
}

/** A check or an output, and where its author can change it. */
export interface PlacedPart<Part> {
  readonly part: Part
  /** Absent for a part of the config itself. */
  readonly plugin: string | undefined
  readonly at: SourceRange
}

type Parts = Required<Pick<DocgenPlugin, 'checks' | 'outputs'>>

/** Those of all plugins, in their order. */
export function placedParts<Key extends keyof Parts>(
  { plugins, configFiles }: Pick<SiteConfig, 'plugins' | 'configFiles'>,
  key: Key,
): readonly PlacedPart<Parts[Key][number]>[] {
  return plugins.flatMap((plugin, pluginIndex) => {
    const isOwn = plugin.name === ownPluginName
    const parts: readonly Parts[Key][number][] = plugin[key] ?? []
    return parts.map((part, index) => ({
      part,
      plugin: isOwn ? undefined : plugin.name,
      at: locatePath(configFiles, isOwn ? [key, index] : ['plugins', pluginIndex], 'value'),
    }))
  })
}
