// What the config of a locale leaves in another language.
import type { Diagnostic, SiteConfig } from '@docgen/model'
import { locateInConfig, locatePath } from '../../config/locate.ts'
import { missingLabel, missingMessages } from '../../diagnostics/languages.ts'

/** Reports `missing-messages` and `missing-label`. */
export function languageFindings(config: SiteConfig): readonly Diagnostic[] {
  return [...untranslatedMessages(config), ...unsaidTexts(config)]
}

function untranslatedMessages({ locale, localeSite, untranslated, configFiles }: SiteConfig): readonly Diagnostic[] {
  if (untranslated.length === 0) return []
  const at = locateInConfig(configFiles, localeSite ? [locale.name, 'label'] : ['locale'], locale.label)
  const key = localeSite ? `locales.${locale.name}.messages` : 'locale.messages'
  return [missingMessages(at, locale.label, untranslated, key)]
}

function unsaidTexts({ locale, unsaid = [], configFiles }: SiteConfig): readonly Diagnostic[] {
  return unsaid.map(({ text, path }) => missingLabel(locatePath(configFiles, path, 'value'), text, locale.label, locale.name))
}
