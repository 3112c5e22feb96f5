import { Draft } from './draft.ts'
import { lineNumberAt } from './lines.ts'
import { proseOf } from './prose.ts'
import { withMarkdown, type Migration } from './site.ts'

/** What docgen takes out of a page unless its authors are trusted. */
const risky =
  /<((?:iframe|style|script|form|button|select|textarea|label|svg|canvas|embed|object|center|font|nav|header|footer|main|aside|article|address)\b|[a-z][\w-]*(?=(?:\s[^<>]*)?\sstyle=))/

/** Other tools show HTML as it is written, so a site whose pages have more than docgen allows goes on doing so. */
export function withTrustedHtml(migration: Migration): Migration {
  for (const { from, text } of migration.pages) {
    if (!risky.test(text)) continue
    const draft = new Draft(from, text)
    const found = risky.exec(proseOf(draft))
    if (!found) continue
    const [, tag = ''] = found
    const message = `Pages have HTML such as <${tag}>, so \`markdown.html\` is "trust" in the config, and docgen shows HTML as it is written.`
    return {
      ...migration,
      settings: withMarkdown(migration.settings, { html: 'trust' }),
      notes: [
        ...migration.notes,
        { kind: 'changed', topic: 'html', file: from, line: lineNumberAt(draft.page, found.index), message },
      ],
    }
  }
  return migration
}
