import type { Draft } from '../draft.ts'
import type { Element } from './element.ts'
import type { Imports } from './imports.ts'

export interface MdxPage {
  readonly draft: Draft
  readonly imports: Imports
  /** The Markdown of a file that the page imports as a component, migrated; `undefined` where there is none. */
  readonly include: (path: string) => string | undefined
  /** What `file=` of a fence says of a file that the page imports; `undefined` where the new site cannot show it. */
  readonly shownFile: (path: string) => string | undefined
  /** Imported texts that code fences take the place of, wherever the page shows them. */
  readonly shownTexts: ReadonlySet<string>
  /** What an address is in the new site. */
  readonly link: (path: string) => string
  /** Elements that become items of a list, since what encloses them is one. */
  readonly items: Set<Element['node']>
  /** Names of components whose uses in the page can all be directives. */
  readonly asDirectives: ReadonlySet<string>
  /** Names of imports that the new page needs still. */
  readonly leftNames: ReadonlySet<string>
}

/**
 * Writes a component in docgen's way; `false` leaves it to be named as what a person has to do. `named` says that it named the attributes whose
 * values cannot be told, and `whole` that it wrote what the element encloses too.
 */
export type ComponentRule = (element: Element, page: MdxPage) => boolean | 'named' | 'whole'

export type ComponentRules = ReadonlyMap<string, ComponentRule>
