// The only file that knows the highlighter. In: code and a language. Out: its lines as HTML with Prism's classes.
import { escapeText, possibleFenceInfosOf } from '@docgen/model'
import { refractor } from 'refractor/core'
import { grammarByAlias, grammars, plainLanguages } from './languages.ts'

type Grammar = Parameters<typeof refractor.register>[0]

/** What a stretch of code is; its content has stretches within it. */
interface Token {
  readonly type: string
  readonly alias?: string | readonly string[] | null
  readonly content: TokenStream
}
type TokenStream = string | Token | readonly (string | Token)[]

/** A token as the languages' own `wrap` hooks see it; that of Markdown puts the highlighted lines of a fence into it. */
interface WrapEnvironment {
  readonly type: string
  readonly language: string
  readonly tag: string
  readonly attributes: Record<string, string>
  classes: string[]
  content: TokenNode | readonly TokenNode[]
}

type TokenNode =
  | { readonly type: 'text'; readonly value: string }
  /** What a hook highlighted by itself. */
  | { readonly type: 'root'; readonly children: readonly TokenNode[] }
  | {
      readonly type: 'element'
      readonly properties: { readonly className: readonly string[] }
      readonly children: readonly TokenNode[]
    }

/** The registry that all of Prism reads: its grammars and what they hook into the highlighting of others. */
interface Registry {
  readonly languages: Record<string, unknown>
  readonly hooks: Record<string, unknown>
}

/** Refractor's types leave out what it has of Prism. */
interface Prism {
  readonly Token: { stringify: (tokens: TokenStream, language: string) => TokenNode | readonly TokenNode[] }
  readonly hooks: { readonly run: (name: 'wrap', environment: WrapEnvironment) => void }
  readonly highlight: (code: string, language: string) => { readonly children: readonly TokenNode[] }
}
const prism = refractor as unknown as Prism

/** What `refractor` inherits from, and what every grammar reads and writes. */
interface Core {
  languages: Registry['languages']
  readonly hooks: { all: Registry['hooks'] }
}
const core = Object.getPrototypeOf(refractor) as Core
/** Without a grammar: what grammars extend others with, and the names for plain text. */
const bareLanguages = core.languages

// Refractor's own builds each element from a CSS selector: a quarter of the time that highlighting takes.
prism.Token.stringify = nodesOf

/** The code's lines as HTML; escaped text where the language has no grammar. */
export type Highlight = (code: string, language: string) => readonly string[]

export interface Highlighter {
  /** For the fences of one text. `nestedIn` is all text that its fences may show: a fence of Markdown holds fences of its own. */
  readonly prepare: (languages: readonly string[], nestedIn: readonly string[]) => Promise<Highlight>
}

/**
 * Grammars change each other (CSS adds styles to HTML, `css-extras` changes CSS) in a registry that Prism has one of. So each grammar gets a
 * registry with what it needs and nothing else: how code is highlighted depends on the code and its language alone.
 */
export function createHighlighter(): Highlighter {
  const modules = new Map<string, Grammar>()
  const registries = new Map<string, Registry>()
  const load = async (grammar: string): Promise<void> => {
    if (modules.has(grammar)) return
    const { default: module } = (await import(`refractor/${grammar}`)) as { readonly default: Grammar }
    modules.set(grammar, module)
  }
  const registryOf = (names: readonly string[]): Registry => {
    const key = names.join(' ')
    const known = registries.get(key)
    if (known) return known
    const registry: Registry = { languages: withoutInherited({ ...bareLanguages }), hooks: {} }
    const grammarsOfNames = names.flatMap((name) => modules.get(name) ?? [])
    within(registry, () => grammarsOfNames.forEach((grammar) => refractor.register(grammar)))
    registries.set(key, registry)
    return registry
  }
  return {
    prepare: async (languages, nestedIn) => {
      const own = languages.flatMap((language) => grammarOf(language) ?? [])
      const nested = own.includes('markdown') ? nestedIn.flatMap(nestedGrammarsOf) : []
      const loaded = new Set([...own, ...nested].flatMap(withCompanions))
      await Promise.all([...loaded].map(load))
      return (code, language) => {
        const grammar = grammarOf(language)
        const plain = (): readonly string[] => code.split('\n').map(escapeText)
        if (grammar === undefined || !loaded.has(grammar) || hasEndlessWord(code)) return plain()
        const needed = [grammar, ...(grammar === 'markdown' ? nestedGrammarsOf(code) : [])].filter((name) => loaded.has(name))
        const registry = registryOf([...new Set(needed.flatMap(withCompanions))])
        // Some, such as `css-extras`, add to another grammar and are none.
        if (!Object.hasOwn(registry.languages, grammar)) return plain()
        return linesOf(within(registry, () => prism.highlight(code, grammar).children))
      }
    },
  }
}

/** More characters than names have. A grammar such as that of TypeScript begins anew at each of them, and goes on to the end of the word. */
const longestWord = 1000

function hasEndlessWord(code: string): boolean {
  return code.length > longestWord && code.split(/[^\w$\xA0-\uFFFF]+/).some((word) => word.length > longestWord)
}

/** A fence within Markdown may name `constructor`, which Prism would take for a grammar. */
function withoutInherited(languages: Registry['languages']): Registry['languages'] {
  return Object.defineProperty(languages, 'constructor', { value: undefined })
}

/** Prism has one registry at a time, which stays until the next is put in its place: every use of Prism goes through here. */
function within<Result>({ languages, hooks }: Registry, work: () => Result): Result {
  core.languages = languages
  core.hooks.all = hooks
  return work()
}

/** Grammars that look for others when they are registered, or are changed by them afterwards: in the order in which that works. */
const companions: Readonly<Record<string, readonly string[]>> = {
  markup: ['markup', 'css', 'javascript'],
  http: ['markup', 'css', 'javascript', 'json', 'http'],
  markdown: ['yaml', 'markdown'],
}

const withCompanions = (grammar: string): readonly string[] => companions[grammar] ?? [grammar]

/** Grammars of the fences in a text, sorted; reads their languages as Prism's grammar of Markdown does. May name too many. */
function nestedGrammarsOf(text: string): readonly string[] {
  const names = possibleFenceInfosOf(text).flatMap((info) => {
    const word = info.replace(/\b#/g, 'sharp').replace(/\b\+\+/g, 'pp')
    return grammarOf(/[a-z][\w-]*/i.exec(word)?.[0] ?? '') ?? []
  })
  return [...new Set(names)].sort()
}

/** Name of the grammar of a fence's language; `undefined` for languages that have none. */
export function grammarOf(language: string): string | undefined {
  const name = language.toLowerCase()
  return grammarByAlias.get(name) ?? (grammars.has(name) ? name : undefined)
}

export function isPlainLanguage(language: string): boolean {
  return plainLanguages.has(language.toLowerCase())
}

/** Every name that a fence may give. */
export function languageNames(): readonly string[] {
  return [...grammarByAlias.keys(), ...grammars, ...plainLanguages]
}

function linesOf(nodes: readonly TokenNode[]): readonly string[] {
  const lines = ['']
  for (const node of nodes) appendNode(node, [], lines)
  return lines
}

function nodesOf(tokens: TokenStream, language: string): TokenNode | readonly TokenNode[] {
  if (typeof tokens === 'string') return { type: 'text', value: tokens }
  if (isList(tokens)) {
    const nodes: TokenNode[] = []
    for (const token of tokens) {
      if (token === '') continue
      const made = nodesOf(token, language)
      if (isList(made)) nodes.push(...made)
      else nodes.push(made)
    }
    return nodes
  }
  const { type, alias } = tokens
  const classes = ['token', type, ...(typeof alias === 'string' ? [alias] : (alias ?? []))]
  const environment: WrapEnvironment = {
    type,
    language,
    tag: 'span',
    attributes: {},
    classes,
    content: nodesOf(tokens.content, language),
  }
  prism.hooks.run('wrap', environment)
  const { content } = environment
  return { type: 'element', properties: { className: environment.classes }, children: isList(content) ? content : [content] }
}

function isList<Item>(value: string | Item | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value)
}

/** A token that spans lines is closed at each line's end and opened again on the next. */
function appendNode(node: TokenNode, open: string[], lines: string[]): void {
  if (node.type === 'text') {
    if (!node.value.includes('\n')) return void (lines[lines.length - 1] += escapeText(node.value))
    const [first = '', ...rest] = node.value.split('\n')
    lines[lines.length - 1] += escapeText(first)
    for (const part of rest) {
      lines[lines.length - 1] += '</span>'.repeat(open.length)
      lines.push(open.join('') + escapeText(part))
    }
    return
  }
  const tag = node.type === 'root' ? undefined : openingTagOf(node.properties.className)
  if (tag === undefined) {
    for (const child of node.children) appendNode(child, open, lines)
    return
  }
  lines[lines.length - 1] += tag
  open.push(tag)
  for (const child of node.children) appendNode(child, open, lines)
  open.pop()
  lines[lines.length - 1] += '</span>'
}

// Themes give these no colour of their own, so they would be bytes without a use. The `line` of a diff is what follows its sign: themes would
// take it for one of the lines that hold all of the code.
const uncoloured = new Set(['plain', 'plain-text', 'line'])

function openingTagOf(className: readonly string[]): string | undefined {
  let classes = ''
  let isColoured = false
  for (const name of className) {
    if (name === 'token') continue
    classes += ` ${name}`
    isColoured ||= !uncoloured.has(name)
  }
  return isColoured ? `<span class="token${classes}">` : undefined
}
