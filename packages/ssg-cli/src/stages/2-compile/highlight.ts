// The only file that knows the highlighter. In: code and a language. Out: its lines as HTML with Prism's classes.
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

/** Refractor's types leave out what it has of Prism. */
interface Prism {
  readonly Token: { stringify: (tokens: TokenStream, language: string) => TokenNode | readonly TokenNode[] }
  readonly hooks: { readonly run: (name: 'wrap', environment: WrapEnvironment) => void }
  readonly highlight: (code: string, language: string) => { readonly children: readonly TokenNode[] }
}
const prism = refractor as unknown as Prism

// Refractor's own builds each element from a CSS selector: a quarter of the time that highlighting takes.
prism.Token.stringify = nodesOf

const loading = new Map<string, Promise<void>>()

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

/** Loads the grammars of these languages, so that `highlightLines` can work at once. */
export async function loadGrammars(languages: Iterable<string>): Promise<void> {
  await Promise.all(
    [...languages].flatMap((language) => {
      const grammar = grammarOf(language)
      return grammar === undefined || refractor.registered(grammar) ? [] : [loadGrammar(grammar)]
    }),
  )
}

function loadGrammar(grammar: string): Promise<void> {
  const known = loading.get(grammar)
  if (known) return known
  const load = import(`refractor/${grammar}`).then((module: { readonly default: Grammar }) => refractor.register(module.default))
  loading.set(grammar, load)
  return load
}

/** The code's lines as HTML; escaped text where the language has no grammar, or its grammar is not loaded. */
export function highlightLines(code: string, language: string): readonly string[] {
  const grammar = grammarOf(language)
  if (grammar === undefined || !refractor.registered(grammar)) return code.split('\n').map(escapeHtml)
  const lines = ['']
  for (const node of prism.highlight(code, grammar).children) appendNode(node, [], lines)
  return lines
}

function nodesOf(tokens: TokenStream, language: string): TokenNode | readonly TokenNode[] {
  if (typeof tokens === 'string') return { type: 'text', value: tokens }
  if (isList(tokens)) return tokens.flatMap((token) => (token === '' ? [] : nodesOf(token, language)))
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
function appendNode(node: TokenNode, open: readonly string[], lines: string[]): void {
  if (node.type === 'text') {
    if (!node.value.includes('\n')) return void (lines[lines.length - 1] += escapeHtml(node.value))
    const [first = '', ...rest] = node.value.split('\n')
    lines[lines.length - 1] += escapeHtml(first)
    for (const part of rest) {
      lines[lines.length - 1] += '</span>'.repeat(open.length)
      lines.push(open.join('') + escapeHtml(part))
    }
    return
  }
  const tag = node.type === 'root' ? undefined : openingTagOf(node.properties.className)
  if (tag === undefined) {
    for (const child of node.children) appendNode(child, open, lines)
    return
  }
  lines[lines.length - 1] += tag
  for (const child of node.children) appendNode(child, [...open, tag], lines)
  lines[lines.length - 1] += '</span>'
}

// Themes give these no colour of their own, so they would be bytes without a use.
const uncoloured = new Set(['plain', 'plain-text'])

function openingTagOf(className: readonly string[]): string | undefined {
  const classes = className.filter((name) => name !== 'token')
  return classes.every((name) => uncoloured.has(name)) ? undefined : `<span class="token ${classes.join(' ')}">`
}

export function escapeHtml(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text
}
