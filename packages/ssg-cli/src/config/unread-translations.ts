import { findNearest, type Diagnostic, type SiteConfig } from '@docgen/model'
import { unreadTranslation } from '../diagnostics/languages.ts'
import { isInFolder, localeNamesOf, readSourcesOf, translatedDirOf, translationsDir } from './locales.ts'

type LocalesOfSite = Pick<SiteConfig, 'sources' | 'siteLocales' | 'locale'>

/** Reports `unread-translation`, each language once. `files` are those below `i18n`, sorted. */
export function unreadTranslationsOf(files: readonly string[], config: LocalesOfSite): readonly Diagnostic[] {
  const [defaultName = config.locale.name, ...others] = config.siteLocales?.map(({ name }) => name) ?? []
  const translated = config.sources.filter(isInFolder)
  const readDirs = readSourcesOf(config).flatMap((source) => (isInFolder(source) ? [`${source.dir}/`] : []))
  const findings = new Map<string, Diagnostic>()
  for (const file of files) {
    const name = file.split('/')[1] ?? ''
    if (!file.endsWith('.md') || findings.has(name) || isLocale(name, config) || readDirs.some((dir) => file.startsWith(dir)))
      continue
    const source = translated.find((each) => file.startsWith(`${translatedDirOf(each, name)}/`))
    if (source === undefined) continue
    const isDefault = name === defaultName
    const dir = isDefault ? translatedDirOf(source, name) : `${translationsDir}/${name}`
    const original = isDefault ? source.dir : undefined
    findings.set(name, unreadTranslation(file, { dir, name, original, nearest: findNearest(name, others) }))
  }
  return [...findings.values()]
}

/** Whether a folder has the translations of a locale: those are read, and need not be looked through. */
export function isFolderOfLocale(path: string, config: LocalesOfSite): boolean {
  const [top, name = '', ...below] = path.split('/')
  return top === translationsDir && below.length === 0 && isLocale(name, config)
}

function isLocale(name: string, config: LocalesOfSite): boolean {
  return name !== '' && localeNamesOf(config).indexOf(name) > 0
}
