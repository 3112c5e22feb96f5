import { fileURLToPath } from 'node:url'

// This module is bundled to the root of `dist`, so both folders lie beside it there as they do here.
const pathOf = (relativePath: string): string => fileURLToPath(new URL(relativePath, import.meta.url))

const styleNames = [
  'tokens',
  'shell',
  'navbar',
  'typeface',
  'image-zoom',
  'menu',
  'versions',
  'sidebar',
  'table-of-contents',
  'pagination',
  'footer',
  'search',
  'forms',
  'search-page',
  'prose',
  'article',
  'figure',
  'far-away',
  'code-block',
  'base',
  'admonition',
  'tabs',
  'islands',
  'listings',
  'navigation',
  'api',
  'reference',
  'forced-colors',
  'print',
]

/** Absolute paths, in the order of the cascade. `base` has a layer of its own: it stands beside what it is compressed best with. */
export const styleFiles: readonly string[] = styleNames.map((name) => pathOf(`./styles/${name}.css`))

/** Absolute path of each island's module; only the built package has them. */
export const islandFiles: Readonly<Record<string, string>> = {
  'search-results': pathOf('./islands/search-results.js'),
}

/** Absolute path; only the built package has it. */
export const clientFile: string = pathOf('./client/runtime.js')
