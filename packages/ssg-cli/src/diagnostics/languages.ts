import type { Diagnostic, SourceRange } from '@docgen/model'

const mostNamed = 5

/** `at` is the locale in the config, `label` its own; `keys` are those of the messages, at least one. */
export function missingMessages(at: SourceRange, label: string, keys: readonly string[]): Diagnostic {
  const named = keys.slice(0, mostNamed).map((key) => `"${key}"`)
  const list = keys.length > named.length ? `${named.join(', ')} and others` : named.join(', ')
  return {
    code: 'missing-messages',
    severity: 'warning',
    ...at,
    message: `The locale "${label}" has no words for ${list}, which are shown in English.`,
    hint: 'Add them to `locale.messages` in the config.',
  }
}
