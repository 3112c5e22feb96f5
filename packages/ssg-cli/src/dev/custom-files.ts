// Which files custom sources are made from: those that they read by their context, and those that they name.
import type { LoadedSources } from '../stages/1-load/load-sources.ts'

type Custom = LoadedSources['custom']

/** Files and folders, relative to the site root. */
export function filesOfCustom({ readings }: Custom): readonly string[] {
  return [...new Set([...readings.values()].flatMap(({ texts, dirs, watch }) => [...texts.keys(), ...dirs, ...watch]))]
}

/** `name` is relative to the site root. */
export function isReadByCustom(name: string, custom: Custom): boolean {
  return filesOfCustom(custom).some((path) => path === '.' || path === name || name.startsWith(`${path}/`))
}
