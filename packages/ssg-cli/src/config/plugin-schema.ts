// What `plugins` of a config may hold. As in config-schema.ts, the message of each schema completes "must be …".
import * as v from 'valibot'
import type { UnifiedPlugin } from '../model/plugin.ts'

const unifiedPlugin = v.custom<UnifiedPlugin>(
  isUnifiedPlugin,
  'a plugin of unified: what its package exports, or a list of that and its options',
)

/** Lists of parts, by their key in a plugin. `remark` and `rehype` may stand in `markdown` too, the others at the top of the config. */
export const pluginParts = {
  remark: v.array(unifiedPlugin, 'a list of remark plugins'),
  rehype: v.array(unifiedPlugin, 'a list of rehype plugins'),
}

const partEntries = {
  remark: v.optional(pluginParts.remark),
  rehype: v.optional(pluginParts.rehype),
}

export const pluginSchema = v.objectWithRest(
  { name: v.pipe(v.string('a text'), v.nonEmpty('a text that is not empty')), ...partEntries },
  v.never(),
  'a plugin: what `definePlugin({ name, … })` returns',
)

function isUnifiedPlugin(value: unknown): boolean {
  return typeof value === 'function' || (Array.isArray(value) && typeof value[0] === 'function')
}
