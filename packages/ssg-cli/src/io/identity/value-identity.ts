// In: a value of a config, such as a plugin with its options. Out: a text that is equal where the value does the same.
export interface CodeOrigins {
  /** Of what a package exports, or of a function that stands in no other function or says what it was made with; `undefined` for any other. */
  readonly identityOf: (code: object) => string | undefined
  /** Stands for code that could be made of anything in the config. */
  readonly ofWholeConfig: string
}

/** Plain data counts by what it holds; functions by the module that they stand in, with all that it imports. */
export function valueIdentityOf(value: unknown, origins: CodeOrigins): string {
  const seen = new Map<object, number>()
  const tell = (part: unknown): unknown => {
    if (typeof part === 'bigint' || typeof part === 'symbol') return ['primitive', typeof part, String(part)]
    if (typeof part === 'number') return ['number', Object.is(part, -0) ? '-0' : String(part)]
    if (part === undefined) return ['undefined']
    if ((typeof part !== 'object' && typeof part !== 'function') || part === null) return part
    const before = seen.get(part)
    if (before !== undefined) return ['again', before]
    seen.set(part, seen.size)
    const known = origins.identityOf(part)
    if (known !== undefined || typeof part === 'function')
      return ['code', known ?? origins.ofWholeConfig, typeof part === 'function' ? Object.entries(part).map(tell) : []]
    if (part instanceof RegExp) return ['pattern', String(part)]
    if (part instanceof Date) return ['date', part.getTime()]
    if (part instanceof URL) return ['url', part.href]
    if (part instanceof Map) return ['map', [...part].map(([key, item]) => [tell(key), tell(item)])]
    if (part instanceof Set) return ['set', [...part].map(tell)]
    if (Array.isArray(part)) return ['list', part.map(tell)]
    if (!isPlain(part)) return ['object', origins.ofWholeConfig]
    return ['object', Reflect.ownKeys(part).map((key) => [String(key), tell(Reflect.get(part, key))])]
  }
  return JSON.stringify(tell(value))
}

export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
