// What a custom source may give. The message of each schema is the noun phrase that completes "must be …".
import * as v from 'valibot'
import { isRecord, type SourcePage } from '@docgen/model'
import { isDate } from '../common/is-date.ts'
import { problemOf, type SchemaProblem } from './schema-problem.ts'
import { count, flag, fullText, siteFile, text } from './schema-parts.ts'

type CheckedPage = { readonly page: SourcePage } | SchemaProblem

const texts = v.array(text, 'a list of strings')
const finite = v.pipe(v.number('a number'), v.finite('a number'))
const dateName = 'a date such as "2024-03-01"'
const date = v.pipe(v.string(dateName), v.check(isDate, dateName))
const route = v.pipe(
  v.string('a route path, such as "/blog/hello/"'),
  v.startsWith('/', 'a route path, which begins with "/"'),
  v.check((path) => !/[?#]/.test(path), 'a route path without "?" and "#"'),
)
/** For an object, the problem names the key that is wrong. */
const objectOr = <Plain, Inner extends object>(plain: v.GenericSchema<unknown, Plain>, object: v.GenericSchema<unknown, Inner>) =>
  v.lazy((given): v.GenericSchema<unknown, Plain | Inner> => (isRecord(given) ? object : plain))

const writtenInFile = v.strictObject({ text, file: siteFile, line: v.optional(count) })
const written = objectOr(v.string('a string, or an object: `{ text, file, line }`'), writtenInFile)
const origin = v.strictObject(
  { file: siteFile, line: v.optional(count), column: v.optional(count) },
  'an object: `{ file, line, column }`',
)
const author = v.strictObject({ name: fullText, url: v.optional(text) }, 'an object: `{ name, url }`')
const publication = v.strictObject(
  { date, authors: v.optional(v.array(author, 'a list of `{ name, url }`')) },
  'an object: `{ date, authors }`',
)
const levelName = 'a heading level, 2 to 6'
const level = v.pipe(v.number(levelName), v.integer(levelName), v.minValue(2, levelName), v.maxValue(6, levelName))
const toc = v.pipe(
  v.strictObject({ min: v.optional(level), max: v.optional(level) }),
  v.check(({ min = 2, max = 6 }) => min <= max, 'an object whose "min" is not above its "max"'),
)
const place = v.strictObject({
  label: v.optional(fullText),
  category: v.optional(v.array(fullText, 'a list of strings')),
  isCategoryPage: v.optional(flag),
  position: v.optional(finite),
})

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
    published: v.optional(publication),
    sidebar: v.optional(
      objectOr(v.literal(false, '`false`, or an object: `{ label, category, isCategoryPage, position }`'), place),
    ),
    toc: v.optional(objectOr(v.literal(false, '`false`, or an object: `{ min, max }`'), toc)),
    editLink: v.optional(v.union([v.literal(false), text], 'a web address, or `false`')),
    draft: v.optional(flag),
    unlisted: v.optional(flag),
    search: v.optional(flag),
    frontmatter: v.optional(
      v.record(text, v.custom<unknown>(isData, 'plain data, as in YAML'), 'an object: `{ reviewed: "2024-03-01" }`'),
    ),
    origin: v.optional(origin),
    markdown: v.optional(written),
    html: v.optional(written),
    element: v.optional(v.custom(isElement, 'a React element, such as `<Post title="…" />`')),
  },
  'an object',
)

const keysIn = (key: string, { entries }: { readonly entries: object }): readonly string[] =>
  Object.keys(entries).map((inner) => `${key}.${inner}`)
const knownKeys = [
  ...Object.keys(pageSchema.entries),
  ...keysIn('published', publication),
  ...keysIn('sidebar', place),
  ...keysIn('toc', { entries: { min: level, max: level } }),
  ...keysIn('origin', origin),
  ...keysIn('markdown', writtenInFile),
  ...keysIn('html', writtenInFile),
]

const bodies = ['markdown', 'html', 'element'] as const

export function checkSourcePage(value: unknown): CheckedPage {
  const result = v.safeParse(pageSchema, value)
  if (!result.success) {
    return problemOf(result.issues[0], {
      keys: knownKeys,
      example: 'Give each page as an object: `{ route, title, markdown }`.',
    })
  }
  const given = bodies.filter((body) => result.output[body] !== undefined)
  if (given.length !== 1) {
    const problem = given.length === 0 ? 'has no body' : `has ${given.length} bodies: ${given.map(quoted).join(' and ')}`
    return { problem, hint: 'Give it one of "markdown", "html" and "element".' }
  }
  // Guarded by the schema, and by the count of bodies.
  return { page: result.output as SourcePage }
}

/** What JSON gives back as it was. */
function isData(value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isData)
  return isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value)) && Object.values(value).every(isData)
}

function isElement(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value && 'props' in value
}

function quoted(word: string): string {
  return `"${word}"`
}
