// Schemas that those of the config and of its sources are made of. The message of each completes "must be …".
import * as v from 'valibot'
import { isRecord, isRouteFolder, type LocalText } from '@docgen/model'

/** valibot takes a list for an object whose keys are the places of its items, and an empty one or a promise for an object without keys. */
const noListOrPromise = <Schema extends v.GenericSchema>(schema: Schema, name: string) => {
  const refused = v.custom<v.InferInput<Schema>>(() => false, name)
  return v.lazy((given): v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema>> =>
    Array.isArray(given) || given instanceof Promise ? refused : schema,
  )
}

/** An object whose keys the author chooses. valibot's own passes over keys named "constructor" and "prototype" unless they are among its entries. */
export const record = <Value extends v.GenericSchema>(key: v.GenericSchema<string>, value: Value, name: string) =>
  noListOrPromise(
    v.lazy((given): v.GenericSchema<Record<string, v.InferInput<Value>>, Record<string, v.InferOutput<Value>>> => {
      const own = ['constructor', 'prototype'].filter((each) => isRecord(given) && Object.hasOwn(given, each))
      if (own.length === 0) return v.record(key, value, name)
      // Without a prototype, whose properties would pass for entries.
      const entries: Record<string, Value> = Object.assign(
        Object.create(null),
        Object.fromEntries(own.map((each) => [each, value])),
      )
      return v.objectWithRest(entries, value, name)
    }),
    name,
  )

export const text = v.string('a string')
export const fullText = v.pipe(
  v.string('a string'),
  v.check((given) => given.trim() !== '', 'a non-empty string'),
)

/** One for all languages, or one for each. */
const inEachLanguage = (one: v.GenericSchema<string>) =>
  v.lazy((given): v.GenericSchema<LocalText> => {
    const isByLocale = typeof given === 'object' && given !== null && !Array.isArray(given)
    return isByLocale ? record(v.string(), one, 'a string for each locale') : one
  })
export const localText = inEachLanguage(text)
export const fullLocalText = inEachLanguage(fullText)

/** What code hands over as a place in a file of the site. */
export const siteFile = v.pipe(
  v.string('the path of a file of the site'),
  v.check(isSitePath, 'the path of a file of the site, relative to its root'),
)
export const count = v.pipe(
  v.number('a whole number from 1'),
  v.integer('a whole number from 1'),
  v.minValue(1, 'a whole number from 1'),
)

export const flag = v.boolean('`true` or `false`')
export const list = <Item extends v.GenericSchema>(item: Item, of: string) => v.array(item, `a list of ${of}`)

/** An object that has these keys and no other; every other one is an issue of type `never`. */
export const shape = <Entries extends v.ObjectEntries>(entries: Entries, name = 'an object') =>
  Object.assign(noListOrPromise(v.objectWithRest(entries, v.never(), name), name), { entries })

/** What is written down as a value of one of these types, or of one of a list of texts (`enum`). */
export function typedSchema<const Types extends readonly [string, string, ...string[]]>(types: Types, what: string) {
  const name = `${what}, such as \`{ type: "number", required: true }\``
  const required = v.optional(flag)
  const ofEnum = shape({ type: v.literal('enum'), values: v.array(fullText, 'a list of strings'), required }, name)
  const other = shape({ type: v.picklist(types, `${types.map((type) => `"${type}"`).join(', ')} or "enum"`), required }, name)
  return v.lazy((given) => (isRecord(given) && given['type'] === 'enum' ? ofEnum : other))
}

export const routePath = v.pipe(
  v.string('a route path, such as "/docs/"'),
  v.startsWith('/', 'a route path, which begins with "/"'),
)
export const routeFolderName = 'a path whose segments are plain names, such as "/docs/"'
export const routeFolder = v.pipe(routePath, v.check(isRouteFolder, routeFolderName))
const baseName = 'a path such as "/docs/", without spaces, "#" or "%"'
/** Scripts and styles are named after it as it stands, so that nothing in it may have to be encoded. */
export const sitePath = v.pipe(
  routeFolder,
  v.check((base) => !/[\s#%]/.test(base), baseName),
)
const segmentName = 'one segment of an address, such as "sign-in"'
export const routeSegment = v.pipe(
  v.string(segmentName),
  v.nonEmpty(segmentName),
  v.check((segment) => !segment.includes('/') && isRouteFolder(segment), segmentName),
)
const folderName = 'the path of a folder, relative to the site root'
/** Of files, no system has U+0000 in a path. */
export const anyFolder = v.pipe(
  v.string(folderName),
  v.check((dir) => dir.trim() !== '' && !dir.includes('\0'), folderName),
)
export const innerFolder = v.pipe(
  v.string(folderName),
  v.nonEmpty(folderName),
  v.check((dir) => !leavesRoot(dir), 'the path of a folder below the site root, without ".." or a "/" at its front'),
)

/** A folder that may lie beside the site, as far as the repository that it lies in goes: `../docs`. */
export const nearFolder = v.pipe(
  v.string(folderName),
  v.nonEmpty(folderName),
  v.check((dir) => !leavesRoot(dir.replace(/^(?:\.\.(?:\/|$))+/, '')), `${folderName}, without a "/" at its front or ".." in it`),
)

function leavesRoot(dir: string): boolean {
  return dir.startsWith('/') || /^[A-Za-z]:/.test(dir) || dir.split(/[\\/]/).includes('..')
}

function isSitePath(path: string): boolean {
  // What lies above the site names its pages as well: whether it may be read is asked where it is read.
  const inside = path.replace(/^(?:\.\.\/)+/, '')
  return inside !== '' && !inside.startsWith('/') && !inside.split(/[\\/]/).includes('..')
}
