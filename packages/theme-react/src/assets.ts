import { fileURLToPath } from 'node:url'

// This module is bundled to the root of `dist`, so both folders lie beside it there as they do here.
const pathOf = (relativePath: string): string => fileURLToPath(new URL(relativePath, import.meta.url))

/** Absolute path: one sheet, which names the others in the order of the cascade. */
export const styleFiles: readonly string[] = [pathOf('./styles/theme.css')]

/** Absolute path of each island's module; only the built package has them. */
export const islandFiles: Readonly<Record<string, string>> = {
  'search-results': pathOf('./islands/search-results.js'),
}

/** Absolute path; only the built package has it. */
export const clientFile: string = pathOf('./client/runtime.js')
