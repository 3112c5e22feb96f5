// What docgen's own functions were called with, whose options no schema of the config can see: they are not part of what is returned.
import { findNearest, isRecord, propertyOf, type Diagnostic } from '@docgen/model'
import { fixOfKey } from './key-fix.ts'
import { locatePath, type ConfigFile } from './locate.ts'
import { configProblem, unknownKey } from './problems.ts'
import { keyOf, type Path } from './words.ts'

// Registered, so that a config that was bundled with another copy of this module is read alike.
const givenKey = Symbol.for('docgen.given.options')

interface GivenOptions {
  /** Of the function. */
  readonly name: string
  /** The options that it knows. */
  readonly keys: readonly string[]
  readonly options: unknown
}

/** All options of a type, and no others. */
type KnownOptions<Options> = { readonly [Key in keyof Options]-?: true }

/** Notes what a function was called with, for `givenOptionProblems`. `known`: all options that its type has. */
export function withGiven<Made extends object, Options>(
  made: Made,
  name: string,
  options: Options,
  known: KnownOptions<Options>,
): Made {
  if (options === undefined) return made
  const given: GivenOptions = { name, keys: Object.keys(known), options }
  return Object.defineProperty(made, givenKey, { value: given, enumerable: false })
}

/** Options that are passed over: of the search, of analytics, and of the outputs of the config. */
export function givenOptionProblems(given: unknown, files: readonly ConfigFile[]): readonly Diagnostic[] {
  const outputs = propertyOf(given, 'outputs')
  const made = [
    ...['search', 'analytics'].map((key) => ({ value: propertyOf(given, key), path: [key] })),
    ...(Array.isArray(outputs) ? outputs : []).map((value: unknown, index) => ({ value, path: ['outputs', index] })),
  ]
  return made.flatMap(({ value, path }) => {
    const called: unknown = isRecord(value) ? Reflect.get(value, givenKey) : undefined
    return isGiven(called) ? problemsOf(called, path, files) : []
  })
}

function problemsOf({ name, keys, options }: GivenOptions, path: Path, files: readonly ConfigFile[]): readonly Diagnostic[] {
  if (keys.length === 0)
    return [configProblem(locatePath(files, path, 'value'), `\`${name}()\` takes no options.`, `Write \`${name}()\`.`)]
  if (!isRecord(options))
    return [
      configProblem(
        locatePath(files, path, 'value'),
        `The options of \`${name}()\` are not an object.`,
        `Give it an object: \`${name}({ ${keys[0]}: … })\`.`,
      ),
    ]
  return Object.keys(options)
    .filter((key) => !keys.includes(key))
    .map((key) => {
      const nearest = findNearest(key, keys)
      const advice =
        nearest === undefined
          ? `Remove it: \`${name}()\` has ${keys.map((each) => `"${each}"`).join(', ')}.`
          : `Write "${nearest}", the closest key.`
      const at = locatePath(files, [...path, key], 'key')
      const fix = fixOfKey(files, at, { written: key, meant: nearest, holder: options })
      return { ...unknownKey(at, keyOf([...path, key]), advice), ...fix }
    })
}

function isGiven(value: unknown): value is GivenOptions {
  return isRecord(value) && typeof value['name'] === 'string' && Array.isArray(value['keys'])
}
