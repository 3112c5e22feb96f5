// The only file that knows the highlighter. In: code and a language. Out: its lines as HTML with Prism's classes.
import { refractor } from 'refractor/core'
import { grammarByAlias, grammars, plainLanguages } from './languages.ts'

type Grammar = Parameters<typeof refractor.register>[0]
type TokenNode = ReturnType<typeof refractor.highlight>['children'][number]

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
  for (const node of refractor.highlight(code, grammar).children) appendNode(node, [], lines)
  return lines
}

/** A token that spans lines is closed at each line's end and opened again on the next. */
function appendNode(node: TokenNode, open: readonly string[], lines: string[]): void {
  if (node.type === 'text') {
    const [first = '', ...rest] = node.value.split('\n')
    lines[lines.length - 1] += escapeHtml(first)
    for (const part of rest) {
      lines[lines.length - 1] += '</span>'.repeat(open.length)
      lines.push(open.join('') + escapeHtml(part))
    }
    return
  }
  if (node.type !== 'element') return
  const tag = openingTagOf(node.properties['className'])
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

function openingTagOf(className: unknown): string | undefined {
  if (!Array.isArray(className)) return undefined
  const classes = className.filter((name): name is string => typeof name === 'string' && name !== 'token')
  return classes.every((name) => uncoloured.has(name)) ? undefined : `<span class="token ${classes.join(' ')}">`
}

export function escapeHtml(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text
}
