// What the scripts of a page give names to, where that can be told without running them: constants, and files of JSON.
import type { Draft } from '../core/draft.ts'
import type { JsonReader } from '../core/json-import.ts'
import type { Names } from '../core/mdx/literal.ts'
import { literalOfText } from '../core/mdx/literal-of-text.ts'
import { proseOf } from '../core/prose.ts'

const script = /^<script\b[^>]*>[\s\S]*?^<\/script>/gm

const jsonImports =
  /^[ \t]*import\s+([\w$]+)\s+from\s*["']([^"'\n]+\.json)["'](?:\s*(?:with|assert)\s*\{[^}]*\})?[ \t]*;?[ \t]*$/gm

const nextStatement = /\n(?=(?:const|let|var|function|class|import|export|if|for|async|type|interface)\b)/

const constant = /^const\s+([\w$]+)(?:\s*:\s*[^=\n]+)?\s*=\s*/gm

/** `json` reads an imported file. */
export function scriptValues(draft: Draft, json: JsonReader): Names {
  const names = new Map<string, unknown>()
  for (const { 0: found, index } of proseOf(draft).matchAll(script)) {
    const [, code = ''] = /^[^>]*>([\s\S]*)<\/script>$/.exec(draft.text.slice(index, index + found.length)) ?? []
    for (const [, name = '', specifier = ''] of code.matchAll(jsonImports)) {
      const found = json(specifier)
      if (found) names.set(name, found.value)
    }
    for (const { name, value } of constantsIn(code, names)) names.set(name, value)
  }
  return names
}

interface Constant {
  readonly name: string
  readonly value: unknown
  readonly start: number
  readonly end: number
}

/** One constant may need those before it, which `names` gets while they are told. */
function* constantsIn(code: string, names: Names): Generator<Constant> {
  for (const { 0: head, 1: name = '', index } of code.matchAll(constant)) {
    const start = index + head.length
    const [own = ''] = code.slice(start).split(nextStatement)
    for (const { index: end } of own.matchAll(/[ \t]*(?:as const)?[ \t]*;?[ \t]*(?=\r?\n|$)/g)) {
      const found = literalOfText(code.slice(start, start + end), names)
      if (!found) continue
      yield { name, value: found.value, start: index, end: start + end }
      break
    }
  }
}

/** The code without the constants and imports of names. */
export function withoutValues(code: string, names: ReadonlySet<string>, values: Names): string {
  const told = [...constantsIn(code, values)].filter(({ name }) => names.has(name))
  const rest = told.reduceRight(
    (all, { start, end }) => all.slice(0, start) + all.slice(end).replace(/^[ \t]*(?:as const)?[ \t]*;?/, ''),
    code,
  )
  return rest.replace(jsonImports, (whole, name: string) => (names.has(name) ? '' : whole))
}
