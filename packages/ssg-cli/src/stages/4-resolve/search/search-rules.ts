import { searchLanguageOf, type SiteConfig } from '@docgen/model'
import { loadRules } from '../../../search/languages/load-rules.ts'
import type { Rules } from '../../../search/rules.ts'

/** By whose rules the pages of a config are found. */
export function searchRulesOf({ locale }: Pick<SiteConfig, 'locale'>): Promise<Rules> {
  return loadRules(searchLanguageOf(locale.htmlLang))
}
