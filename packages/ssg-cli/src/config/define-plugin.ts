import type { DocgenPlugin } from '@docgen/model'

/** Gives a plugin its type; it comes back as it is. */
export function definePlugin(plugin: DocgenPlugin): DocgenPlugin {
  return plugin
}
