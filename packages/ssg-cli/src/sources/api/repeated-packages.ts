import type { ApiModel, Diagnostic, SiteConfig } from '@docgen/model'
import { locateInConfig } from '../../config/locate.ts'
import { duplicateApiPackage } from '../../diagnostics/routes.ts'

/**
 * Links by name, `{@link}` and the identifiers of samples know a package by its npm name alone, so it can stand in one reference only.
 * `apiModels` are by the name of their source. Reports `duplicate-api-package`.
 */
export function repeatedPackages(
  config: Pick<SiteConfig, 'sources' | 'configFiles'>,
  apiModels: ReadonlyMap<string, ApiModel>,
): readonly Diagnostic[] {
  const referenceByPackage = new Map<string, string>()
  return config.sources.flatMap((source) =>
    (apiModels.get(source.name)?.packages ?? []).flatMap(({ name }) => {
      const first = referenceByPackage.get(name)
      if (first === undefined) {
        referenceByPackage.set(name, source.name)
        return []
      }
      return [duplicateApiPackage(locateInConfig(config.configFiles, ['name'], source.name), name, first, source.name)]
    }),
  )
}
