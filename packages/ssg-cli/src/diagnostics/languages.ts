import type { Diagnostic, SourceRange } from '@docgen/model'

const mostNamed = 5

/** `at` is the locale in the config, `label` its own; `keys` are those of the messages, at least one; `place` is the config key to add them to. */
export function missingMessages(at: SourceRange, label: string, keys: readonly string[], place: string): Diagnostic {
  const named = keys.slice(0, mostNamed).map((key) => `"${key}"`)
  const list = keys.length > named.length ? `${named.join(', ')} and others` : named.join(', ')
  return {
    code: 'missing-messages',
    severity: 'warning',
    ...at,
    message: `The locale "${label}" has no text for ${list}. docgen shows the English text.`,
    hint: `Add them to \`${place}\` in the config.`,
  }
}

/** `at` is the text in the config, `text` what it is in the default language. */
export function missingLabel(at: SourceRange, text: string, label: string, name: string): Diagnostic {
  return {
    code: 'missing-label',
    severity: 'warning',
    ...at,
    message: `The text "${text}" is not given for the locale "${label}": its readers get this one.`,
    hint: `Add "${name}" to it.`,
  }
}

/** `file` is the original, `label` the language that lacks it, `wanted` the file of the translation. */
export function missingTranslation(file: string, label: string, wanted: string): Diagnostic {
  return {
    code: 'missing-translation',
    severity: 'warning',
    file,
    line: 1,
    column: 1,
    message: `This page has no translation in the locale "${label}", so readers see the original.`,
    hint: `Write ${wanted}.`,
  }
}

/** `wanted` is the original that the file would be a translation of. */
export function extraTranslation(file: string, wanted: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'extra-translation',
    severity: 'warning',
    file,
    line: 1,
    column: 1,
    message: `This page translates ${wanted}, which does not exist.`,
    hint: nearest === undefined ? 'Give it the path of its original, or remove it.' : `Move it to ${nearest}.`,
  }
}

interface UnreadTranslation {
  readonly dir: string
  /** Its language. */
  readonly name: string
  /** Folder of the pages in the default language, if that is `name`. */
  readonly original: string | undefined
  readonly nearest: string | undefined
}

/** `file` is the first of the pages in `dir`. */
export function unreadTranslation(file: string, { dir, name, original, nearest }: UnreadTranslation): Diagnostic {
  const finding = { code: 'unread-translation', severity: 'warning', file, line: 1, column: 1 } as const
  if (original !== undefined) {
    const message = `"${name}" is the default locale, whose pages are in ${original}. docgen does not read those in ${dir}.`
    return { ...finding, message, hint: `Move what readers should see to ${original}, and remove ${dir}.` }
  }
  const message = `The site has no locale "${name}", so docgen does not read the pages in ${dir}.`
  const hint =
    nearest === undefined
      ? `Add "${name}" to \`locales\` in the config, or remove the folder.`
      : `Rename the folder to i18n/${nearest}, or add "${name}" to \`locales\` in the config.`
  return { ...finding, message, hint }
}

/** `difference` completes "The headings of this page differ from those of docs/a.md: …". */
export function translationHeadings(at: SourceRange, original: string, difference: string, hint: string): Diagnostic {
  return {
    code: 'translation-headings',
    severity: 'warning',
    ...at,
    message: `The headings of this page differ from those of ${original}: ${difference}.`,
    hint,
  }
}

export function staleTranslation(at: SourceRange, original: string): Diagnostic {
  return {
    code: 'stale-translation',
    severity: 'warning',
    ...at,
    message: `The original of this page, ${original}, has changed since it was translated.`,
    hint: `Bring the page up to date, then run "docgen i18n mark ${at.file}".`,
  }
}
