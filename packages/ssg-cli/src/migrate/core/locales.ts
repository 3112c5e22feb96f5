// The languages of a site that is migrated: what the config says of them, and where their pages lie.
import { knownLanguageOf, type KnownLanguage } from '@docgen/model'
import type { Code } from '../../scaffold/code-text.ts'
import type { Setting } from '../../scaffold/config-file.ts'
import { directionOf } from '../../common/direction-of.ts'
import type { ConfigNotes } from './config-notes.ts'
import { folderOfFile, joinPath, relativePath } from './paths.ts'
import type { OldAddress } from './site.ts'

export interface OldLocale {
  /** As the config names it: `de`. */
  readonly name: string
  readonly label: string
  /** What its pages stand under: `/de`, or `/`. */
  readonly path: string
  readonly htmlLang?: string | undefined
  readonly direction?: string | undefined
  readonly calendar?: string | undefined
}

/** The languages that a site is in; `first` is that of the originals. */
export interface OldLocales {
  readonly first: OldLocale
  readonly others: readonly OldLocale[]
}

/** What a config says to readers of one language. */
export type LocaleCode = { readonly [key: string]: Code }

/** Of a site in English alone there is nothing to say. */
export function localeSettings<Locale extends OldLocale>(
  { first, others }: { readonly first: OldLocale; readonly others: readonly Locale[] },
  textsOf: (locale: Locale) => LocaleCode,
  notes: ConfigNotes,
): readonly Setting[] {
  for (const locale of [first, ...others]) noteWords(locale, notes)
  if (others.length === 0) return isEnglish(first) ? [] : [{ key: 'locale', value: { name: first.name, ...partsOf(first) } }]
  const pathOf = ({ path }: OldLocale, usual: string): string | undefined => (path === usual ? undefined : path)
  const value = {
    [first.name]: { ...partsOf(first), path: pathOf(first, '/') },
    ...Object.fromEntries(
      others.map((locale): [string, Code] => [
        locale.name,
        { ...partsOf(locale), path: pathOf(locale, `/${locale.name}`), ...textsOf(locale) },
      ]),
    ),
  }
  return [{ key: 'locales', value }]
}

function partsOf({ name, label, htmlLang = name, direction, calendar }: OldLocale): LocaleCode {
  return {
    label,
    htmlLang: htmlLang === name ? undefined : htmlLang,
    direction: direction === directionOf(htmlLang) ? undefined : direction,
    calendar: calendar === 'gregory' ? undefined : calendar,
  }
}

function isEnglish(locale: OldLocale): boolean {
  return knownLanguageIn(locale) === 'en'
}

function knownLanguageIn({ name, htmlLang = name }: OldLocale): KnownLanguage | undefined {
  return knownLanguageOf(htmlLang)
}

function noteWords(locale: OldLocale, notes: ConfigNotes): void {
  if (knownLanguageIn(locale)) return
  const message = `docgen shows its own words (Next, Search, …) in English on pages in ${locale.label}: write them as \`messages\` of the locale "${locale.name}".`
  notes.say('by-hand', 'locale', locale.name, message)
}

/** `pt-BR` → `Português (Brasil)`, in the language itself. */
export function nameOfLanguage(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return tag
  }
}

/** `/de/guide/` → `/guide/`: links of a language mean the reader's own. */
export function withoutLocale(path: string, locale: OldLocale): string {
  return locale.path !== '/' && `${path}/`.startsWith(`${locale.path}/`) ? path.slice(locale.path.length) || '/' : path
}

interface MovedPage {
  /** Where it lay, and the folder of its language: `de/guide/a.md`, `de`. */
  readonly file: string
  readonly folder: string
  /** Where the original lies in the new site. */
  readonly original: string
  /** Of files that lie elsewhere in the new site. */
  readonly newPathOf?: (path: string) => string
}

/** docgen finds what a translation names beside the original, so a path that leads out of the language's folder is told from there. */
export function movedLink(path: string, { file, folder, original, newPathOf = (old) => old }: MovedPage): string {
  if (/^(?:[a-z][\w+.-]*:|[/#?])/i.test(path)) return path
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const target = joinPath(folderOfFile(file), name)
  if (target === folder || target.startsWith(`${folder}/`)) return path
  return relativePath(folderOfFile(original), newPathOf(target)) + rest
}

/** Of a tool that shows a page in each language, whether it is translated or not: the addresses of those that are not. */
export function untranslated(
  addresses: readonly OldAddress[],
  { first, others }: OldLocales,
  isTranslated: (file: string, under: string) => boolean,
): readonly OldAddress[] {
  const prefix = first.path === '/' ? '' : first.path
  const originals = addresses.filter(({ address }) => !others.some(({ path }) => `${address}/`.startsWith(`${path}/`)))
  return others.flatMap(({ path }) =>
    originals
      .filter(({ file }) => !isTranslated(file, path))
      .map(({ address, file, now }) => ({
        address: path + address.slice(prefix.length),
        file,
        now: now && path + now.slice(prefix.length),
      })),
  )
}
