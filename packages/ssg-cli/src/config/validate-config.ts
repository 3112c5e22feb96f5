// In: what a config file exports, whatever it is. Out: a config, or all that is wrong with it, with places.
import * as v from 'valibot'
import { diagnosticCatalogue } from '../diagnostics/catalogue.ts'
import { findNearest } from '../diagnostics/nearest.ts'
import type { DocgenConfig, NavLinkConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Source } from '../model/source.ts'
import { configSchema, sourceSchemas } from './config-schema.ts'
import { adviseForKey } from './foreign-keys.ts'
import { locatePath, type ConfigFile } from './locate.ts'
import { configProblem, missingKey, unknownKey, unknownRule, wrongValue } from './problems.ts'
import { optionsOf } from './sources.ts'

export type ValidatedConfig = { readonly config: DocgenConfig } | { readonly problems: readonly Diagnostic[] }

type Path = readonly (string | number)[]

/** `files` are the config file and what it imports, for the places; without them every place is the start of the file. */
export function validateConfig(given: unknown, files: readonly ConfigFile[]): ValidatedConfig {
  const result = v.safeParse(configSchema, given)
  const problems = [
    ...(result.issues ?? []).map((issue) => problemOf(issue, [], files)),
    ...sourcesOf(given).flatMap((source, index) => optionProblems(source, ['sources', index], files)),
    ...foreignRules(given, files),
    // Values that go together are looked at once each is right by itself.
    ...(result.success ? crossProblems(result.output, files) : []),
  ].sort(byPlace)
  return result.success && problems.length === 0 ? { config: result.output } : { problems }
}

function problemOf(issue: v.BaseIssue<unknown>, base: Path, files: readonly ConfigFile[]): Diagnostic {
  const path = [...base, ...(issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))]
  const key = keyOf(path)
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return unknownKey(locatePath(files, path, 'key'), key, adviseFor(path, issue))
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined' && issue.expected?.startsWith('"')) {
    return missingKey(locatePath(files, path.slice(0, -1), 'value'), key, missingAdvice[String(path.at(-1))] ?? 'a value')
  }
  return wrongValue(locatePath(files, path, 'value'), key, issue.message, describe(issue.input))
}

const missingAdvice: Readonly<Record<string, string>> = {
  title: 'a text',
  label: 'a text',
  name: 'a text',
  links: 'a list of links',
  items: 'a list of sidebar items',
  doc: 'the id of a doc',
  pattern: 'an address with "{file}" in it',
  tag: '"meta", "link", "script" or "style"',
  src: 'the route path of an image',
  from: 'a route path, which begins with "/"',
  to: 'a route path or an address',
}

function adviseFor(path: Path, issue: v.BaseIssue<unknown>): string | undefined {
  const key = String(path.at(-1))
  const last = issue.path?.at(-1)
  const foreign = path.length === 1 ? adviseForKey(key, last?.value) : undefined
  if (foreign !== undefined) return foreign
  const nearest = findNearest(key, keysBeside(path))
  return nearest === undefined ? undefined : `Write "${nearest}", the closest key.`
}

/** Keys that may stand where the path ends. */
function keysBeside(path: Path): readonly string[] {
  let schema: unknown = configSchema
  for (const step of path.slice(0, -1)) schema = schemaAt(schema, step)
  return Object.keys(entriesOf(schema))
}

function schemaAt(schema: unknown, step: string | number): unknown {
  const inner = unwrap(schema)
  return typeof step === 'number' ? propertyOf(inner, 'item') : propertyOf(propertyOf(inner, 'entries'), step)
}

const entriesOf = (schema: unknown): object => {
  const entries = propertyOf(unwrap(schema), 'entries')
  return typeof entries === 'object' && entries !== null ? entries : {}
}

/** What an optional schema stands around. */
function unwrap(schema: unknown): unknown {
  return propertyOf(schema, 'wrapped') ?? schema
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
