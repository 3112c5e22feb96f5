// In: what a config file exports, whatever it is. Out: a config, or all that is wrong with it, with places.
import * as v from 'valibot'
import {
  compareText,
  describeValue,
  findNearest,
  isRecord,
  propertyOf,
  type Diagnostic,
  type DocgenConfig,
  type OptionProblem,
  type SourceRange,
} from '@docgen/model'
import { codeProblems } from './codes.ts'
import { crossProblems } from './cross-problems.ts'
import { configSchema } from './config-schema.ts'
import { adviseForInnerKey, adviseForKey, adviseForValue, ownKeyFor } from './foreign-keys.ts'
import { givenOptionProblems } from './given-options.ts'
import { countKey, fixOfKey } from './key-fix.ts'
import { locateName, locatePath, type ConfigFile } from './locate.ts'
import { passedOverKeys } from './passed-over-keys.ts'
import { pluginNameAt } from './plugin-problems.ts'
import { configProblem, missingExport, missingKey, promisedConfig, unknownKey, withPluginName, wrongValue } from './problems.ts'
import { sourceShapeOf } from './source-schema.ts'
import { optionsOf } from './sources.ts'
import { keyOf, type Path } from './words.ts'

type ValidatedConfig = { readonly config: DocgenConfig } | { readonly problems: readonly Diagnostic[] }

/** `files` are the config file and what it imports, for the places; without them every place is the start of the file. */
export function validateConfig(given: unknown, files: readonly ConfigFile[]): ValidatedConfig {
  if (given === undefined) return { problems: [missingExport(locatePath(files, [], 'value'))] }
  if (given instanceof Promise) return { problems: [promisedConfig(locatePath(files, [], 'value'))] }
  const result = v.safeParse(configSchema, given)
  const ofSources = sourcesOf(given).flatMap(({ source, path }) => optionProblems(source, path, files, given))
  const problems = [
    ...problemsOf(result.issues ?? [], configSchema, [], files, given),
    ...ownProblems(propertyOf(given, 'samples'), ['samples'], files),
    ...ofSources,
    ...givenOptionProblems(given, files),
    ...codeProblems(given, files),
    ...(result.success ? unseenProblems(given, result.output, [], files) : []),
    // Values that go together are looked at once each is right by itself.
    ...(result.success && ofSources.length === 0 ? crossProblems(result.output, files) : []),
  ].sort(byPlace)
  return result.success && problems.length === 0 ? { config: result.output } : { problems }
}

type Issue = v.BaseIssue<unknown>

function problemsOf(
  issues: readonly Issue[],
  schema: v.GenericSchema,
  base: Path,
  files: readonly ConfigFile[],
  given?: unknown,
): readonly Diagnostic[] {
  const misspelt = issues.flatMap((issue) => {
    const meant = isUnknownKey(issue) ? meantKeyOf(issue, schema) : undefined
    return meant === undefined ? [] : [keyOf([...pathOf(issue).slice(0, -1), meant.key])]
  })
  return (
    issues
      // A key that was misspelt is not said to be missing too.
      .filter((issue) => !(isMissingKey(issue) && misspelt.includes(keyOf(pathOf(issue)))))
      .map((issue) => {
        const path = [...base, ...pathOf(issue)]
        return withPluginName(problemOf(issue, schema, path, files), pluginNameAt(given, path))
      })
  )
}

function problemOf(issue: Issue, schema: v.GenericSchema, full: Path, files: readonly ConfigFile[]): Diagnostic {
  // Authors write them as the argument of `algolia()` and its like.
  const path = full[0] === 'search' && full[1] === 'options' ? ['search', ...full.slice(2)] : full
  const key = keyOf(path)
  if (isUnknownKey(issue)) {
    const at = locatePath(files, path, 'key')
    return { ...unknownKey(at, key, adviseFor(issue, schema, path)), ...fixFor(issue, schema, at, files) }
  }
  if (isMissingKey(issue)) {
    const expected = whatFor[String(path.at(-1))] ?? expectedAt(issue, schema) ?? 'a value'
    return missingKey(locatePath(files, path.slice(0, -1), 'value'), key, expected)
  }
  const problem = wrongValue(locatePath(files, path, 'value'), key, issue.message, describeValue(issue.input))
  return { ...problem, hint: adviseForValue(path, issue.input) ?? adviseForModule(issue.input) ?? problem.hint }
}

/** A whole module in the place of the function that it exports: `import * as plugin`, or CommonJS that was compiled from a module. */
function adviseForModule(value: unknown): string | undefined {
  if (!isRecord(value) || typeof value['default'] !== 'function') return undefined
  return 'Give its `default`, which is a function: this is a whole module.'
}

function isUnknownKey(issue: Issue): boolean {
  return issue.type === 'never'
}

/** valibot then names the key, in quotes, as what it expected of the object. */
function isMissingKey({ type, received, expected, path }: Issue): boolean {
  return type === 'object_with_rest' && received === 'undefined' && path !== undefined && expected?.startsWith('"') === true
}

function pathOf(issue: Issue): Path {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}

/** What to give keys that must not be missing. */
const whatFor: Readonly<Record<string, string>> = {
  title: 'a string',
  becomes: 'a function',
  check: 'a function',
  files: 'a function',
  pathOf: 'a function',
  severity: '"error" or "warning"',
  description: 'a sentence that says what a finding means',
  values: 'a list of strings',
  type: '"string", "number", "boolean" or "enum"',
  what: '"list", "numbered list" or `{ directive: "…" }`',
  hint: 'a sentence that says how to write it',
  label: 'a string',
  other: 'a string',
  name: 'a string',
  id: 'a string that changes with its content',
  content: 'a string',
  links: 'a list of links',
  items: 'a list of sidebar items',
  doc: 'the id of a doc',
  load: 'a function',
  pattern: 'an address with "{file}" in it',
  tag: '"meta", "link", "script" or "style"',
  src: 'the route path of an image',
  from: 'a route path, which begins with "/"',
  to: 'a route path or an address',
  code: 'the name that the report shows for the finding',
  file: 'a file as the report names it, or a pattern such as "docs/old/**"',
  reason: 'a string that says why you accept the finding',
  appId: 'the id of the application',
  apiKey: 'the key that may only search',
  indexName: 'the name of the index',
  hosts: 'a list of origins such as "https://search.example"',
  collection: 'the name of the collection',
}

/** What other generators call a key may have another value there. */
function fixFor(issue: Issue, schema: v.GenericSchema, at: SourceRange, files: readonly ConfigFile[]): Pick<Diagnostic, 'fix'> {
  const meant = meantKeyOf(issue, schema)
  const [written, holder] = [String(pathOf(issue).at(-1)), issue.path?.at(-1)?.input]
  return meant === undefined || meant.isForeign || adviseForKey(written, issue.input) !== undefined
    ? {}
    : fixOfKey(files, at, { written, meant: meant.key, holder })
}

function adviseFor(issue: Issue, schema: v.GenericSchema, path: Path): string | undefined {
  const key = String(path.at(-1))
  const foreign = path.length === 1 ? adviseForKey(key, issue.input) : adviseForInnerKey(path)
  if (foreign !== undefined) return foreign
  const keys = keysBeside(issue, schema)
  const meant = meantKeyOf(issue, schema)
  if (meant) return `Write "${meant.key}"${meant.isForeign ? '' : ', the closest key'}.`
  return keys.length > 0 && keys.length <= 8
    ? `Remove it, or use one of the known keys: ${keys.map((each) => `"${each}"`).join(', ')}.`
    : undefined
}

/** A key next to it that was misspelt, or that has another name in other generators. */
function meantKeyOf(issue: Issue, schema: v.GenericSchema): { readonly key: string; readonly isForeign: boolean } | undefined {
  const written = String(pathOf(issue).at(-1))
  const keys = keysBeside(issue, schema)
  const nearest = findNearest(written, keys) ?? onlyBeginningWith(written, keys)
  if (nearest !== undefined) return { key: nearest, isForeign: false }
  const foreign = ownKeyFor(written, keys)
  return foreign === undefined ? undefined : { key: foreign, isForeign: true }
}

/** `staticDir`, where `static` was written. */
function onlyBeginningWith(word: string, keys: readonly string[]): string | undefined {
  const found = keys.filter((key) => key.startsWith(word) && /^[A-Z]/.test(key.slice(word.length)))
  return found.length === 1 ? found[0] : undefined
}

/** The keys that the object of an unknown key may have. */
function keysBeside(issue: Issue, schema: v.GenericSchema): readonly string[] {
  return keysOf(entriesAround(issue, schema))
}

/** What a key that is missing takes: the message of its schema. */
function expectedAt(issue: Issue, schema: v.GenericSchema): string | undefined {
  const key = String(issue.path?.at(-1)?.key)
  const message = propertyOf(shapeFor(propertyOf(entriesAround(issue, schema), key), undefined), 'message')
  return typeof message === 'string' ? message : undefined
}

/** The schemas of the object that an issue is about, by their keys. */
function entriesAround(issue: Issue, schema: v.GenericSchema): unknown {
  let inner: unknown = schema
  for (const { input, key } of issue.path ?? []) {
    const shape = shapeFor(inner, input)
    if (key === issue.path?.at(-1)?.key && input === issue.path?.at(-1)?.input) return propertyOf(shape, 'entries')
    inner =
      typeof key === 'number'
        ? propertyOf(shape, 'item')
        : // All values of a record have one schema.
          (propertyOf(propertyOf(shape, 'entries'), String(key)) ?? propertyOf(shape, 'value'))
  }
  return undefined
}

/** What an optional or lazy schema stands for. */
function shapeFor(schema: unknown, input: unknown): unknown {
  const wrapped = propertyOf(schema, 'wrapped')
  if (wrapped !== undefined) return shapeFor(wrapped, input)
  const getter = propertyOf(schema, 'getter')
  return typeof getter === 'function' ? shapeFor(getter(input), input) : schema
}

function keysOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}

/** What stands where sources belong, with its path. */
function sourcesOf(given: unknown): readonly { readonly source: unknown; readonly path: Path }[] {
  const listAt = (value: unknown, path: Path) =>
    Array.isArray(value) ? value.map((source: unknown, index) => ({ source, path: [...path, index] })) : []
  const plugins = propertyOf(given, 'plugins')
  const ofPlugins = (Array.isArray(plugins) ? plugins : []).flatMap((plugin: unknown, index) =>
    listAt(propertyOf(plugin, 'sources'), ['plugins', index, 'sources']),
  )
  return [...listAt(propertyOf(given, 'sources'), ['sources']), ...ofPlugins]
}

/** Problems of a reference's options, once its packages are known. */
export function problemsOfSource(source: unknown, files: readonly ConfigFile[]): readonly Diagnostic[] {
  return ownProblems(source, ['sources'], files)
}

/** What something that another package made says of its own options. */
function ownProblems(made: unknown, path: Path, files: readonly ConfigFile[]): readonly Diagnostic[] {
  const own = propertyOf(made, 'problems')
  if (!Array.isArray(own)) return []
  const placeOf = (key: string): SourceRange => {
    const named = locateName(files, key)
    return named.line > 1 || named.column > 1 ? named : locatePath(files, path, 'value')
  }
  return own.filter(isOwnProblem).map(({ key, message, hint, meant }) => {
    const at = placeOf(key)
    // The name is all that leads to its place: another object may have it too.
    const fix = countKey(files, key) === 1 ? fixOfKey(files, at, { written: key, meant, holder: undefined }) : {}
    return { ...configProblem(at, message, hint), ...fix }
  })
}

/** What is wrong with the options that a source was made from. */
function optionProblems(source: unknown, path: Path, files: readonly ConfigFile[], given: unknown): readonly Diagnostic[] {
  if (typeof source !== 'object' || source === null) return []
  if (Array.isArray(propertyOf(source, 'problems'))) return ownProblems(source, path, files)
  const options = optionsOf(source)
  const schema = sourceShapeOf(propertyOf(source, 'kind'))?.options
  if (options === undefined || schema === undefined) return []
  const result = v.safeParse(schema, options)
  if (result.success) return unseenProblems(options, result.output, path, files)
  return problemsOf(result.issues, schema, path, files, given)
}

function unseenProblems(given: unknown, taken: unknown, base: Path, files: readonly ConfigFile[]): readonly Diagnostic[] {
  return passedOverKeys(given, taken).map((inner) => {
    const path = [...base, ...inner]
    return unknownKey(locatePath(files, path, 'key'), keyOf(path), undefined)
  })
}

/** A source of another package checks its own options. */
function isOwnProblem(value: unknown): value is OptionProblem {
  const meant = propertyOf(value, 'meant')
  const areTexts = ['key', 'message', 'hint'].every((key) => typeof propertyOf(value, key) === 'string')
  return areTexts && (meant === undefined || typeof meant === 'string')
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column
}
