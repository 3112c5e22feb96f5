// What the plugins of a site are, for the keys of what they take part in: an edit elsewhere in the config is no change of them.
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { DocgenPlugin } from '@docgen/model'
import { hashOf } from '../../pipeline/hash.ts'
import type { Bundle } from '../bundle-modules.ts'
import { valueIdentityOf, type CodeOrigins } from './value-identity.ts'

/** Of the parts that compile Markdown: `''` where there are none. */
export async function markupIdentityOf(plugins: readonly DocgenPlugin[], bundle: Bundle): Promise<string> {
  const parts = plugins.map(({ name, remark = [], rehype = [], directives = [], handlers = {} }) => ({
    name,
    remark,
    rehype,
    directives,
    handlers,
  }))
  return parts.length === 0 ? '' : hashOf(valueIdentityOf(parts, await originsOf(bundle)))
}

async function originsOf({ code, moduleHashes, packages, hash }: Bundle): Promise<CodeOrigins> {
  // Most sites have no plugins, and are spared a parser of JavaScript.
  const { functionsOf } = await import('./module-functions.ts')
  const functions = await Promise.all(
    code.map(async (file) => functionsOf(await readFile(file, 'utf8'), (source) => resolve(dirname(file), source))),
  )
  const exported = await exportsOf(packages)
  const modules = moduleHashes()
  return {
    ofWholeConfig: hash,
    identityOf: (value) => {
      const ofPackage = exported.get(value)
      if (ofPackage !== undefined || typeof value !== 'function') return ofPackage
      const text = Function.prototype.toString.call(value)
      const places = functions.filter((each) => each.has(text)).map((each) => each.get(text))
      const files = places.flatMap((each) => each ?? [])
      if (places.length === 0 || places.includes(undefined)) return undefined
      const hashes = [...new Set(files)].map((file) => modules.get(file))
      return hashes.includes(undefined) ? undefined : hashOf(JSON.stringify([text, ...hashes.sort()]))
    },
  }
}

/** They are loaded: the config imports them. */
async function exportsOf(packages: Bundle['packages']): Promise<ReadonlyMap<unknown, string>> {
  const lists = await Promise.all(
    [...packages].map(async ([url, identity]) => {
      const exports: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ url)
      return Object.entries(exports).map(([name, value]): [unknown, string] => [value, `${name} of ${identity}`])
    }),
  )
  return new Map(lists.flat())
}
