// While a style sheet or an island cannot be bundled, pages keep the styles and scripts that they had.
import type { ClientFiles, Ports } from '@docgen/model'

/** The last that could be bundled, by the name of a locale. */
export type KeptClient = Map<string, ClientFiles>

export function keepClient(bundle: Ports['bundleClient'], kept: KeptClient): Ports['bundleClient'] {
  return async (locale) => {
    const files = await bundle(locale)
    const before = kept.get(locale)
    if (files.diagnostics === undefined || files.diagnostics.length === 0) {
      kept.set(locale, files)
      return files
    }
    if (before === undefined) return files
    return {
      ...before,
      styles: files.styles.length > 0 ? files.styles : before.styles,
      scripts: files.scripts.length > 0 ? files.scripts : before.scripts,
      // What went wrong may lie in a file that was not part of it before.
      inputs: [...new Set([...(files.inputs ?? []), ...(before.inputs ?? [])])],
      diagnostics: files.diagnostics,
    }
  }
}
