import type { SiteConfig } from '@docgen/model'
import { locatePath } from '../config/locate.ts'
import { ownPluginName } from '../config/plugins.ts'
import { builtInOutputs } from '../outputs/index.ts'
import type { PlacedOutput } from '../stages/6-emit/output-claims.ts'

/** Every output of a site: docgen's own, then those of its plugins and of the config. */
export function outputsOf({ plugins, configFiles }: Pick<SiteConfig, 'plugins' | 'configFiles'>): readonly PlacedOutput[] {
  const added = plugins.flatMap(({ name, outputs = [] }, pluginIndex) =>
    outputs.map((output, index): PlacedOutput => {
      const isOwn = name === ownPluginName
      const at = locatePath(configFiles, isOwn ? ['outputs', index] : ['plugins', pluginIndex], 'value')
      return { output, name: `the output "${output.name}"`, at, plugin: isOwn ? undefined : name }
    }),
  )
  return [...builtInOutputs.map((output): PlacedOutput => ({ output, name: output.name })), ...added]
}
