// What links of a site can lead to: in the language of the page that holds them, and, made when one is named, in the others.
import { once, type CompiledFragment } from '@docgen/model'
import { foldersAbove } from '../../common/paths.ts'
import { textAnchorsOf } from './api/api-page-texts.ts'
import type { LocaleGraph } from './pages/site-locales.ts'
import { linkTargetsOf, type LinkTargets, type LinkTargetsInput } from './links/link-targets.ts'

interface SiteTargetsInput extends Omit<LinkTargetsInput, 'textAnchors' | 'above'> {
  /** Compiled texts of the API, by `textKey`. */
  readonly fragments: ReadonlyMap<string, CompiledFragment>
  /** Those of all languages, the default first; absent on a site with one. */
  readonly locales?: readonly LocaleGraph[] | undefined
}

export function siteTargetsOf({ locales = [], ...input }: SiteTargetsInput): LinkTargets {
  const { graph, config, fragments } = input
  const above = foldersAbove(config.files.allow)
  const targetsIn = (own: LocaleGraph): LinkTargets =>
    linkTargetsOf({ ...input, ...own, above, textAnchors: textAnchorsOf(own.graph, fragments) })
  const targets = targetsIn({ graph, config })
  return {
    ...targets,
    locales: locales.map((locale) => ({
      config: locale.config,
      targets: once(() => (locale.graph === graph ? targets : targetsIn(locale))),
    })),
  }
}
