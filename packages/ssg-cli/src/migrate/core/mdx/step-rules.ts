// `<Steps>` around `<Step>`: the items of a numbered list.
import type { Draft } from '../draft.ts'
import { lineNumberAt } from '../lines.ts'
import { jsxContainer, withoutTags } from './jsx-container.ts'
import type { Element } from './element.ts'
import type { ComponentRule } from './mdx-page.ts'
import { partsOf } from './parts.ts'
import { unindent, unindentTag } from './unindent.ts'

/** Fresh for each page: the numbers of steps are remembered. */
export function stepRules(): readonly (readonly [string, ComponentRule])[] {
  const numbers = new Map<Element['node'], number>()
  const steps: ComponentRule = (element, page) => {
    const parts = partsOf(element, page)
    const isList =
      parts.length > 0 &&
      element.column !== undefined &&
      parts.every((part) => part.name === 'Step' && isFilled(part, page.draft))
    if (!isList || holdsMore(element))
      return withoutTags(element, page.draft, {
        kind: 'left',
        topic: 'steps',
        message: '<Steps> was removed; what it contains stays, without its numbers.',
      })
    for (const [index, { node }] of parts.entries()) numbers.set(node, index + 1)
    return jsxContainer(element, page.draft, 'steps', { kind: 'changed', topic: 'steps', message: '<Steps> is now ":::steps".' })
  }
  const step: ComponentRule = (element, { draft }) => {
    const number = numbers.get(element.node)
    if (number === undefined || !element.close)
      return withoutTags(element, draft, { kind: 'left', topic: 'steps', message: '<Step> was removed; what it contains stays.' })
    const mark = `${number}. `
    const first = element.open.end + spaceAt(draft, element)
    const line = lineNumberAt(draft.page, first) - 1
    unindentTag(element, draft)
    unindent(element, draft, ' '.repeat(mark.length), line)
    const message = '<Step> is now an item of ":::steps".'
    draft.replace({ start: element.open.start, end: first }, mark, { kind: 'changed', topic: 'steps', message })
    draft.replace(element.close, '', { kind: 'changed', topic: 'steps', message: 'The end of <Step> was removed.' })
    return true
  }
  return [
    ['Steps', steps],
    ['Step', step],
  ]
}

function isFilled({ open, close }: Element, { text }: Draft): boolean {
  return close !== undefined && text.slice(open.end, close.start).trim() !== ''
}

/** Text or components beside the steps. */
function holdsMore({ node }: Element): boolean {
  return node.children.some(
    (child) =>
      child.type !== 'mdxJsxFlowElement' &&
      !(child.type === 'mdxFlowExpression' && /^\s*\/\*/.test(child.value)) &&
      !(
        child.type === 'paragraph' &&
        child.children.every((each) => each.type === 'mdxJsxTextElement' || (each.type === 'text' && each.value.trim() === ''))
      ),
  )
}

/** Letters of white space behind the tag. */
function spaceAt({ text }: Draft, { open }: Element): number {
  return /^\s*/.exec(text.slice(open.end))?.[0].length ?? 0
}
