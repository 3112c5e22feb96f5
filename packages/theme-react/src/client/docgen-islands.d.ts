/** Made by docgen's bundler of the islands that the theme names: functions that import an island, by its name. */
declare module 'docgen:islands' {
  import type { ComponentType } from 'react'
  const islands: Readonly<Record<string, () => Promise<{ readonly default: ComponentType<object> }>>>
  export default islands
}
