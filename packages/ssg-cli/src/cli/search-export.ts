import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Diagnostic } from '@docgen/model'
import { countOf } from '../common/count-of.ts'
import type { SearchExportFlags } from './flags.ts'
import { findRoot, openSite, pathForUser } from './open-site.ts'
import { coloured, plain, renderFindings } from './report.ts'
import { sayProblems } from './say-problems.ts'
import { recordsOfSite } from './search-records-of-site.ts'
import { hasColours, type CliWorld } from './terminal.ts'

/** Writes the records that a hosted search is to have, one JSON object on each line. */
export async function runSearchExportCommand(
  input: SearchExportFlags & { readonly root: string },
  world: CliWorld,
): Promise<number> {
  const root = findRoot(input.root, world)
  const loaded = await openSite(root, input, world)
  if ('problems' in loaded) return sayProblems(loaded.problems, 'nothing was exported', world, { stream: world.stderr })
  const found = await recordsOfSite(root, loaded, input.cache)
  if ('errors' in found) return sayErrors(found.errors, world)
  const lines = found.records.map((record) => `${JSON.stringify(record)}\n`).join('')
  if (input.out === undefined) {
    world.stdout.write(lines)
    return 0
  }
  const file = resolve(world.cwd, input.out)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, lines)
  world.stdout.write(`Wrote ${countOf(found.records.length, 'record')} to ${pathForUser(file, world.cwd)}.\n`)
  return 0
}

/** To the other stream than records go to. Returns the exit code. */
export function sayErrors(errors: readonly Diagnostic[], { stderr, env }: CliWorld): number {
  stderr.write(renderFindings(errors, hasColours(stderr, env) ? coloured : plain, true))
  return 1
}
