import type { ApiModel, Diagnostic, SiteConfig } from '@docgen/model'
import { placeOfOption } from '../../config/source-paths.ts'
import { duplicateApiPackage } from '../../diagnostics/routes.ts'

/**
 * Links by name, `{@link}` and the identifiers of samples know a package by its npm name alone, so a page may know one reference with it. References
 * of two versions have no pages in common that know both. `apiModels` are by the name of their source. Reports `duplicate-api-package`.
 */
export function repeatedPackages(
  config: Pick<SiteConfig, 'sources' | 'plugins' | 'configFiles'>,
  apiModels: ReadonlyMap<string, ApiModel>,
): readonly Diagnostic[] {
  const referencesByPackage = new Map<string, { readonly name: string; readonly version: string | undefined }[]>()
  return config.sources.flatMap((source) => {
    if (source.kind !== 'api') return []
    const { name: reference, version } = source
    return (apiModels.get(reference)?.packages ?? []).flatMap(({ name }) => {
      const others = referencesByPackage.get(name) ?? []
      referencesByPackage.set(name, [...others, { name: reference, version }])
      const first = others.find((other) => other.version === undefined || version === undefined || other.version === version)
      if (first === undefined) return []
      return [duplicateApiPackage(placeOfOption(reference, 'name', reference, config), name, first.name, reference)]
    })
  })
}
