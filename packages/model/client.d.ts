/** Made by docgen's bundler of the islands that the theme names: functions that import an island, by its name. */
declare module 'docgen:islands' {
  import type { ComponentType } from 'react'
  const islands: Readonly<Record<string, () => Promise<{ readonly default: ComponentType<object> }>>>
  export default islands
}

/** Messages of the page's language: docgen's bundler puts the text of each in the place where its key is named. */
declare const DOCGEN_WORDS: import('./dist/index.js').Messages
