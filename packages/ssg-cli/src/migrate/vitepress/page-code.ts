// Code of Vue in a page: scripts that only import components, and the slots of components.
import type { Draft } from '../core/draft.ts'
import { commentOutCode } from '../core/foreign-tags.ts'
import { proseOf } from '../core/prose.ts'

/**
 * What the page shows stays; other code becomes comments. `shown` are names whose values are text of the page by now. Returns the modules of
 * components, by the names that the page gives them.
 */
export function setAsideCode(draft: Draft, shown: ReadonlySet<string>): ReadonlyMap<string, string> {
  const modules = new Map<string, string>()
  for (const { 0: script, 1: code = '', index } of proseOf(draft).matchAll(/^<script\b[^>]*>([\s\S]*?)^<\/script>[ \t]*$/gm)) {
    const start = index + script.indexOf('>') + 1
    const imported = importsIn(draft.text.slice(start, start + code.length), shown)
    for (const [name, module] of imported.components) modules.set(name, module)
    if (!imported.isAll) continue
    draft.settle({ start: index, end: index + script.length }, '', {
      kind: 'changed',
      topic: 'import',
      message: `The <script> of the page was removed: it only imports components (${[...imported.components.keys()].join(', ')}).`,
    })
  }
  unwrapSlots(draft)
  commentOutCode(draft, ['script', 'style', 'template'])
  return modules
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
  return { components, isAll: isAll && components.size > 0 && rest.replace(/^[ \t]*\/\/.*$/gm, '').trim() === '' }
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
