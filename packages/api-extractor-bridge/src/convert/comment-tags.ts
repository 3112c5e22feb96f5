// In: the block tags that TypeDoc and the family know. Out: those that are no mistake, and which of them the model has a place for.
import { propertyTags } from '../typedoc/unplaced-parameters.ts'

/** Tags with a place of their own in the model. */
export const placedTags = new Set(['@remarks', '@returns', '@deprecated', '@example', '@throws', '@see', '@since'])

/** Tags that say something to tools, or to readers of the source alone. */
export const silentTags = new Set(
  [
    '@memberof @category @categoryDescription @group @groupDescription @sortStrategy @document @module @mergeModuleWith @import @jsx',
    '@name @param @typeParam @template @prop @property @this @inheritDoc @privateRemarks @satisfies @default @defaultValue',
    '@inlineType @preventInline @expandType @preventExpand',
    // Of typedoc-plugin-no-inherit, which many families use. Readers hide inherited members by themselves.
    '@noInheritDoc',
    ...propertyTags,
  ].flatMap((names) => names.split(' ')),
)

/** Written by authors who come from elsewhere, or for readers of the source: no mistakes, although TypeDoc does not list them. */
const customaryTags = ['@description', '@memberof', '@version', '@todo', '@copyright', '@exception', '@arg', '@argument']

/** Tags whose `{type}` is kept. */
export const typedTags = ['@throws', '@returns', '@yields'] as const

/** Whether a tag is no mistake, by TypeDoc's own list of block tags. */
export function createTagList(blockTags: readonly string[]): ReadonlySet<string> {
  return new Set([...blockTags, ...placedTags, ...silentTags, ...customaryTags])
}
