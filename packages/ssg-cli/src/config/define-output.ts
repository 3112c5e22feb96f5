import type { SiteOutput } from '@docgen/model'

/** Gives an output its type; it comes back as it is. Put it into `outputs` of the config, or of a plugin. */
export function defineOutput(output: SiteOutput): SiteOutput {
  return output
}
