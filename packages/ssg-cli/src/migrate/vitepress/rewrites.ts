// Where pages stand in the old site: https://vitepress.dev/guide/routing#route-rewrites
import { escapeRegExp } from '@docgen/model'
import { entriesIn } from '../core/values.ts'

/** `packages/:pkg/src/:slug*` and `packages/(.*)`: a segment, all that follows, and either with a pattern for it. */
const part = /:(\w+)(\*)?(?:\(([^()]+)\))?|\(([^()]+)\)/g

/** The path of a page as the first of the rewrites that is for it has it; other pages keep theirs. */
export function rewrittenPath(path: string, config: unknown): string {
  for (const [from, to] of entriesIn(config, 'rewrites')) {
    const values = typeof to === 'string' ? valuesIn(path, from) : undefined
    if (values === undefined || typeof to !== 'string') continue
    return to.replace(/:(\w+)\*?/g, (written, name: string) => values.get(name) ?? written)
  }
  return path
}

/** Of the parts of a pattern; those without a name are counted from 0. `undefined` for a path that is none of the pattern's. */
function valuesIn(path: string, pattern: string): ReadonlyMap<string, string> | undefined {
  const names: string[] = []
  let end = 0
  let source = ''
  for (const {
    0: { length },
    1: name,
    2: star,
    3: given,
    4: unnamed,
    index,
  } of pattern.matchAll(part)) {
    source += escapeRegExp(pattern.slice(end, index)) + `(${given ?? unnamed ?? (star === undefined ? '[^/]+' : '.+')})`
    names.push(name ?? String(names.length))
    end = index + length
  }
  const found = patternIn(`^${source}${escapeRegExp(pattern.slice(end))}$`)?.exec(path)
  return found ? new Map(names.map((name, index) => [name, found[index + 1] ?? ''])) : undefined
}

/** A part may have any text for its own pattern: one that is none fits no page. */
function patternIn(source: string): RegExp | undefined {
  try {
    return new RegExp(source)
  } catch {
    return undefined
  }
}
