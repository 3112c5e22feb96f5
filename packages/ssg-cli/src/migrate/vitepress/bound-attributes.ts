// Attributes of HTML that Vue computes: `<a :href="withBase('/a')">`, `<li v-for="each in list">`.
import { escapeAttribute, isRecord } from '@docgen/model'
import { cssText } from '../core/css-text.ts'
import type { Draft } from '../core/draft.ts'
import type { Names } from '../core/mdx/literal.ts'
import { literalOfText } from '../core/mdx/literal-of-text.ts'
import { markupOf } from '../core/prose.ts'
import { decodedText } from '../core/values.ts'

const tag = /<([a-z][a-z\d]*)(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>]+))?)+\s*\/?>/g

const attribute = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|[^\s"'=<>]+))?/g

/** What means nothing once a page is HTML. */
const meaningless = /^(?:v-(?:pre|cloak|once)|(?::|v-bind:)key)$/

/** Writes those whose values can be told, and names the others. */
export function writeBoundAttributes(draft: Draft, names: Names): void {
  for (const {
    0: { length },
    1: name = '',
    index,
  } of markupOf(draft).matchAll(tag)) {
    const code: string[] = []
    // Between the name and the sign at the end, with what the value of an attribute has in backticks.
    const text = draft.text.slice(index, index + length)
    for (const found of text.matchAll(attribute)) {
      const [written, key = '', double, single] = found
      if (!/^(?:[:@#]|v-)/.test(key)) continue
      const value = double ?? single
      const now = meaningless.test(key) ? '' : toldAttribute(key, value, names)
      if (now === undefined) code.push(written.trim().replace(/\s+/g, ' '))
      else {
        const message = `${written.trim()} of <${name}> is now ${now === '' ? 'left out' : now.trim()}.`
        const start = index + found.index
        draft.replace({ start, end: start + written.length }, now, { kind: 'changed', topic: 'html', message })
      }
    }
    if (code.length > 0)
      draft.note(index, {
        kind: 'by-hand',
        topic: 'html',
        message: `<${name}> has code of Vue, which does nothing now: ${code.join(', ')}. Write its result instead.`,
      })
  }
}

/** Code of attributes, of components too, whose result cannot be told or is no attribute. */
export function boundCodeIn(draft: Draft, names: Names): readonly string[] {
  return [...markupOf(draft).matchAll(/\s(?:[:@#]|v-)[^\s"'<>/=]*\s*=\s*(?:"[^"]*"|'[^']*')/g)].flatMap(
    ({ 0: { length }, index }) => {
      const [, key = '', value = ''] = /^\s([^=\s]+)\s*=\s*["']([\s\S]*)["']$/.exec(draft.text.slice(index, index + length)) ?? []
      return toldAttribute(key, value, names) === undefined ? [value] : []
    },
  )
}

/** ` href="/a"`; empty for one that Vue leaves out, `undefined` where its value cannot be told. */
function toldAttribute(key: string, code: string | undefined, names: Names): string | undefined {
  const name = /^(?::|v-bind:)([\w-]+)$/.exec(key)?.[1]
  const told = name === undefined || code === undefined ? undefined : literalOfText(withoutBase(decodedText(code)), names)
  if (name === undefined || told === undefined) return undefined
  const value = name === 'style' && isRecord(told.value) ? cssText(told.value) : told.value
  if (value === false || value === null) return ''
  if (value === true) return ` ${name}`
  return typeof value === 'string' || typeof value === 'number' ? ` ${name}="${escapeAttribute(String(value))}"` : undefined
}

/** docgen puts the base before addresses itself. */
function withoutBase(code: string): string {
  return /^\s*withBase\(([^()]*)\)\s*$/.exec(code)?.[1] ?? code
}
