// Twoslash runs the compiler on code, and takes what it was told in comments out of what readers see: https://twoslash.netlify.app/refs/notations
import { typeQueriesOf } from '@docgen/model'
import type { Draft } from './draft.ts'
import type { Fence, Line } from './lines.ts'

/** A fence that only gives others its code: remark-shiki-twoslash shows nothing in its place. */
export function isHiddenFence({ language, meta }: Fence): boolean {
  return language === 'twoslash' && /^include\s/.test(meta)
}

/** ` twoslash` or ` twoslash include name` behind the language. */
export const twoslashMeta = /(?<=\s)twoslash(?:\s+include\s+\S+)?(?![\w-])/

const cut = /^\s*\/\/\s?-{3}cut(-before|-after|-start|-end)?-{3}\s*$/
const query = /^\s*\/\/\s*\^(?:\?|\||\^+)(?:\s.*)?$/
const include = /^\s*\/\/\s*@include:\s*(\S+)\s*$/
const callout = /^(\s*\/\/\s*)@(?:log|warn|error|annotate):\s?(?=\S)/

/** What a comment may set: of Twoslash itself, of what keeps its results in the page, and of the compiler. */
const settings = new Set(
  [
    'twoslash-cache',
    'errors noErrors noErrorsCutted noErrorValidation keepNotations showEmit showEmittedFile noStaticSemanticInfo',
    'allowImportingTsExtensions allowJs allowSyntheticDefaultImports baseUrl checkJs customConditions declaration',
    'declarationMap downlevelIteration emitDecoratorMetadata erasableSyntaxOnly esModuleInterop',
    'exactOptionalPropertyTypes experimentalDecorators importHelpers isolatedDeclarations isolatedModules jsx',
    'jsxFactory jsxImportSource lib module moduleResolution noImplicitAny noImplicitOverride noImplicitReturns',
    'noImplicitThis noLib noUncheckedIndexedAccess noUnusedLocals noUnusedParameters paths removeComments',
    'resolveJsonModule skipLibCheck sourceMap strict strictFunctionTypes strictNullChecks',
    'strictPropertyInitialization target types useDefineForClassFields verbatimModuleSyntax',
  ]
    .join(' ')
    .toLowerCase()
    .split(' '),
)

export function migrateTwoslash(draft: Draft): void {
  const { fences, lines } = draft.page
  const texts = new Map<string, readonly string[]>()
  for (const fence of fences) {
    const code = lines.slice(fence.first + 1, fence.isClosed ? fence.last : fence.last + 1)
    const name = /(?:^|\s)include\s+(\S+)/.exec(fence.meta)?.[1]
    const isTwoslash = fence.language === 'twoslash' || twoslashMeta.test(` ${fence.meta}`)
    if (isTwoslash && name !== undefined) texts.set(name, includedIn(code, texts))
    if (isHiddenFence(fence)) removeLines(draft, fence.first, fence.last)
    else if (isTwoslash || code.some(({ text }) => cut.test(text))) migrateCode(draft, fence, code, texts)
  }
}

/** The lines that a fence gives to others, with what it includes itself. */
function includedIn(code: readonly Line[], texts: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const hidden = hiddenOf(
    code.map(({ text }) => text),
    true,
  )
  return code.flatMap(({ text }, index) => {
    if (hidden.has(index)) return []
    const name = include.exec(text)?.[1]
    return name === undefined ? [text] : (texts.get(name) ?? [])
  })
}

function migrateCode(draft: Draft, fence: Fence, code: readonly Line[], texts: ReadonlyMap<string, readonly string[]>): void {
  const isPlain = !/^(?:vue|svelte|astro|html)/.test(fence.language)
  const hidden = hiddenOf(
    code.map(({ text }) => text),
    isPlain,
  )
  for (const index of hidden) {
    if (hidden.has(index - 1)) continue
    let end = index
    while (hidden.has(end + 1)) end++
    removeLines(draft, fence.first + 1 + index, fence.first + 1 + end)
  }
  for (const [index, line] of code.entries()) {
    if (hidden.has(index)) continue
    const name = include.exec(line.text)?.[1]
    if (name !== undefined) writeIncluded(draft, fence.first + 1 + index, name, texts)
    const mark = callout.exec(line.text)
    if (mark?.[1] === undefined) continue
    const start = line.start + mark[1].length
    const message = 'A message that Twoslash shows below the code is now a comment.'
    draft.replace({ start, end: line.start + mark[0].length }, '', { kind: 'left', topic: 'code-meta', message })
  }
}

function writeIncluded(draft: Draft, index: number, name: string, texts: ReadonlyMap<string, readonly string[]>): void {
  const text = texts.get(name)
  const line = draft.page.lines[index]
  if (text === undefined) removeLines(draft, index, index)
  else if (line) draft.replace(line, text.join('\n'), changed(`The code "${name}" is now in the code that included it.`))
}

/** Indexes of lines that readers do not see. A component of several blocks keeps the tag that a cut would take away. */
function hiddenOf(code: readonly string[], isPlain: boolean): ReadonlySet<number> {
  const hidden = new Set<number>()
  const hide = (from: number, to: number): void => {
    for (let index = from; index <= to; index++) hidden.add(index)
  }
  let open: number | undefined
  for (const [index, text] of code.entries()) {
    const [mark, kind = '-before'] = cut.exec(text) ?? []
    if (mark === undefined) {
      if (query.test(text) || isSetting(text)) hidden.add(index)
      continue
    }
    if (kind === '-before') hide(isPlain ? 0 : code.findLastIndex((line, at) => at < index && /^\s*<[a-z]/.test(line)) + 1, index)
    if (kind === '-after') hide(index, code.length - 1)
    if (kind === '-start') open ??= index
    if (kind === '-end') hide(open ?? index, index)
    if (kind === '-end') open = undefined
  }
  return hidden
}

function isSetting(text: string): boolean {
  const name = /^\s*\/\/\s*@([\w-]+)(?::.*)?$/.exec(text.trimEnd())?.[1]
  return name !== undefined && settings.has(name.toLowerCase())
}

function removeLines(draft: Draft, first: number, last: number): void {
  const [from, to, next] = [draft.page.lines[first], draft.page.lines[last], draft.page.lines[last + 1]]
  if (!from || !to) return
  const areQueries = draft.page.lines.slice(first, last + 1).every(({ text }) => typeQueriesOf(text).length > 0)
  const message = areQueries
    ? 'The question "^?" was removed: where `checkedSamples()` in the config checks the code, docgen fills it in. Write it again there.'
    : 'Lines that only Twoslash reads were removed: write a fence with "setup" above it if docgen should check the code.'
  draft.replace({ start: from.start, end: next?.start ?? to.end }, '', changed(message))
}

function changed(message: string): { readonly kind: 'changed'; readonly topic: 'twoslash'; readonly message: string } {
  return { kind: 'changed', topic: 'twoslash', message }
}
