import { apiReference } from '@docgen/api-extractor-bridge'
import type { SourceContext, SourcePage } from '@docgen/ssg-cli'
import { completeConfig } from '../../packages/ssg-cli/src/config/complete-config.ts'
import { configSchema } from '../../packages/ssg-cli/src/config/config-schema.ts'
import { reactTheme } from '@docgen/theme-react'
import { tableOf } from './markdown.ts'

const category = ['Config keys']
const folder = 'reference/config'

/** A page for each key of the schema: its text in `reference/config/<key>.md`, with type and default as docgen has them. */
export async function configPages({ list, read, report }: SourceContext): Promise<readonly SourcePage[]> {
  const keys = Object.entries(configSchema.entries).sort(([a], [b]) => a.localeCompare(b))
  const names = new Set(keys.map(([key]) => `${folder}/${key}.md`))
  for (const file of await list(folder))
    if (!names.has(file)) report({ file, message: 'The config has no such key.', hint: 'Remove this text or rename it.' })

  const pages = await Promise.all(
    keys.map(async ([key, schema]) => {
      const file = `${folder}/${key}.md`
      const text = await read(file)
      if (text === undefined)
        report({
          message: `The config key "${key}" has no text.`,
          hint: `Write "manual/${file}": what the key does, with an example.`,
        })
      const meaning = text?.split('\n\n', 1)[0] ?? ''
      return { key, file, facts: factsOf(key, schema), meaning, text: text?.slice(meaning.length) ?? '' }
    }),
  )
  return [
    {
      route: '/reference/config/',
      title: 'Config keys',
      description: 'Every key of docgen.config.ts with its meaning and default.',
      sidebar: { category, isCategoryPage: true },
      markdown: [
        'A config is what `docgen.config.ts` exports. [Configuration](/docs/configuration/#the-config-file) says how docgen finds and reads it.',
        tableOf(
          ['key', 'meaning', 'default'],
          pages.map(({ key, facts, meaning }) => [
            `[\`${key}\`](/reference/config/${key}/)`,
            firstSentenceOf(meaning),
            // A long one stands on the page of its key.
            facts.fallback.length <= longestDefault ? facts.fallback : '',
          ]),
        ),
      ].join('\n\n'),
    },
    ...pages.map(({ key, file, facts, meaning, text }): SourcePage => ({
      route: `/reference/config/${key}/`,
      title: key,
      description: firstSentenceOf(meaning).replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1'),
      origin: { file },
      sidebar: { category },
      markdown: [meaning, tableOf(['value', 'default'], [[facts.value, facts.fallback || 'none']]), text].join('\n\n'),
    })),
  ]
}

const longestDefault = 24

interface Facts {
  /** What the value has to be, in the words of the schema. */
  readonly value: string
  /** As code; empty where there is none. */
  readonly fallback: string
}

function factsOf(key: string, schema: unknown): Facts {
  return { value: wordsOf(schema), fallback: fallbackOf(key, schema) }
}

/** The message of a schema completes "must be …". The last one of a pipe says the most. */
function wordsOf(schema: unknown): string {
  const { wrapped, pipe, message } = fieldsOf(schema)
  if (wrapped !== undefined) return wordsOf(wrapped)
  const words = Array.isArray(pipe) ? pipe.map((step) => fieldsOf(step).message).filter((each) => typeof each === 'string') : []
  const own = words.at(-1) ?? message
  return typeof own === 'string' ? own : typeof own === 'function' ? String(own({ input: undefined })) : choicesOf(schema)
}

/** A schema that chooses by the value has no words of its own: those for a value that fits none of them. */
function choicesOf(schema: unknown): string {
  const { getter } = fieldsOf(schema)
  return typeof getter === 'function' ? wordsOf(getter(undefined)) : ''
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

// With a reference, without which some defaults have no effect.
const sources = [apiReference({ packages: [] })]
const complete = fieldsOf(
  completeConfig({ title: '' }, { root: '/', theme: reactTheme, sources, configFiles: [], tables: new Map() }),
)

function fallbackOf(key: string, schema: unknown): string {
  const value = key in complete ? knownPartOf(complete[key], schema) : undefined
  if (key === 'title' || key === 'theme' || value === undefined) return key === 'theme' ? '`reactTheme`' : ''
  if (Array.isArray(value) || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)) return ''
  return value === '' ? '' : `\`${literalOf(value)}\``
}

/** Without what docgen adds for itself and no config may have. */
function knownPartOf(value: unknown, schema: unknown): unknown {
  const { wrapped, entries } = fieldsOf(schema)
  if (wrapped !== undefined) return knownPartOf(value, wrapped)
  if (entries === undefined || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => name in fieldsOf(entries)))
}

function literalOf(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${name}: ${literalOf(each)}`)
    .join(', ')} }`
}

function firstSentenceOf(text: string): string {
  return /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text
}
