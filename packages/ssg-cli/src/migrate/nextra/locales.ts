// The languages of a site of Nextra: a part of the names of files in version 2, folders of pages from version 3 on.
import { nameOfLanguage, type OldLocale, type OldLocales } from '../core/locales.ts'
import { listIn, textIn } from '../core/values.ts'

export interface NextraLocales extends OldLocales {
  readonly kind: 'none' | 'suffix' | 'folder'
}

const english: OldLocale = { name: 'en', label: 'English', path: '/' }

/** `names` are `i18n` of the config, and `labels` that of the theme. */
export function localesOf(config: unknown, labels: readonly unknown[], paths: readonly string[]): NextraLocales {
  const names = listIn(config, 'i18n', 'locales').filter((name): name is string => typeof name === 'string')
  const named = textIn(config, 'i18n', 'defaultLocale') ?? names[0]
  if (named === undefined) return { kind: 'none', first: english, others: [] }
  const isFolder = names.some((name) =>
    paths.some((path) => ['content', 'src/content', 'pages', 'src/pages'].some((dir) => path.startsWith(`${dir}/${name}/`))),
  )
  const localeOf = (name: string): OldLocale => {
    const given = labels.find((each) => textIn(each, 'locale') === name)
    return {
      name,
      label: textIn(given, 'name') ?? textIn(given, 'text') ?? nameOfLanguage(name),
      // Next.js serves the language of the originals at the root, unless each has a folder.
      path: isFolder || name !== named ? `/${name}` : '/',
      htmlLang: name,
      direction: textIn(given, 'direction'),
    }
  }
  const others = names.filter((name) => name !== named).map(localeOf)
  return { kind: isFolder ? 'folder' : others.length > 0 ? 'suffix' : 'none', first: localeOf(named), others }
}
