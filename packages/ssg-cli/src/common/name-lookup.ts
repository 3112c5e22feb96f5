/**
 * Looks up names that an author wrote among names that a disk has. Accents have two spellings: composed (NFC), as keyboards make them, and
 * decomposed (NFD), as some disks and archives do. Names that look the same are the same; an exact one goes first.
 */
export type NameLookup = <Value>(byName: ReadonlyMap<string, Value>, name: string) => Value | undefined

/** Remembers the names of each map that it is asked about, which must not change meanwhile. */
export function createNameLookup(): NameLookup {
  const composed = new WeakMap<object, ReadonlyMap<string, string>>()
  return (byName, name) => {
    const exact = byName.get(name)
    if (exact !== undefined || isAscii(name)) return exact
    const known = composed.get(byName) ?? new Map([...byName.keys()].map((key) => [composedName(key), key]))
    composed.set(byName, known)
    const key = known.get(composedName(name))
    return key === undefined ? undefined : byName.get(key)
  }
}

/** `name` as it is spelled in a set; `undefined` where it is in none of its spellings. */
export function findSpelling(names: ReadonlySet<string>, name: string): string | undefined {
  if (names.has(name)) return name
  if (isAscii(name)) return undefined
  return [...names].find((other) => composedName(other) === composedName(name))
}

export function composedName(name: string): string {
  return name.normalize('NFC')
}

/** The other ways to spell a name that may be that of a file. */
export function otherSpellings(name: string): readonly string[] {
  return isAscii(name) ? [] : ['NFC', 'NFD'].map((form) => name.normalize(form)).filter((other) => other !== name)
}

function isAscii(name: string): boolean {
  return !/[^\u0000-\u007f]/.test(name)
}
