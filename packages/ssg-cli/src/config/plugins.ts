import type { DocgenConfig } from '../model/config.ts'
import type { DocgenPlugin } from '../model/plugin.ts'

/** Name of the plugin that stands for the parts which the config holds itself. */
export const ownPluginName = 'the config'

/** The plugins of a config in their order; what the config holds itself comes last, as a plugin of its own. */
export function pluginsOf({ plugins = [], markdown = {} }: Pick<DocgenConfig, 'plugins' | 'markdown'>): readonly DocgenPlugin[] {
  const { remark = [], rehype = [] } = markdown
  const own: DocgenPlugin = { name: ownPluginName, remark, rehype }
  const isEmpty = [remark, rehype].every((parts) => parts.length === 0)
  return isEmpty ? plugins : [...plugins, own]
}
