import { join } from 'node:path'
import { expect } from 'vitest'
import type { Run } from './docgen.ts'
import { hashTree } from './file-tree.ts'
import { runWarm } from './run-warm.ts'

/** Builds and expects that it goes well. */
export async function build(root: string, ...args: readonly string[]): Promise<Run> {
  const run = await runWarm(['build', ...args], root)
  expect(run.code, run.stdout + run.stderr).toBe(0)
  return run
}

/** Hashes of a site's output; fails when there is none. */
export function outputOf(root: string, outDir = 'dist'): Readonly<Record<string, string>> {
  const hashes = hashTree(join(root, outDir))
  expect(Object.keys(hashes)).toContain('404.html')
  return hashes
}
