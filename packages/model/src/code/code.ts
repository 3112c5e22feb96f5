// Code that knows where its lines may break. In: a tree of words, groups and breaks. Out: lines of words no wider than asked for, where
// that is possible. A group stands on one line if it fits, else all its own breaks become new lines: the method of Prettier (Wadler 2003).

type Role = 'keyword' | 'builtin' | 'class-name' | 'function' | 'property' | 'parameter' | 'string' | 'number'

export interface Word {
  readonly kind: 'word'
  readonly text: string
  readonly role?: Role | undefined
  readonly href?: string | undefined
  readonly isDeprecated?: boolean | undefined
  /** Id by which this very place is linked. */
  readonly anchor?: string | undefined
}

export type Code =
  | string
  | Word
  | readonly Code[]
  | { readonly kind: 'group'; readonly content: Code }
  | { readonly kind: 'indent'; readonly content: Code }
  /** `flat` on one line, a new line in a broken group. A `hard` one breaks every group around it. */
  | { readonly kind: 'break'; readonly flat: string; readonly isHard: boolean }
  /** Written only when the group around it is broken: a trailing comma. */
  | { readonly kind: 'when-broken'; readonly text: string }

export const word = (text: string, role?: Role, href?: string, isDeprecated?: boolean): Word => ({
  kind: 'word',
  text,
  role,
  href,
  isDeprecated,
})
export const keyword = (text: string): Word => word(text, 'keyword')
export const group = (...content: readonly Code[]): Code => ({ kind: 'group', content })
export const indent = (...content: readonly Code[]): Code => ({ kind: 'indent', content })
export const whenBroken = (text: string): Code => ({ kind: 'when-broken', text })
/** Nothing, or a new line. */
export const softBreak: Code = { kind: 'break', flat: '', isHard: false }
/** A space, or a new line. */
export const spaceBreak: Code = { kind: 'break', flat: ' ', isHard: false }
export const hardBreak: Code = { kind: 'break', flat: '', isHard: true }

export function join(separator: Code, items: readonly Code[]): readonly Code[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]))
}

interface Pending {
  readonly code: Code
  readonly depth: number
  readonly isBroken: boolean
}

/** The words in order, line breaks and indentation included; `width` in characters. */
export function layOut(code: Code, width: number): readonly Word[] {
  const words: Word[] = []
  // The next piece is the last of the stack.
  const stack: Pending[] = [{ code, depth: 0, isBroken: true }]
  let column = 0
  const write = (text: Word): void => {
    if (text.text === '') return
    words.push(text)
    column += text.text.length
  }
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { code: piece, depth, isBroken } = next
    if (typeof piece === 'string') write(word(piece))
    else if (isList(piece)) stack.push(...piece.map((part) => ({ code: part, depth, isBroken })).reverse())
    else if (piece.kind === 'word') write(piece)
    else if (piece.kind === 'indent') stack.push({ code: piece.content, depth: depth + 1, isBroken })
    else if (piece.kind === 'group') {
      const flat: Pending = { code: piece.content, depth, isBroken: false }
      stack.push(fits(flat, stack, width - column) ? flat : { ...flat, isBroken: true })
    } else if (piece.kind === 'when-broken') write(word(isBroken ? piece.text : ''))
    else if (!isBroken) write(word(piece.flat))
    else {
      trimEnd(words)
      words.push(word(`\n${'  '.repeat(depth)}`))
      column = 2 * depth
    }
  }
  return merge(words)
}

/** `options?: ` ends its line where a broken type follows. */
function trimEnd(words: Word[]): void {
  for (let last = words.at(-1); last && /^ +$/.test(last.text); last = words.at(-1)) words.pop()
  const last = words.at(-1)
  if (last?.text.endsWith(' ')) words[words.length - 1] = { ...last, text: last.text.trimEnd() }
}

/** Whether `first`, and what follows it up to the next possible new line, has room on the line. */
function fits(first: Pending, rest: readonly Pending[], room: number): boolean {
  const stack = [first]
  let following = rest.length
  let left = room
  for (;;) {
    const next = stack.pop() ?? rest[--following]
    if (!next) return true
    const { code: piece, isBroken } = next
    if (typeof piece === 'string') left -= piece.length
    else if (isList(piece)) stack.push(...piece.map((part) => ({ ...next, code: part })).reverse())
    else if (piece.kind === 'word') left -= piece.text.length
    else if (piece.kind === 'indent') stack.push({ ...next, code: piece.content })
    // A group that follows may break by itself, but its first line still has to fit.
    else if (piece.kind === 'group') stack.push({ ...next, code: piece.content })
    else if (piece.kind === 'when-broken') left -= isBroken ? piece.text.length : 0
    else if (isBroken) return true
    else if (piece.isHard) return false
    else left -= piece.flat.length
    if (left < 0) return false
  }
}

interface Line {
  /** Steps of indentation; the words begin with their spaces. */
  readonly depth: number
  readonly words: readonly Word[]
}

/** What was laid out, line by line, each with the line break at its end. */
export function linesOf(words: readonly Word[]): readonly Line[] {
  const lines: Word[][] = [[]]
  for (const next of words) {
    for (const [index, text] of next.text.split(/(?<=\n)/).entries()) {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ ...next, text })
    }
    if (next.text.endsWith('\n')) lines.push([])
  }
  return lines.map((line) => ({ depth: depthOf(line), words: line }))
}

function depthOf([first]: readonly Word[]): number {
  const spaces = /^ */.exec(first?.text ?? '')?.[0] ?? ''
  return spaces.length / 2
}

/** Neighbours without role and link become one word, so that the HTML has no element for them. */
function merge(words: readonly Word[]): readonly Word[] {
  const merged: Word[] = []
  for (const next of words) {
    const last = merged.at(-1)
    if (last && isPlain(last) && isPlain(next)) merged[merged.length - 1] = word(last.text + next.text)
    else merged.push(next)
  }
  return merged
}

function isPlain({ role, href, isDeprecated, anchor }: Word): boolean {
  return role === undefined && href === undefined && !isDeprecated && anchor === undefined
}

// `Array.isArray` alone does not narrow a readonly array.
function isList(code: Exclude<Code, string>): code is readonly Code[] {
  return Array.isArray(code)
}

export function textOfCode(code: Code, width: number): string {
  return layOut(code, width)
    .map(({ text }) => text)
    .join('')
}
