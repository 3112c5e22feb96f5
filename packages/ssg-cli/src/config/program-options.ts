// What programs hand to `build()` and its like: JavaScript hands over what types do not allow, and a misspelled option would have no effect.
import { describeValue, findNearest, isRecord } from '@docgen/model'

interface Expected {
  readonly is: (value: unknown) => boolean
  /** Completes "must be …". */
  readonly words: string
}

const oneOf = (...values: readonly unknown[]): Expected => ({
  is: (value) => values.includes(value),
  words: values.map((value) => describeValue(value)).join(' or '),
})
const path: Expected = { is: (value) => typeof value === 'string', words: 'a path' }
const callback: Expected = { is: (value) => typeof value === 'function', words: 'a function' }
/** Test runners may have a class of their own. */
const signal: Expected = {
  is: (value) => typeof value === 'object' && value !== null && 'aborted' in value && 'addEventListener' in value,
  words: 'an AbortSignal',
}
const anything: Expected = { is: () => true, words: '' }
const port: Expected = {
  is: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 65535,
  words: 'a whole number from 0 to 65535',
}

// A base that is wrong is a finding, as one of the config is.
const site = { root: path, config: path, base: anything }
const checked = {
  ...site,
  outDir: path,
  cache: oneOf(true, false),
  failOn: oneOf('error', 'warning', 'never'),
  onStage: callback,
  signal,
}
const host: Expected = { is: (value) => typeof value === 'string', words: 'an address' }

const known = {
  build: { ...checked, samples: oneOf(false) },
  check: { ...checked, samples: oneOf(false, 'only'), external: oneOf('only'), fix: oneOf(true, false) },
  loadConfig: { ...site, outDir: path },
  openSite: site,
  createDevServer: { ...site, port, host, onFindings: callback, log: callback },
} satisfies Readonly<Record<string, Readonly<Record<string, Expected>>>>

/** Throws an `Error` that names the option. */
export function refuseWrongOptions(name: keyof typeof known, given: unknown): void {
  if (!isRecord(given)) throw new Error(`The options of ${name}() are ${describeValue(given)}, and must be an object.`)
  const options: Readonly<Record<string, Expected>> = known[name]
  for (const [key, value] of Object.entries(given)) {
    const expected = Object.hasOwn(options, key) ? options[key] : undefined
    if (expected === undefined) {
      const nearest = findNearest(key, Object.keys(options))
      throw new Error(`${name}() has no option "${key}"${nearest === undefined ? '' : `; "${nearest}" is the closest name`}.`)
    }
    if (value !== undefined && !expected.is(value)) {
      throw new Error(`The option "${key}" of ${name}() is ${describeValue(value)}, and must be ${expected.words}.`)
    }
  }
}
