import type { SourceRange } from '../diagnostics/diagnostic.ts'
import type { AttributeType, AttributeValue } from '../plugins/directive.ts'

/** What a frontmatter key of a site or a plugin holds. A `date` begins with a day, such as `2024-03-01`; a `list` is one of strings. */
export type OwnFrontmatterKey =
  | AttributeType
  /** Every guide has to have one that is `required`. */
  | { readonly type: 'date' | 'list'; readonly required?: boolean }

/** Frontmatter keys of a site or a plugin, besides those of docgen. */
export type OwnFrontmatterKeys = Readonly<Record<string, OwnFrontmatterKey>>

type OwnValue<Type extends OwnFrontmatterKey> = Type extends { readonly type: 'list' }
  ? readonly string[]
  : Type extends { readonly type: 'date' }
    ? string
    : Type extends AttributeType
      ? AttributeValue<Type>
      : never

/** A page may lack any of them, which is a finding where the key is `required`. */
export type OwnFrontmatterValues<Keys extends OwnFrontmatterKeys> = { readonly [Key in keyof Keys]?: OwnValue<Keys[Key]> }

/** A key of a page that is none of docgen's, as its YAML says it. */
export interface OtherKey {
  readonly key: string
  /** Plain data. */
  readonly value: unknown
  readonly at: SourceRange
  readonly valueAt: SourceRange
}
