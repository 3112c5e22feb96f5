// Code of Vue in a page: scripts that only import components, and the slots of components.
import { escapeRegExp } from '@docgen/model'
import type { Draft } from '../core/draft.ts'
import { commentOutCode } from '../core/foreign-tags.ts'
import type { Names } from '../core/mdx/literal.ts'
import { literalOfText } from '../core/mdx/literal-of-text.ts'
import { proseOf } from '../core/prose.ts'
import { boundCodeIn } from './bound-attributes.ts'
import { interpolationsIn } from './interpolations.ts'
import { withoutValues } from './script-values.ts'

/**
 * What the page shows stays; other code becomes comments. `teams` are names of lists that are text of the page by now, `values` what else can
 * be told. Returns the modules of components, by the names that the page gives them.
 */
export function setAsideCode(draft: Draft, teams: ReadonlySet<string>, values: Names): ReadonlyMap<string, string> {
  const modules = new Map<string, string>()
  const shown = new Set([...teams, ...namesToldIn(draft, values)])
  for (const { 0: script, 1: code = '', index } of proseOf(draft).matchAll(/^<script\b[^>]*>([\s\S]*?)^<\/script>[ \t]*$/gm)) {
    const start = index + script.indexOf('>') + 1
    const source = draft.text.slice(start, start + code.length)
    const rest = withoutValues(source, shown, values)
    const { components, isAll } = importsIn(rest, shown)
    for (const [name, module] of components) modules.set(name, module)
    const reasons = [
      ...(components.size > 0 ? [`it only imports components (${[...components.keys()].join(', ')})`] : []),
      ...(rest === source ? [] : ['its values are now text of the page']),
    ]
    if (!isAll || reasons.length === 0) continue
    const message = `The <script> of the page was removed: ${reasons.join(', and ')}.`
    draft.settle({ start: index, end: index + script.length }, '', { kind: 'changed', topic: 'import', message })
  }
  unwrapSlots(draft)
  commentOutCode(draft, ['script', 'style', 'template'])
  return modules
}

/** Those that nothing needs once what can be told is written. */
function namesToldIn(draft: Draft, values: Names): readonly string[] {
  const left = [
    ...interpolationsIn(draft)
      .map(({ text }) => text.slice(2, -2))
      .filter((code) => !literalOfText(code, values)),
    ...boundCodeIn(draft, values),
  ].join('\n')
  return [...values.keys()].filter((name) => !new RegExp(`(?<![\\w$.])${escapeRegExp(name)}(?![\\w$])`).test(left))
}

interface Imports {
  readonly components: ReadonlyMap<string, string>
  /** Whether the code imports components and does nothing else. */
  readonly isAll: boolean
}

/** Vue takes a name in capitals for a component. */
function importsIn(code: string, shown: ReadonlySet<string>): Imports {
  const components = new Map<string, string>()
  let isAll = true
  const rest = code.replace(
    /^[ \t]*import\s+([\w$,{}\s]+?)\s+from\s*(["'])([^"'\n]+)\2[ \t]*;?[ \t]*$/gm,
    (_: string, names: string, _quote: string, module: string) => {
      for (const name of namesIn(names)) {
        if (/^[A-Z]/.test(name)) components.set(name, module)
        else if (!shown.has(name)) isAll = false
      }
      return ''
    },
  )
  return { components, isAll: isAll && rest.replace(/^[ \t]*\/\/.*$/gm, '').trim() === '' }
}

/** `A, { B, C as D }` → `A`, `B`, `D` */
function namesIn(names: string): readonly string[] {
  return names.split(/[{},]/).flatMap((each) => {
    const name = each.trim().split(/\s+/).at(-1) ?? ''
    return name === '' ? [] : [name]
  })
}

/** A component shows what its slots enclose: `<template #answer>`. One that is given a value, `#item="{ name }"`, is code. */
function unwrapSlots(draft: Draft): void {
  const open: { readonly isSlot: boolean }[] = []
  for (const { 0: tag, 1: attributes = '', index } of proseOf(draft).matchAll(/<\/?template\b([^>]*)>/g)) {
    const isEnd = tag.startsWith('</')
    const isSlot = isEnd ? open.pop()?.isSlot === true : /^\s+(?:#[\w-]+|v-slot(?::[\w-]+)?)\s*$/.test(attributes)
    if (!isEnd) open.push({ isSlot })
    if (!isSlot) continue
    const message = isEnd ? 'The end of a slot is now a comment.' : `${tag} is now a comment; what the slot shows stays.`
    draft.settle({ start: index, end: index + tag.length }, `<!-- ${tag} -->`, { kind: 'changed', topic: 'component', message })
  }
}
