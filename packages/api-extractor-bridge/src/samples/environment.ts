// What samples that are checked in one program may have from each other: what any of them imports may declare something for all.
import { hashOf } from '../stored-payload.ts'

/** Names what the modules of all units import, each given as the lines of `importsOf`. */
export function environmentOf(imports: readonly (readonly string[])[]): string {
  return hashOf(JSON.stringify([...new Set(imports.flat())].sort()))
}
