// In: what the files of hosts say of redirects. Out: one rule for each, in the words of docgen's patterns as far as it has them.
import { jsonOf } from '../../syntax/data/json-of.ts'
import { joinPath } from './paths.ts'
import { at, listIn, textIn } from './values.ts'

export interface HostRule {
  /** 1-based. */
  readonly line: number
  /** `/old` or `/old/:path*`; a whole address if the rule is for one host. */
  readonly from: string
  readonly to: string
  /** Whether it asks for more than the address: a query, a country, a cookie. */
  readonly isConditional: boolean
  /** As hosts say that an address shows something without a redirect: 200, 404. */
  readonly status?: number | undefined
}

/** https://vercel.com/docs/project-configuration#redirects */
export function vercelRules(text: string): readonly HostRule[] {
  return listIn(jsonOf(text), 'redirects').map((redirect) => {
    const from = textIn(redirect, 'source') ?? ''
    return {
      line: lineOf(text, `"${from}"`),
      from,
      to: textIn(redirect, 'destination') ?? '',
      isConditional: at(redirect, 'has') !== undefined || at(redirect, 'missing') !== undefined,
    }
  })
}

function lineOf(text: string, part: string): number {
  const index = text.indexOf(part)
  return index < 0 ? 1 : text.slice(0, index).split('\n').length
}

/**
 * The lines of a `_redirects`: `/old/* /new/:splat 301`.
 * https://docs.netlify.com/routing/redirects/ and https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function lineRules(text: string): readonly HostRule[] {
  return text.split(/\r?\n/).flatMap((line, index): HostRule[] => {
    const [from = '', ...words] = line
      .replace(/(?:^|\s)#.*$/, '')
      .split(/\s+/)
      .filter(Boolean)
    if (from === '') return []
    const at = words.findIndex((word) => /^(?:\/|[a-z][a-z\d+.-]*:\/\/)/i.test(word))
    // Without another address, it says with which status the one is answered.
    const [to, rest] = at < 0 ? [from, words] : [words[at] ?? '', words.slice(at + 1)]
    const status = rest.map((word) => /^(\d{3})!?$/.exec(word)?.[1]).find((found) => found !== undefined)
    const isConditional = at > 0 || rest.some((word) => word.includes('='))
    return [
      {
        line: index + 1,
        from: named(from),
        to: named(to),
        isConditional,
        status: status === undefined ? undefined : Number(status),
      },
    ]
  })
}

/** The star of `/old/*` has the name by which the other address calls it. */
function named(address: string): string {
  return address.replace(/\/\*$/, '/:splat*')
}

interface NetlifyConfig {
  readonly rules: readonly HostRule[]
  /** What is published, relative to the file; `undefined` if it does not say so. */
  readonly published: string | undefined
}

interface TomlTable {
  readonly name: string
  readonly line: number
  readonly values: Map<string, string>
}

/** https://docs.netlify.com/configure-builds/file-based-configuration/: of its TOML, lines with one key and a plain value. */
export function netlifyConfig(text: string): NetlifyConfig {
  const tables = tablesOf(text)
  const build = tables.find(({ name }) => name === 'build')?.values
  const places = ['base', 'publish'].flatMap((key) => build?.get(key) ?? [])
  const rules = tables.flatMap(({ name, line, values }, index): HostRule[] => {
    const [from, to] = [values.get('from'), values.get('to')]
    if (name !== 'redirects' || from === undefined) return []
    const next = tables.slice(index + 1)
    const end = next.findIndex((table) => !table.name.startsWith('redirects.'))
    const parts = new Set([...values.keys(), ...next.slice(0, end < 0 ? undefined : end).map((table) => table.name.slice(10))])
    const status = values.get('status')
    return [
      {
        line,
        from: named(from),
        to: named(to ?? from),
        isConditional: parts.has('query') || parts.has('conditions'),
        status: status === undefined ? undefined : Number(status),
      },
    ]
  })
  return { rules, published: places.length === 0 ? undefined : joinPath(...places) }
}

function tablesOf(text: string): readonly TomlTable[] {
  const tables: TomlTable[] = [{ name: '', line: 1, values: new Map() }]
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const name = /^\s*\[\[?\s*([\w.-]+)\s*\]\]?\s*(?:#.*)?$/.exec(line)?.[1]
    if (name !== undefined) tables.push({ name, line: index + 1, values: new Map() })
    const [, key, double, single, other = ''] =
      /^\s*([\w-]+)(?:\.[\w.-]+)?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^#]*))/.exec(line) ?? []
    if (key !== undefined) tables.at(-1)?.values.set(key, double?.replace(/\\(["\\])/g, '$1') ?? single ?? other.trim())
  }
  return tables
}
