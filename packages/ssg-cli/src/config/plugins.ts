import type { DocgenConfig, DocgenPlugin, PageText } from '@docgen/model'

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
