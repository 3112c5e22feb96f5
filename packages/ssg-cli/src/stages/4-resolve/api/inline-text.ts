// In: Markdown of doc comments and READMEs, without fences. Out: its text, as it is read where no markup can be.
import { unescapeHtml } from '@docgen/model'
import { linkTagOf, linkTagPattern } from '../../../syntax/markdown/link-tag.ts'
import { inlineElements } from '../search/html-sections.ts'

/** Nothing of the kind, nothing to do: most texts are words. */
const hasSigns = /[`*_~\\<&[{]/

// Parentheses and brackets may stand in each other, as in the addresses of Wikipedia.
const label = /(?:[^[\]\\`]|\\[^]|`[^`]*`|`|\[[^[\]]*\])*/.source
const address = /\(\s*(?:<[^<>\n]*>|(?:[^\s()\\]|\\[^]|\((?:[^\s()\\]|\\[^]|\([^\s()]*\))*\))*)/.source
const linkTitle = /(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/.source

/** Where none of these stands, no alternative is tried. */
const first = /(?=[`{<\\&![*_~\n])/.source

const signs = new RegExp(
  `${first}(?:${[
    /(?<!`)(?<ticks>`+)(?!`)(?<code>[^]*?[^`])\k<ticks>(?!`)/.source,
    // What stands between backticks is code, in a tag as well.
    linkTagPattern.source,
    /\{@\w+\s(?<tagged>[^{}]*)\}/.source,
    /<!--[^]*?-->/.source,
    /<(?<auto>[A-Za-z][A-Za-z+.-]+:[^\s<>]*)>/.source,
    /<\/?(?<element>[A-Za-z][\w-]*)(?:\s[^<>]*)?\/?>/.source,
    /\\(?<escaped>[!-/:-@[-`{-~])/.source,
    /(?<entity>&(?:#\w+|[A-Za-z]\w*);)/.source,
    `!?\\[(?<label>${label})\\](?:(?<address>${address}${linkTitle})|\\[(?<reference>[^[\\]]*)\\])?`,
    /(?<run>\*+|_+|~+)/.source,
    /(?<gap>\n\s*\n)/.source,
  ].join('|')})`,
  'g',
)

/** `isDefined` says whether the text gives a label an address; without one, brackets are brackets. */
export function inlineTextOf(markdown: string, isDefined: (reference: string) => boolean): string {
  if (!hasSigns.test(markdown)) return markdown
  const pieces: string[] = []
  const emphasis = createEmphasis(pieces)
  let end = 0
  for (let found = next(markdown, end); found; found = next(markdown, end)) {
    const { 0: sign, index, groups = {} } = found
    pieces.push(markdown.slice(end, index))
    end = index + sign.length
    if (groups['run'] !== undefined) emphasis.add(sign, markdown.charAt(index - 1), markdown.charAt(end))
    else pieces.push(textOfSign(sign, groups, isDefined))
    if (groups['gap'] !== undefined) emphasis.end()
  }
  pieces.push(markdown.slice(end))
  return pieces.join('')
}

/** `matchAll` copies the pattern, and a copy is compiled again for each text. */
function next(markdown: string, from: number): RegExpExecArray | null {
  signs.lastIndex = from
  return signs.exec(markdown)
}

function textOfSign(
  sign: string,
  groups: Readonly<Record<string, string | undefined>>,
  isDefined: (reference: string) => boolean,
): string {
  const { code, tagged, auto, element, escaped, entity, gap } = groups
  if (groups['label'] !== undefined) return textOfLink(sign, groups['label'], groups, isDefined)
  if (entity !== undefined) return unescapeHtml(entity)
  if (tagged !== undefined) return inlineTextOf(tagged, isDefined)
  if (element !== undefined) return inlineElements.includes(element.toLowerCase()) ? '' : ' '
  const content = linkTagPattern.exec(sign)?.[2]
  if (code === undefined && content !== undefined) {
    const { label: shown } = linkTagOf(content)
    // A name such as `__proto__` is no Markdown.
    return /[\s|]/.test(content.trim()) ? inlineTextOf(shown, isDefined) : shown
  }
  return code ?? auto ?? escaped ?? gap ?? ''
}

/** Of an image the text that stands for it. */
function textOfLink(
  sign: string,
  shown: string,
  { address: written, reference }: Readonly<Record<string, string | undefined>>,
  isDefined: (reference: string) => boolean,
): string {
  const text = inlineTextOf(shown, isDefined)
  if (written !== undefined || isDefined(reference || shown)) return text
  const before = sign.startsWith('!') ? '![' : '['
  return `${before}${text}]${reference === undefined ? '' : `[${reference}]`}`
}

interface Run {
  /** Its place among the pieces. */
  readonly at: number
  readonly sign: string
  /** Characters that mark no emphasis. */
  left: number
}

/** Takes away the signs that begin and end emphasis; others, as in `4 * 5` and `snake_case`, are text: https://spec.commonmark.org/0.31.2/#delimiter-run */
function createEmphasis(pieces: string[]) {
  let openers: Run[] = []
  const settle = (run: Run): void => void (pieces[run.at] = run.sign.repeat(run.left))
  const close = (run: Run): void => {
    while (run.left > 0) {
      const index = openers.findLastIndex(({ sign, left }) => sign === run.sign && (sign !== '~' || left === run.left))
      const opener = openers[index]
      if (!opener) return
      const taken = Math.min(opener.left, run.left)
      for (const each of [opener, run]) {
        each.left -= taken
        settle(each)
      }
      openers = openers.slice(0, opener.left > 0 ? index + 1 : index)
    }
  }
  return {
    add: (written: string, before: string, after: string): void => {
      const run: Run = { at: pieces.length, sign: written.charAt(0), left: written.length }
      pieces.push(written)
      const { opens, closes } = sidesOf(run.sign, before, after)
      if (closes) close(run)
      if (opens && run.left > 0) openers.push(run)
    },
    end: (): void => void (openers = []),
  }
}

function sidesOf(sign: string, before: string, after: string): { readonly opens: boolean; readonly closes: boolean } {
  const isLeft = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
  const isRight = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
  if (sign !== '_') return { opens: isLeft, closes: isRight }
  return { opens: isLeft && (!isRight || isPunctuation(before)), closes: isRight && (!isLeft || isPunctuation(after)) }
}

const spaceOrEnd = /^\s?$/
const punctuation = /^[\p{P}\p{S}]$/u
const isSpace = (character: string): boolean => spaceOrEnd.test(character)
const isPunctuation = (character: string): boolean => punctuation.test(character)
