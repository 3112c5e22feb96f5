// One line per container directive (`:::name[Title]{attributes}`): which of our elements it becomes.
import type { ContainerDirective } from 'mdast-util-directive'
import { findNearest } from '../../model/nearest.ts'
import { admonitionKinds } from '../../model/theme.ts'
import { foreignDirectives } from '../../syntax/foreign-words.ts'
import type { TransformContext } from './transform-context.ts'

export interface DirectiveInput {
  readonly name: string
  readonly node: ContainerDirective
  /** Text of its label, `''` when it has none. */
  readonly label: string
  readonly context: TransformContext
}

export interface DirectiveElement {
  readonly element: 'docgen-admonition' | 'docgen-cards' | 'docgen-details' | 'docgen-steps' | 'docgen-tabs' | 'docgen-tab'
  readonly props: Record<string, unknown>
}

export type Directive = (input: DirectiveInput) => DirectiveElement

const admonition: Directive = ({ name }) => ({ element: 'docgen-admonition', props: { admonition: name } })

const details: Directive = () => ({ element: 'docgen-details', props: {} })

const steps: Directive = () => ({ element: 'docgen-steps', props: {} })

const cards: Directive = () => ({ element: 'docgen-cards', props: {} })

const tabs: Directive = ({ node }) => ({ element: 'docgen-tabs', props: { group: node.attributes?.['group'] ?? undefined } })

const tab: Directive = ({ label, context }) => ({
  element: 'docgen-tab',
  props: { id: `${context.anchorPrefix}tab-${context.elementProps.length}`, label: label || 'Tab' },
})

export const directiveByName: ReadonlyMap<string, Directive> = new Map<string, Directive>([
  ...admonitionKinds.map((kind): [string, Directive] => [kind, admonition]),
  ['details', details],
  ['steps', steps],
  ['cards', cards],
  ['tabs', tabs],
  ['tab', tab],
])

/** What to write instead of a name that is not known; `undefined` when that is not sure. */
export function hintForDirective(name: string): string | undefined {
  const foreign = foreignDirectives.get(name.toLowerCase())
  if (foreign !== undefined) return foreign
  const nearest = findNearest(name, directiveByName.keys())
  return nearest && `Write ":::${nearest}", the closest directive.`
}
