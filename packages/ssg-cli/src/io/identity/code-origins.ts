// Where the code of a config comes from: what its packages export, and its own modules. Comes in: a bundle. Goes out: what names a function.
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { hashOf } from '../../pipeline/hash.ts'
import type { Bundle } from '../bundle-modules.ts'
import type { PlacesByFunction } from './module-functions.ts'
import { isPlain, valueIdentityOf, type CodeOrigins } from './value-identity.ts'

/** For `value` and all that is in it. */
export async function originsOf({ code, moduleHashes, packages, hash }: Bundle, value: unknown): Promise<CodeOrigins> {
  const exported = await exportsOf(packages)
  const texts = await Promise.all(code.map((file) => readFile(file, 'utf8')))
  const isOfSite = (text: string): boolean => texts.some((each) => each.includes(text))
  // A site whose plugins are those of packages is spared a parser of JavaScript.
  const places = textsOfFunctionsIn(value, exported).some(isOfSite) ? await placesIn(texts, code) : []
  const modules = moduleHashes()
  return {
    ofWholeConfig: hash,
    identityOf: (part) => {
      const ofPackage = exported.get(part)
      if (ofPackage !== undefined || typeof part !== 'function') return ofPackage
      const text = Function.prototype.toString.call(part)
      const saysWhatItIsMadeWith = Object.hasOwn(part, 'madeWith')
      if (!isOfSite(text)) return saysWhatItIsMadeWith ? hashOf(JSON.stringify([text, ...packages.values()])) : undefined
      const found = places.filter((each) => each.has(text)).map((each) => each.get(text))
      const isKnown = found.length > 0 && found.every((place) => place && (saysWhatItIsMadeWith || !place.isInner))
      if (!isKnown) return undefined
      const hashes = [...new Set(found.flatMap((place) => place?.files ?? []))].map((file) => modules.get(file))
      return hashes.includes(undefined) ? undefined : hashOf(JSON.stringify([text, ...hashes.sort()]))
    },
  }
}

function textsOfFunctionsIn(value: unknown, exported: ReadonlyMap<unknown, string>): readonly string[] {
  const texts: string[] = []
  const identityOf = (part: object): string | undefined => {
    const known = exported.get(part)
    if (known === undefined && typeof part === 'function') texts.push(Function.prototype.toString.call(part))
    return known
  }
  valueIdentityOf(value, { ofWholeConfig: '', identityOf })
  return texts
}

async function placesIn(texts: readonly string[], files: readonly string[]): Promise<readonly PlacesByFunction[]> {
  const { functionsOf } = await import('./module-functions.ts')
  return texts.map((text, index) => functionsOf(text, (source) => resolve(dirname(files[index] ?? ''), source)))
}

/** They are loaded: the config imports them. What a package exports in an object, as a theme its components, counts by its name too. */
async function exportsOf(packages: Bundle['packages']): Promise<ReadonlyMap<unknown, string>> {
  const names = new Map<unknown, string>()
  for (const [url, identity] of packages) {
    const exports: object = await import(/* @vite-ignore */ url)
    const visit = (value: unknown, name: string, depth: number): void => {
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null || names.has(value)) return
      names.set(value, `${name} of ${identity}`)
      if (depth > 0 && typeof value === 'object' && isPlain(value))
        for (const [key, part] of Object.entries(value)) visit(part, `${name}.${key}`, depth - 1)
    }
    for (const [name, value] of Object.entries(exports)) visit(value, name, exportedDepth)
  }
  return names
}

/** `reactTheme.components.Navbar` */
const exportedDepth = 2
