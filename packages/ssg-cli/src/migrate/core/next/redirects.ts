// `redirects()` of next.config. A pattern that docgen does not have becomes one redirect for each page that it leads to.
import { escapeRegExp } from '@docgen/model'
import type { Code } from '../../../scaffold/code-text.ts'
import type { ConfigNotes } from '../config-notes.ts'
import { restPatternOf } from '../redirect-pattern.ts'
import type { Redirect } from '../redirects.ts'
import { at, listIn, textIn } from '../values.ts'

interface Context {
  readonly notes: Pick<ConfigNotes, 'say'>
  /** Addresses of the new site. */
  readonly routes: ReadonlySet<string>
}

/** `further` are those that code of pages makes. */
export function redirectsOf(config: unknown, { notes, routes }: Context, further: readonly Redirect[] = []): Code {
  const taken = new Set<string>()
  const conditional = new Map<string, number>()
  const given = listIn(config, 'redirects')
  const written = new Set(given.flatMap((each) => sourceOf(each) ?? []))
  // A pattern may lead to another redirect.
  const targets = new Set([...routes, ...[...written].filter((source) => !isPattern(source)).map(plain)])
  const all = given.flatMap((each): Redirect[] => {
    const [from, to] = [sourceOf(each), textIn(each, 'destination')]
    if (from === undefined || to === undefined) return []
    if (at(each, 'has') !== undefined || at(each, 'missing') !== undefined) {
      conditional.set(from, (conditional.get(from) ?? 0) + 1)
      return []
    }
    if (isPattern(from)) {
      const found = expanded(from, to, targets).filter((one) => !written.has(one.from))
      const pattern = found.length > 0 && from.endsWith('*') ? restPatternOf(from, to) : undefined
      if (pattern) {
        noteRest(pattern, from, notes)
        return [pattern]
      }
      notePattern({ from, to }, found.length, notes)
      // Without what it stands for, it is an address too.
      const [, whole] = /^(.+)\/:\w+\*$/.exec(from) ?? []
      const isOwn = whole !== undefined && !isPattern(whole) && !isPattern(to.replace(/^https?:/, '')) && !written.has(whole)
      return [...found, ...(isOwn ? [{ from: plain(whole), to }] : [])]
    }
    return [{ from: plain(from), to }]
  })
  for (const [from, count] of conditional) noteConditional(from, count, notes)
  const kept = [...all, ...further].flatMap(({ from, to }): Code[] => {
    if (taken.has(from)) return []
    taken.add(from)
    const page = to.replace(/\.mdx?$/, '')
    if (page !== to && routes.has(page)) {
      noteMarkdown(from, `${page}.md`, notes)
      return []
    }
    if (!routes.has(from)) return [{ from, to }]
    notes.say('left', 'redirects', from, `The redirect from "${from}" was left out: there is a page at this address.`)
    return []
  })
  return kept.length > 0 ? kept : undefined
}

function sourceOf(redirect: unknown): string | undefined {
  return textIn(redirect, 'source')?.replace(/(?<=.)\/$/, '')
}

function noteConditional(from: string, count: number, notes: Context['notes']): void {
  const [what, has, were, them] =
    count === 1 ? ['A redirect', 'has', 'it was', 'it'] : [`${count} redirects`, 'have', 'they were', 'them']
  // A slash alone stands in other addresses too.
  const word = from === '/' ? "'/'" : from
  notes.say(
    'by-hand',
    'redirects',
    word,
    `${what} from "${from}" ${has} conditions, such as a query, so ${were} left out: tell your host of ${them}.`,
  )
}

/** Where a site of Next.js has the Markdown of its pages, code makes it. */
function noteMarkdown(from: string, file: string, notes: Context['notes']): void {
  notes.say(
    'left',
    'redirects',
    from,
    `The redirect from "${from}" was left out: it leads to the Markdown of a page. With markdownPages() in \`outputs\`, that is "${file}".`,
  )
}

function noteRest({ from, to }: Redirect, source: string, notes: Context['notes']): void {
  notes.say('changed', 'redirects', source, `The pattern "${source}" of a redirect is now "${from}" to "${to}".`)
}

function notePattern({ from, to }: Redirect, count: number, notes: Context['notes']): void {
  if (count === 0)
    notes.say(
      'by-hand',
      'redirects',
      from,
      `The redirect from "${from}" to "${to}" is a pattern, so it was left out: tell your host of it.`,
    )
  else
    notes.say(
      'changed',
      'redirects',
      from,
      `The redirect from "${from}" to "${to}" is now one for each of the ${count} addresses that it leads to.`,
    )
}

/** `:name`, `:path*`, `:slug(a|b)`; signs behind a backslash are themselves. */
const parameter = /:(\w+)(?:\(((?:[^()\\]|\\.)*)\))?([*+?])?/g

function isPattern(source: string): boolean {
  return /[:*(]/.test(source.replace(/\\./g, ''))
}

function plain(source: string): string {
  return source.replace(/\\(.)/g, '$1')
}

/** What leads to pages that there are. */
function expanded(from: string, to: string, routes: ReadonlySet<string>): readonly Redirect[] {
  const wanted = new Map([...from.matchAll(parameter)].map(([, name = '', values, mark]) => [name, { values, mark }]))
  const used = new Set([...to.matchAll(parameter)].map(([, name = '']) => name))
  const isWhole = [...wanted.keys()].every((name) => used.has(name)) && !/[()*]/.test(to.replace(parameter, ''))
  if (wanted.size === 0 || !isWhole || !to.startsWith('/')) return []
  const groups = to
    .split(parameter)
    .flatMap((part, index) =>
      index % 4 === 0 ? [escapeRegExp(part)] : index % 4 === 1 ? [groupFor(part, wanted.get(part))] : [],
    )
  const expression = safeExpression(`^${groups.join('')}$`)
  return [...routes].sort().flatMap((route) => {
    const found = expression?.exec(route)?.groups
    const source = found && plain(from.replace(parameter, (_, name: string) => found[name] ?? ''))
    return source === undefined || source === route || isPattern(source) ? [] : [{ from: source, to: route }]
  })
}

function groupFor(
  name: string,
  parameters: { readonly values: string | undefined; readonly mark: string | undefined } | undefined,
): string {
  const { values, mark } = parameters ?? { values: undefined, mark: undefined }
  const one = values ?? '[^/]+'
  return `(?<${name}>${mark === '*' || mark === '+' ? `(?:${one})(?:/(?:${one}))*` : one})`
}

/** The author's own part of it may be none. */
function safeExpression(text: string): RegExp | undefined {
  try {
    return new RegExp(text)
  } catch {
    return undefined
  }
}
