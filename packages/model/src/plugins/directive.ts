import type { JSXElementConstructor, ReactNode } from 'react'
import type { IslandWhen, JsonValue } from '../theme/island.ts'

/** `:::name` around content, `::name` on a line of its own, `:name` within a line. */
export type DirectiveForm = 'container' | 'leaf' | 'text'

/** What an attribute holds: `{stars=4}`, `{open}`. One that is not `required` may be missing. */
export type AttributeType =
  | { readonly type: 'string' | 'number' | 'boolean'; readonly required?: boolean }
  | { readonly type: 'enum'; readonly values: readonly string[]; readonly required?: boolean }

export type AttributeTypes = Readonly<Record<string, AttributeType>>

export type AttributeValue<Type extends AttributeType> = Type extends { readonly values: readonly (infer Value)[] }
  ? Value
  : Type extends { readonly type: 'number' }
    ? number
    : Type extends { readonly type: 'boolean' }
      ? boolean
      : string

export type AttributeValues<Types extends AttributeTypes> = {
  readonly [Name in keyof Types]:
    | AttributeValue<Types[Name]>
    | (Types[Name] extends { readonly required: true } ? never : undefined)
}

export interface DirectiveInput<Types extends AttributeTypes = AttributeTypes> {
  readonly attributes: AttributeValues<Types>
  /** Text of its label, `:::name[Label]`; `''` when it has none. */
  readonly title: string
  /** Unique in the page. */
  readonly id: string
}

/** An element of HTML, with the property names of hast (`className`). */
export interface HtmlElement {
  readonly type: 'element'
  readonly tagName: string
  readonly properties: Readonly<Record<string, string | number | boolean | readonly string[]>>
  readonly children: readonly HtmlNode[]
}

export type HtmlNode = HtmlElement | { readonly type: 'text'; readonly value: string }

/** What a directive becomes. Content and label of the directive stay within it. */
export type DirectiveResult =
  /** An element of HTML, or by its name one of the theme's own content components (`docgen-admonition`). `children` take the place of the content. */
  | {
      readonly element: string
      readonly props?: Readonly<Record<string, unknown>> | undefined
      readonly children?: readonly HtmlNode[]
    }
  /**
   * Your component, which may require props of its own: `{ component: Panel, props: { tone } satisfies PanelProps }`. It gets the label as `title`
   * and the content as `children`. If the directive stands on one line (`leaf`, `text`), it gets the label as `children`. It is rendered once, when
   * the page is compiled.
   */
  | { readonly component: JSXElementConstructor<never>; readonly props?: Readonly<Record<string, unknown>> }
  /** An island of the theme, which has no content but its props. An attribute that is missing may be passed on: its prop is missing then. */
  | { readonly island: string; readonly props?: Readonly<Record<string, JsonValue | undefined>>; readonly when?: IslandWhen }

export interface DirectiveComponentProps {
  readonly title?: ReactNode
  readonly children?: ReactNode
}

export interface DirectiveDefinition<Types extends AttributeTypes = AttributeTypes> {
  readonly name: string
  /** Default `container`. */
  readonly form?: DirectiveForm
  readonly attributes?: Types
  /** What a container is made of: lists, or directives of that name. `hint` says how to write it. */
  readonly holds?: { readonly what: 'list' | 'numbered list' | { readonly directive: string }; readonly hint: string }
  /** The directive that it must stand in. `hint` says how to write it. */
  readonly within?: { readonly directive: string; readonly hint: string }
  /** Set for a container that needs a title. `hint` says how to write it. */
  readonly title?: { readonly hint: string }
  becomes(input: DirectiveInput<Types>): DirectiveResult
}

/** A directive whose attributes only its own `becomes` knows by their types. */
export type Directive = DirectiveDefinition
