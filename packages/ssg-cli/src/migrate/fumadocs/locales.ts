// The languages of a site of Fumadocs, which loader() is told.
import { nameOfLanguage, type OldLocale, type OldLocales } from '../core/locales.ts'
import { at, listIn, textIn } from '../core/values.ts'

export interface FumadocsLocales extends OldLocales {
  /** How files name them: `page.de.mdx`, or `de/page.mdx`. */
  readonly kind: 'none' | 'suffix' | 'folder'
  /** Whether a page without a translation is shown all the same. */
  readonly hasFallback: boolean
  /** Whether no address tells the language. */
  readonly isHidden: boolean
}

export function localesOf(i18n: unknown): FumadocsLocales {
  const names = listIn(i18n, 'languages').filter((name): name is string => typeof name === 'string')
  const named = textIn(i18n, 'defaultLanguage') ?? names[0]
  const hidden = textIn(i18n, 'hideLocale') ?? 'never'
  if (named === undefined || names.length === 0)
    return { kind: 'none', first: { name: 'en', label: 'English', path: '/' }, others: [], hasFallback: false, isHidden: false }
  const localeOf = (name: string): OldLocale => ({
    name,
    label: nameOfLanguage(name),
    path: name === named && hidden !== 'never' ? '/' : `/${name}`,
    htmlLang: name,
  })
  return {
    kind: textIn(i18n, 'parser') === 'dir' ? 'folder' : 'suffix',
    first: localeOf(named),
    others: names.filter((name) => name !== named).map(localeOf),
    hasFallback: at(i18n, 'fallbackLanguage') !== null,
    isHidden: hidden === 'always',
  }
}
