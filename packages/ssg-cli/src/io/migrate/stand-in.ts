// JavaScript that runs in the process of its own in which another tool's config is evaluated.
import type { ConfigQuestion } from '../../migrate/core/site.ts'

/** Stands for a package that is not installed, or is the tool itself: any name of it can be read and called. */
export const standInModule = (name: string): string => `
const { standIn } = globalThis.docgenMigration
module.exports = standIn(${JSON.stringify(name)})
`

/** A package whose function takes options, and returns one that takes the config: the options stand in the config under a key. */
export const curriedModule = (key: string): string => `
const withOptions = (options, config) => ({ ...config, ${JSON.stringify(key)}: options })
const make = (...given) => (config) => {
  const options = given.length === 1 ? given[0] : given
  return typeof config === 'function' ? async (...rest) => withOptions(options, await config(...rest)) : withOptions(options, config)
}
module.exports = Object.assign(make, { default: make })
`

/** An image that a module imports: it is its path. */
export const imageModule = (file: string): string => `module.exports = { src: ${JSON.stringify(file)} }`

/** `next/router` and `next/navigation`: what hooks tell of a page is that of the home page, in the language of the site. */
export const routerModule = (name: string, locale = 'en'): string => `
const rest = globalThis.docgenMigration.standIn(${JSON.stringify(name)})
const locale = ${JSON.stringify(locale)}
const router = { locale, defaultLocale: locale, locales: [locale], route: '/', pathname: '/', asPath: '/', query: {} }
const hooks = { useRouter: () => router, usePathname: () => '/', useParams: () => ({}) }
// A bundle copies what a module owns, and finds the rest where it inherits from.
module.exports = new Proxy(hooks, { get: (own, key) => own[key] ?? rest[key], getPrototypeOf: () => rest })
`

/** `node:module`, for configs that make a `require` of their own. */
export const tolerantModule = `
import { createRequire as create } from 'node:module'
export * from 'node:module'
export { default } from 'node:module'
export const createRequire = (from) => globalThis.docgenMigration.tolerant(create(from))
`

/** What is no plain data, by its path. */
const leftOut = `
const docgenOpaque = []
const docgenPartial = []
const docgenNames = {}
const docgenLeaveOut = (path, name) => {
  docgenOpaque.push(path.join('.'))
  if (name) docgenNames[path.join('.')] = name
}
`

/** Of any value. */
const plainData = `
const docgenText = (value, path) => {
  if (value.includes(docgenGap)) docgenPartial.push(path.join('.'))
  const text = value.replaceAll(docgenGap, '')
  if (text.startsWith(docgenRoot)) return text.slice(docgenRoot.length)
  const [above, up] = docgenAbove.find(([folder]) => text.startsWith(folder)) ?? []
  return above === undefined ? text : up + text.slice(above.length)
}
// Of an item that was made of an item of a list that is not known: what the list is called.
const docgenListBehind = (item) => {
  if (typeof item !== 'object' && typeof item !== 'function' || item === null || item[docgenCalled] !== undefined) return undefined
  const marks = item[docgenMark] === undefined ? Object.values(item).map((each) => each?.[docgenMark]) : [item[docgenMark]]
  return marks.find((mark) => typeof mark === 'string' && /\\[\\d\\]/.test(mark))?.split('[')[0]
}
const docgenPlainList = (list, path, within) => {
  const behind = list.map(docgenListBehind)
  const seen = new Set()
  const unknown = behind.find((name) => name !== undefined && seen.size === seen.add(name).size)
  if (unknown !== undefined) docgenLeaveOut(path, unknown)
  return list.map((item, index) => (unknown !== undefined && behind[index] === unknown ? null : (docgenPlain(item, [...path, index], within) ?? null)))
}
const docgenPlain = (value, path, above) => {
  if (typeof value === 'string') return docgenText(value, path)
  if (value === null || ['number', 'boolean', 'undefined'].includes(typeof value)) return value
  if (typeof value === 'bigint') return String(value)
  // First: everything that looks at the prototype of a stand-in finds another one.
  if (value[docgenCalled] !== undefined) return docgenPlain({ ...value[docgenCalled] }, path, above)
  if (value[docgenMark] !== undefined) {
    docgenLeaveOut(path, value[docgenMark])
    return undefined
  }
  if (value instanceof Date) return value.toISOString()
  if (value instanceof RegExp || value instanceof URL) return String(value)
  if (typeof value !== 'object' || above.includes(value) || above.length > 40) {
    docgenLeaveOut(path, typeof value === 'function' ? value.name : undefined)
    return undefined
  }
  const within = [...above, value]
  if (Array.isArray(value)) return docgenPlainList(value, path, within)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, docgenPlain(each, [...path, key], within)]))
}
`

/**
 * JSX as plain data: `{ $element: 'Navbar', props: { logo: … }, children: ['text'] }`. What a component of the site shows is its child; one that
 * cannot run here has the children that it was given.
 */
const elements = `
const docgenFragment = ''
const docgenElement = (type, props, ...children) => {
  // An image that a bundler makes a component of.
  if (typeof type === 'object' && typeof type?.src === 'string') return { $element: 'img', props: { ...props, src: type.src }, children: [] }
  const isComponent = typeof type === 'function' && type[docgenMark] === undefined
  const name = typeof type === 'string' ? type : (type?.[docgenMark] ?? type?.name ?? '').split('.').at(-1)
  if (!isComponent) return { $element: name, props: props ?? {}, children }
  try {
    const shown = type({ ...props, children: children.length === 1 ? children[0] : children })
    if (typeof shown?.then !== 'function') return { $element: name, props: props ?? {}, children: [shown] }
  } catch {}
  return { $element: name, props: props ?? {}, children }
}
`

/** Addresses that are made of variables which are set elsewhere. */
const tolerantUrl = `
globalThis.URL = new Proxy(URL, {
  construct: (target, given) => { try { return new target(...given) } catch { return docgenStandIn('URL') } },
})
`

/** What functions of a config return that take nothing but what a page would give them. One that fails stays what it is. */
const calledKeys = `
const docgenCalledAt = async (value, [key, ...rest]) => {
  if (typeof value !== 'object' || value === null || value[docgenMark] !== undefined || !(key in value)) return value
  const given = value[key]
  if (rest.length > 0) return { ...value, [key]: await docgenCalledAt(given, rest) }
  if (typeof given !== 'function' || given[docgenMark] !== undefined) return value
  try {
    return { ...value, [key]: await given(docgenStandIn('props')) }
  } catch {
    return value
  }
}
`

/** What functions of a config return, each for all that it is asked about. */
const askedFunctions = `
const docgenAnswersOf = async (settled, { path, about, argument }) => {
  const keys = path.split('.')
  const holder = keys.slice(0, -1).reduce((value, key) => value?.[key], settled)
  const answers = []
  for (const each of about) {
    try {
      answers.push([each, docgenPlain(await holder[keys.at(-1)](argument ?? each), [], [])])
    } catch {}
  }
  return answers
}
`

function foldersAbove(root: string): readonly (readonly [folder: string, up: string])[] {
  const names = root.split('/')
  return [1, 2, 3].flatMap((count) => {
    const folder = `${names.slice(0, -count).join('/')}/`
    return folder.split('/').length < 4 ? [] : [[folder, '../'.repeat(count)] as const]
  })
}

interface PreludeInput {
  readonly configFile: string
  readonly root: string
  /** Code of what a config is given that is a function. */
  readonly given: string
  /** Of what functions named `define…` return. */
  readonly methods?: readonly string[] | undefined
}

/** Defines what the others use, and what the result is. Placed before everything else of the bundle. */
export const prelude = ({ configFile, root, given, methods = [] }: PreludeInput): string => `
import { createRequire as docgenCreateRequire } from 'node:module'
const docgenRequire = docgenCreateRequire(${JSON.stringify(configFile)})
// What is not installed is a stand-in, and its path is what the config calls it.
const docgenTolerant = (given) => Object.assign(
  (id) => { try { return given(id) } catch { return docgenStandIn(id) } },
  given,
  { resolve: (id) => { try { return given.resolve(id) } catch { return id } } },
)
const require = docgenTolerant(docgenRequire)
// A package that is not installed may set them, as programs in WebAssembly do.
globalThis.fs ??= docgenRequire('node:fs')
globalThis.path ??= docgenRequire('node:path')
const docgenMark = Symbol('stand-in')
// What a stand-in is in a text, so that the text is known to lack a part.
const docgenGap = '\\u{F0D0C}'
const docgenCalled = Symbol('called')
const docgenIsPlain = (value) => value?.[docgenCalled] !== undefined || (typeof value === 'object' && value !== null && value[docgenMark] === undefined)
// What a call returns that has data among its arguments keeps them, and is a stand-in in all else: \`z.enum(['0']).default('0')\`.
const docgenStandIn = (name, called) => {
  const proxy = new Proxy(function () {}, {
    get: (target, key) => {
      if (key === docgenMark) return name
      if (key === docgenCalled) return called
      if (called && Object.hasOwn(called, key)) return called[key]
      if (key === 'then' || key === '__esModule' || key === 'toJSON') return undefined
      if (key === 'default') return proxy
      if (key === Symbol.toPrimitive) return () => docgenGap
      // A config may spread what a call returns, \`[...links([...])]\`, or take it apart.
      if (key === Symbol.iterator) return function* () { for (let index = 0; index < (called ? 1 : 8); index++) yield docgenStandIn(name + '[' + index + ']') }
      if (key === 'prototype') return target.prototype
      return typeof key === 'symbol' ? undefined : docgenStandIn(name + '.' + key)
    },
    getPrototypeOf: () => proxy,
    apply: (_, self, given) => {
      const last = name.split('.').at(-1)
      // A config of several tools, which exports nothing: this part of it is that of the documentation.
      if (name === 'rstack.define.doc') docgenMigration.defined = given[0]
      if (/^(?:define|with)/.test(last) && given.length > 0) return docgenWithMethods(docgenMerged(given, name), name)
      return docgenStandIn(name + '()', given.some(docgenIsPlain) ? { $call: name, arguments: given } : undefined)
    },
    construct: (_, given) => docgenStandIn(name + '()', { $call: name, arguments: given }),
  })
  return proxy
}
// \`withPreset(options, config)\`: the config of the tool may be either or both, and what the function adds is not known.
const docgenMerged = (given, name) => {
  const objects = given.filter((each) => typeof each === 'object' && docgenIsPlain(each) && !Array.isArray(each))
  if (objects.length < 2 || objects.length < given.length || !/^with/.test(name.split('.').at(-1))) return given[0]
  docgenMigration.merged = [...(docgenMigration.merged ?? []), name]
  return Object.assign({}, ...objects)
}
const docgenWithMethods = (value, name) => {
  if (typeof value !== 'object' || value === null || !Object.isExtensible(value)) return value
  for (const key of ${JSON.stringify(methods)}) {
    if (!(key in value)) Object.defineProperty(value, key, { value: docgenStandIn(name + '().' + key) })
  }
  return value
}
globalThis.docgenMigration = { standIn: docgenStandIn, tolerant: docgenTolerant }
${leftOut}const docgenSettle = async (value) => {
  let result = await value
  for (let round = 0; round < 3 && typeof result === 'function' && result[docgenMark] === undefined; round++) result = await result(${given})
  const called = result?.[docgenCalled]
  const objects = called?.arguments.filter((each) => docgenIsPlain(each) && !Array.isArray(each)) ?? []
  if (objects.length !== 1) return result
  // A function that adds to the config: \`extendConfig(defineConfig({ … }))\`.
  docgenOpaque.push(called.$call.split('.').at(-1))
  return docgenSettle(objects[0])
}
const docgenRoot = ${JSON.stringify(`${root}/`)}
// Folders around that of the site, and the way to them. What begins with less than two names may be an address.
const docgenAbove = ${JSON.stringify(foldersAbove(root))}
${elements}${tolerantUrl}${calledKeys}${plainData}${askedFunctions}`

/**
 * The module that is run: writes what the config is to the file of its first argument. `calls` are paths of functions in it to call, and `questions` of those
 * that are asked about something.
 */
export const entryModule = (file: string, calls: readonly string[], questions: readonly ConfigQuestion[]): string => `
import * as docgenConfig from ${JSON.stringify(file)}
import { writeFileSync } from 'node:fs'
const names = Object.keys(docgenConfig)
const exported = 'default' in docgenConfig && docgenConfig.default !== undefined ? docgenConfig.default : names.length > 0 ? { ...docgenConfig } : undefined
const given = globalThis.docgenMigration.defined ?? exported
let settled = await docgenSettle(given)
for (const path of ${JSON.stringify(calls)}) settled = await docgenCalledAt(settled, path.split('.'))
const maker = settled?.[docgenMark]
const problem = maker === undefined ? undefined : \`"\${maker}" makes it, and is not installed\`
const value = maker === undefined ? docgenPlain(settled, [], []) : undefined
const opaque = [...docgenOpaque, ...(globalThis.docgenMigration.merged ?? []).map((name) => name.split('.').at(-1))]
const answers = []
for (const question of ${JSON.stringify(questions)}) answers.push(...(await docgenAnswersOf(settled, question)))
const named = docgenPlain({ ...docgenConfig, default: undefined }, ['named'], [])
writeFileSync(process.argv[2], JSON.stringify({ value, named, opaque, partial: docgenPartial, names: docgenNames, answers, problem }))
process.exit(0)
`
