import type { DocgenConfig } from '../model/config.ts'

/** Gives a config its type; it comes back as it is. */
export function defineConfig(config: DocgenConfig): DocgenConfig {
  return config
}
