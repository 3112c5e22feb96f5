import type { DocgenConfig } from '@docgen/model'

/** Gives a config its type; it comes back as it is. */
export function defineConfig(config: DocgenConfig): DocgenConfig {
  return config
}
