// A component of the old site in MDX: a directive where its values and its text can be those of one, else a comment.
import type { Draft } from '../draft.ts'
import { commandsOf, writeCommandTabs } from './command-tabs.ts'
import { directiveHeadOf, isLabel, type DirectiveHead } from '../old-components.ts'
import type { Element } from './element.ts'
import { jsxContainer } from './jsx-container.ts'
import type { MdxPage } from './mdx-page.ts'
import { commentOf } from './comment.ts'

/** Whether nothing of the component is left for a person, but for what its directive shows. */
export function isReplaceable(element: Element, draft: Draft): boolean {
  return commandsOf(element) !== undefined || directiveOf(element, draft) !== undefined
}

/** `undefined` where no directive says the same. */
function directiveOf({ name, values, computed, isBlock, open, close }: Element, { text }: Draft): DirectiveHead | undefined {
  const isWhole = computed.length === 0 && text[open.start - 1] !== ':'
  const fits = isBlock || close === undefined || isLabel(text.slice(open.end, close.start))
  return isWhole && fits ? directiveHeadOf(name, values, !isBlock) : undefined
}

export function migrateOldComponent(element: Element, page: MdxPage): void {
  const { draft } = page
  const commands = commandsOf(element)
  if (commands) {
    writeCommandTabs(element, commands, draft)
    return
  }
  const head = page.asDirectives.has(element.name) ? directiveOf(element, draft) : undefined
  if (head) asDirective(element, head, page)
  else setAside(element, draft)
}

function asDirective(element: Element, { directive, attributes, types }: DirectiveHead, { draft, imports }: MdxPage): void {
  const { name, isBlock, open, close } = element
  const reason = { kind: 'changed', topic: 'component', message: `<${name}> is now the directive "${directive}".` } as const
  if (isBlock) {
    const end = close ?? { start: open.end, end: open.end }
    jsxContainer({ ...element, close: end }, draft, `${directive}${attributes}`, reason)
  } else if (close) {
    draft.replace(open, `:${directive}[`, reason)
    draft.replace(close, `]${attributes}`, reason)
  } else draft.replace(open, `:${directive}${attributes}`, reason)
  draft.use(open.start, { name, directive, isInline: !isBlock, attributes: types, module: imports.fileOf(name) })
}

/** Its tags become comments: what they enclose stays on the page, and nothing of the source is lost. */
function setAside({ name, open, close }: Element, draft: Draft): void {
  const message = `<${name}> is a component of the old site. Its tags are now comments: write a directive, an island or plain Markdown instead.`
  draft.replace(open, commentOf(draft.text.slice(open.start, open.end)), { kind: 'by-hand', topic: 'component', message })
  if (close) draft.insert(close.start, '<!-- ')
  if (close) draft.insert(close.end, ' -->')
}
