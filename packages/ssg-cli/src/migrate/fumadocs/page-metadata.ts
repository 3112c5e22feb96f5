// What a page of `app/` exports for its head: `export const metadata = { title: 'Terms' }`.
import type { Reason } from '../core/draft.ts'

const whole = /^export const metadata\b[^=]*=\s*\{([^{}]*)\}(?:\s*(?:as|satisfies)\s+\w+)?\s*;?\s*$/
const text = /\b(title|description):\s*(?:'([^'\\]*)'|"([^"\\]*)"|`([^`$\\]*)`)\s*,?/g

/** Texts that the page says. */
export function metadataIn(page: string): Readonly<Record<string, string>> {
  const [, body = ''] = /^export const metadata\b[^=]*=\s*\{([^{}]*)\}/m.exec(page) ?? []
  return Object.fromEntries(
    [...body.matchAll(text)].map(([, key = '', single, double, template]) => [key, single ?? double ?? template ?? '']),
  )
}

/** Of code that says nothing but these. */
export function uselessMetadata(code: string): Reason | undefined {
  const [, body] = whole.exec(code.trim()) ?? []
  if (body === undefined || body.replace(text, '').trim() !== '') return undefined
  return { kind: 'changed', topic: 'frontmatter', message: '"metadata" of the page is now its frontmatter.' }
}
