// What is wrong with the languages of a config, each of which is right by itself.
import { findNearest, isRefused, routeFolderOf, shownPath, toOutputPath, type Diagnostic, type DocgenConfig } from '@docgen/model'
import { locatePath, type ConfigFile } from './locate.ts'
import { defaultLocaleOf } from './locales.ts'
import { configProblem } from './problems.ts'
import { localTextsIn } from './local-texts.ts'
import { allSourcesOf, sourcePathOf } from './source-paths.ts'
import { keyOf } from './words.ts'

export function localeProblems(config: DocgenConfig, files: readonly ConfigFile[]): readonly Diagnostic[] {
  return [
    ...keyProblems(config, files),
    ...nameProblems(config, files),
    ...languageProblems(config, files),
    ...pathProblems(config, files),
    ...sourceProblems(config, files),
    ...textProblems(config, files),
  ]
}

function keyProblems({ locale, locales, defaultLocale }: DocgenConfig, files: readonly ConfigFile[]): readonly Diagnostic[] {
  const names = Object.keys(locales ?? {})
  if (locales === undefined) {
    if (defaultLocale === undefined) return []
    const at = locatePath(files, ['defaultLocale'], 'key')
    return [configProblem(at, 'The config has a "defaultLocale" but no "locales".', 'Remove it, or add "locales".')]
  }
  if (locale !== undefined) {
    const at = locatePath(files, ['locale'], 'key')
    return [configProblem(at, 'The config has both "locale" and "locales".', 'Remove "locale", and make it one of "locales".')]
  }
  if (names.length === 0) {
    const at = locatePath(files, ['locales'], 'value')
    return [configProblem(at, 'The config value "locales" is empty.', 'Name a locale in it: `{ en: { label: "English" } }`.')]
  }
  if (defaultLocale === undefined || names.includes(defaultLocale)) return []
  const at = locatePath(files, ['defaultLocale'], 'value')
  const nearest = findNearest(defaultLocale, names) ?? names[0] ?? ''
  return [
    configProblem(
      at,
      `The default locale "${defaultLocale}" is not in "locales".`,
      `Write "${nearest}", or add it to "locales".`,
    ),
  ]
}

/** A locale's name is that of the folder of its translations, and of its pages unless it has a path. */
function nameProblems({ locales = {} }: DocgenConfig, files: readonly ConfigFile[]): readonly Diagnostic[] {
  return Object.keys(locales).flatMap((name) => {
    const reason = refusalOf(name)
    if (reason === undefined) return []
    const message = `The locale ${shownPath(name)} cannot have this name, which becomes part of paths: ${reason}.`
    const at = locatePath(files, ['locales', name], 'key')
    return [configProblem(at, message, 'Name it after its language, such as "de" or "pt-BR".')]
  })
}

function refusalOf(name: string): string | undefined {
  const path = toOutputPath(`${name}/index.html`)
  if (isRefused(path)) return path.reason
  return /\.html$/i.test(name) ? 'only files have names that end with ".html"' : undefined
}

/** `htmlLang`, or else the name, is what browsers, screen readers and search engines are told. */
function languageProblems({ locale, locales = {} }: DocgenConfig, files: readonly ConfigFile[]): readonly Diagnostic[] {
  const given = [
    ...(locale ? [{ path: ['locale'], name: locale.name, nameKey: 'name', htmlLang: locale.htmlLang }] : []),
    ...Object.entries(locales).map(([name, { htmlLang }]) => ({ path: ['locales', name], name, nameKey: undefined, htmlLang })),
  ]
  return given.flatMap(({ path, name, nameKey, htmlLang }) => {
    const language = htmlLang ?? name
    if (isLanguageTag(language) || (nameKey === undefined && refusalOf(name) !== undefined)) return []
    const own = htmlLang === undefined ? nameKey : 'htmlLang'
    const at = own === undefined ? locatePath(files, path, 'key') : locatePath(files, [...path, own], 'value')
    const meant = language.replaceAll('_', '-')
    const tag = isLanguageTag(meant) ? meant : 'pt-BR'
    const hint =
      htmlLang !== undefined
        ? `Write a tag such as "${tag}".`
        : `Name the locale "${tag}", or give it \`htmlLang: '${tag}'\` beside its name.`
    return [configProblem(at, `The locale "${name}" has the language "${language}", which is no language tag.`, hint)]
  })
}

function isLanguageTag(tag: string): boolean {
  try {
    return new Intl.Locale(tag).toString() !== ''
  } catch {
    return false
  }
}

/** Two locales below one path would write the same pages. */
function pathProblems(config: DocgenConfig, files: readonly ConfigFile[]): readonly Diagnostic[] {
  const first = defaultLocaleOf(config)
  const paths = Object.entries(config.locales ?? {}).map(
    ([name, { path }]) => [name, routeFolderOf(path ?? (name === first ? '/' : name))] as const,
  )
  return paths.flatMap(([name, path], index) => {
    const other = paths.slice(0, index).find(([, each]) => each === path)
    if (other === undefined) return []
    const at = locatePath(files, ['locales', name, 'path'], 'value')
    const message = `The locales "${other[0]}" and "${name}" both have the path "${path}".`
    return [configProblem(at, message, `Give "${name}" another "path", such as "/${name}".`)]
  })
}

/** Translations in a language that the site does not have would never be read. */
function sourceProblems(config: DocgenConfig, files: readonly ConfigFile[]): readonly Diagnostic[] {
  const names = Object.keys(config.locales ?? {})
  return allSourcesOf(config.sources ?? [], config.plugins).flatMap((source) => {
    if (source.kind !== 'docs') return []
    return Object.keys(source.locales ?? {}).flatMap((name) => {
      if (names.includes(name)) return []
      const at = locatePath(files, sourcePathOf(source, config), 'value')
      const nearest = findNearest(name, names)
      const hint = nearest === undefined ? 'Add it to "locales" in the config, or remove it.' : `Write "${nearest}".`
      return [
        configProblem(at, `The source "${source.name}" has translations for "${name}", which is no locale of the site.`, hint),
      ]
    })
  })
}

/** A text in a language that the site does not have would never be shown, and one without the default language has nothing to show elsewhere. */
function textProblems(config: DocgenConfig, files: readonly ConfigFile[]): readonly Diagnostic[] {
  const names = config.locales === undefined ? [config.locale?.name ?? 'en'] : Object.keys(config.locales)
  const first = config.locales === undefined ? (names[0] ?? '') : defaultLocaleOf(config)
  return localTextsIn(config, allSourcesOf(config.sources ?? [], config.plugins)).flatMap(({ text, path }) => {
    const key = keyOf(path)
    const unknown = Object.keys(text).flatMap((name) => {
      if (names.includes(name)) return []
      const nearest = findNearest(name, names)
      return [
        configProblem(
          locatePath(files, [...path, name], 'key'),
          `"${key}" has a text for "${name}", which is no locale of the site.`,
          nearest === undefined ? 'Add the locale to "locales", or remove the text.' : `Write "${nearest}".`,
        ),
      ]
    })
    if (Object.hasOwn(text, first) || names.length === 0) return unknown
    const message = `"${key}" has no text for the default locale "${first}".`
    return [...unknown, configProblem(locatePath(files, path, 'value'), message, `Add "${first}" to it.`)]
  })
}
