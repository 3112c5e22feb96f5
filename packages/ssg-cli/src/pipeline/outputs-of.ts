import type { SiteConfig } from '@docgen/model'
import { placedParts } from '../config/plugins.ts'
import { builtInOutputs } from '../outputs/index.ts'
import type { PlacedOutput } from '../stages/6-emit/output-claims.ts'

/** Every output of a site: docgen's own, then those of its plugins and of the config. */
export function outputsOf(config: Pick<SiteConfig, 'plugins' | 'configFiles'>): readonly PlacedOutput[] {
  const added = placedParts(config, 'outputs').map(({ part, plugin, at }): PlacedOutput => {
    return { output: part, name: `the output "${part.name}"`, at, plugin }
  })
  return [...builtInOutputs.map((output): PlacedOutput => ({ output, name: output.name })), ...added]
}
