// A property is a claim about every input. Each is tried with the inputs that were found once (`corpus/`), then with new ones from a seed.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'

/** The share of the inputs that each property gets: more where trying one is cheap and where much can go wrong. */
const shares = {
  'output-path': 10,
  slug: 8,
  'unique-outputs': 5,
  frontmatter: 10,
  page: 12,
  code: 6,
  'raw-html': 10,
  drawing: 3,
  'sanitized-twice': 4,
  'safe-url': 12,
  refresh: 4,
  hit: 6,
  config: 8,
  'symbol-inventory': 6,
  'stored-file': 4,
  record: 4,
  'byte-range': 6,
  'request-path': 8,
  manifest: 4,
  ownership: 2,
} as const

export type PropertyName = keyof typeof shares

/** Inputs in all. `node fuzz/run.mjs --runs 100000` asks for more. */
const inputs = Number(process.env['FUZZ_RUNS'] ?? 6000)
const seed = Number(process.env['FUZZ_SEED'] ?? 1)
const allShares = Object.values(shares).reduce((total, share) => total + share, 0)

/** Inputs are values that survive JSON, so that one that was found can be kept. */
type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

/** `check` throws for an input of which the claim does not hold. */
export function holds<Input extends Plain>(
  name: PropertyName,
  claim: string,
  arbitrary: Arbitrary<Input>,
  check: (input: Input) => void | Promise<void>,
): void {
  const file = fileURLToPath(new URL(`corpus/${name}.json`, import.meta.url))
  const checked = async (input: Input): Promise<void> => {
    await check(input)
  }
  test.each(keptIn(file))(`${name}: ${claim}: kept input %#`, async ({ input }) => {
    // What the file holds came from the same arbitrary once.
    await expect(checked(input as Input)).resolves.toBeUndefined()
  })
  test(`${name}: ${claim}`, async () => {
    const numRuns = Math.ceil((inputs * shares[name]) / allShares)
    const property = fc.asyncProperty(arbitrary, checked)
    const result = await fc.check(property, { seed, numRuns })
    if (process.env['FUZZ_RUNS'] !== undefined) console.log(`${name}: ${result.numRuns} inputs, seed ${seed}`)
    if (!result.failed) return
    const [input] = result.counterexample ?? []
    const reason = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance)
    expect.fail(
      `${reason}\n\nThe smallest input that shows it (seed ${seed}, after ${result.numRuns} inputs):\n\n${JSON.stringify(input)}\n\n` +
        `To keep it, add this line to the list in tests/fuzz/corpus/${name}.json.`,
    )
  })
}

function keptIn(file: string): readonly { readonly input: unknown }[] {
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  if (!Array.isArray(kept)) throw new Error(`${file} holds no list.`)
  return kept.map((input: unknown) => ({ input }))
}
