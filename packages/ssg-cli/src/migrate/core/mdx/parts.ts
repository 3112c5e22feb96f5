// What rules for components ask of an element.
import { elementOf, type Element } from './element.ts'
import { withoutTags } from './jsx-container.ts'
import type { ComponentRule, ComponentRules, MdxPage } from './mdx-page.ts'

/** Attributes that the new page does not have. */
export function lostOf({ values, computed }: Element, known: readonly string[]): readonly string[] {
  return [...Object.keys(values), ...computed.map(({ name }) => name)].filter((name) => !known.includes(name))
}

/** The end of a message. */
export function without(lost: readonly string[]): string {
  return lost.length === 0 ? '' : `, without ${lost.join(', ')}`
}

/** Of the children of an element, those that are elements too, in the column of the element. */
export function partsOf({ node, column }: Pick<Element, 'node' | 'column'>, { draft, imports }: MdxPage): readonly Element[] {
  const place = { column, names: imports.values }
  return node.children.flatMap((child): Element[] => {
    if (child.type === 'paragraph')
      return child.children.flatMap((each) => (isElement(each) ? [elementOf(each, draft.text, place)] : []))
    return isElement(child) ? [elementOf(child, draft.text, place)] : []
  })
}

function isElement(node: { readonly type: string }): node is Element['node'] {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Whether a link can take what the element encloses. */
export function isTextAlone({ children }: Element['node']): boolean {
  return children.every((child) => child.type !== 'mdxJsxFlowElement' && (child.type !== 'paragraph' || children.length === 1))
}

/** Tags that only lay out what they enclose: they go, and it stays. */
export const layoutRule: ComponentRule = (element, { draft }) => {
  const lost = lostOf(element, [])
  const message = `<${element.name}> was removed; its content stays${lost.length > 0 ? `; it had ${lost.join(', ')}` : ''}.`
  return withoutTags(element, draft, { kind: 'left', topic: 'component', message }) ? 'named' : false
}

/** Rules for components of a tool. One of the site that is named like them stays the site's. */
export function rulesOfModule(
  rules: readonly (readonly [string, ComponentRule])[],
  isOwn: (specifier: string) => boolean,
): ComponentRules {
  return new Map(
    rules.map(([name, rule]): [string, ComponentRule] => [
      name,
      (element, page) => {
        const module = page.imports.fileOf(name.split('.')[0] ?? name)
        return module === undefined || isOwn(module) ? rule(element, page) : false
      },
    ]),
  )
}

/** Components of React that show what they enclose. A wait for it has no meaning on a page that is there as a whole. */
export const reactRules: ComponentRules = rulesOfModule(
  ['Suspense', 'Fragment', 'StrictMode'].flatMap((name) => [[name, layoutRule] as const, [`React.${name}`, layoutRule] as const]),
  (module) => module === 'react',
)
