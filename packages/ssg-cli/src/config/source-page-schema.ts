// What a custom source may give. The message of each schema is the noun phrase that completes "must be …".
import * as v from 'valibot'
import { findNearest, type SourceFinding, type SourcePage } from '@docgen/model'
import { startsWithDay } from '../syntax/starts-with-day.ts'
import { flag, fullText, text } from './schema-parts.ts'
import { describe } from './words.ts'

export type CheckedPage =
  | { readonly page: SourcePage }
  /** Continues a sentence that begins with the page. */
  | { readonly problem: string; readonly hint: string }

const texts = v.array(text, 'a list of strings')
const finite = v.pipe(v.number('a number'), v.finite('a number'))
const count = v.pipe(
  v.number('a whole number from 1'),
  v.integer('a whole number from 1'),
  v.minValue(1, 'a whole number from 1'),
)
const siteFile = v.pipe(
  v.string('the path of a file of the site'),
  v.check(isSitePath, 'the path of a file of the site, relative to its root'),
)
const dateName = 'a date such as "2024-03-01"'
const date = v.pipe(v.string(dateName), v.check(startsWithDay, dateName))
const route = v.pipe(
  v.string('a route path, such as "/blog/hello/"'),
  v.startsWith('/', 'a route path, which begins with "/"'),
  v.check((path) => !/[?#]/.test(path), 'a route path without "?" and "#"'),
)
const written = v.union(
  [text, v.strictObject({ text, file: siteFile, line: v.optional(count) })],
  'a string, or an object: `{ text, file, line }`',
)

const pageSchema = v.strictObject(
  {
    route,
    title: fullText,
    description: v.optional(text),
    keywords: v.optional(texts),
    tags: v.optional(texts),
    image: v.optional(text),
    date: v.optional(date),
    author: v.optional(text),
    sidebar: v.optional(
      v.union(
        [
          v.literal(false),
          v.strictObject({
            label: v.optional(fullText),
            category: v.optional(v.array(fullText)),
            isCategoryPage: v.optional(flag),
            position: v.optional(finite),
          }),
        ],
        '`false`, or an object: `{ label, category, isCategoryPage, position }`',
      ),
    ),
    draft: v.optional(flag),
    unlisted: v.optional(flag),
    search: v.optional(flag),
    origin: v.optional(
      v.strictObject(
        { file: siteFile, line: v.optional(count), column: v.optional(count) },
        'an object: `{ file, line, column }`',
      ),
    ),
    markdown: v.optional(written),
    html: v.optional(written),
    element: v.optional(v.custom(isElement, 'a React element, such as `<Post title="…" />`')),
  },
  'an object',
)

const bodies = ['markdown', 'html', 'element'] as const

export function checkSourcePage(value: unknown): CheckedPage {
  const result = v.safeParse(pageSchema, value)
  if (!result.success) return problemOf(result.issues[0])
  const given = bodies.filter((body) => result.output[body] !== undefined)
  if (given.length !== 1) {
    const problem = given.length === 0 ? 'has no body' : `has ${given.length} bodies: ${given.map(quoted).join(' and ')}`
    return { problem, hint: 'Give it one of "markdown", "html" and "element".' }
  }
  // Guarded by the schema, and by the count of bodies.
  return { page: result.output as SourcePage }
}

const findingSchema = v.strictObject({
  file: v.optional(siteFile),
  line: v.optional(count),
  column: v.optional(count),
  message: fullText,
  hint: fullText,
  severity: v.optional(v.picklist(['error', 'warning'])),
})

/** A finding that has all that the report shows. */
export function isSourceFinding(value: unknown): value is SourceFinding {
  return v.is(findingSchema, value)
}

function problemOf(issue: v.BaseIssue<unknown>): Extract<CheckedPage, { readonly problem: string }> {
  const key = (issue.path ?? []).map((step) => String(step.key)).join('.')
  if (key === '') return { problem: 'is not an object', hint: 'Give each page as an object: `{ route, title, markdown }`.' }
  if (issue.expected === 'never') {
    const nearest = issue.path?.length === 1 ? findNearest(key, Object.keys(pageSchema.entries)) : undefined
    return {
      problem: `has the unknown key ${quoted(key)}`,
      hint: nearest === undefined ? 'Remove it.' : `Write ${quoted(nearest)}, the closest key, or remove it.`,
    }
  }
  if (issue.received === 'undefined') return { problem: `has no ${quoted(key)}`, hint: 'Add it.' }
  return { problem: `has ${describe(issue.input)} as its ${quoted(key)}`, hint: `Write ${issue.message}.` }
}

function isElement(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value && 'props' in value
}

function isSitePath(path: string): boolean {
  // What lies above the site names its pages as well: whether it may be read is asked where it is read.
  const inside = path.replace(/^(?:\.\.\/)+/, '')
  return inside !== '' && !inside.startsWith('/') && !inside.split(/[\\/]/).includes('..')
}

function quoted(word: string): string {
  return `"${word}"`
}
