import { textKey, type ApiText } from '@docgen/model'

/** The texts within a value of the model, in order. */
export function textsIn(value: unknown): readonly ApiText[] {
  const texts: ApiText[] = []
  const visit = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return
    if (isText(inner)) texts.push(inner)
    else for (const part of Object.values(inner)) visit(part)
  }
  visit(value)
  return texts
}

function isText(value: object): value is ApiText {
  return 'markdown' in value
}

type Html = Readonly<Record<string, string>>

/**
 * The HTML of texts for each of the parts that stand on one page, in order. What stands in a part before, as the comment of an inherited member
 * does, keeps its ids there alone, and links to them lead there.
 */
export function htmlOfParts(html: Html, parts: readonly unknown[]): readonly Html[] {
  const named = new Set(Object.keys(html).filter((key) => html[key]?.includes(' id="')))
  if (named.size === 0) return parts.map(() => html)
  const seen = new Set<string>()
  return parts.map((part) => {
    const keys = new Set(
      textsIn(part)
        .map(textKey)
        .filter((key) => named.has(key)),
    )
    const again = [...keys].filter((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return again.length === 0 ? html : { ...html, ...Object.fromEntries(again.map((key) => [key, withoutIds(html[key] ?? '')])) }
  })
}

function withoutIds(html: string): string {
  return html.replace(/<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi, (tag) => tag.replace(/\sid="[^"]*"/i, ''))
}
