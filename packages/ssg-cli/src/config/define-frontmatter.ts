import type { OwnFrontmatterKeys } from '@docgen/model'

/** Gives frontmatter keys their types, which `page.ownFrontmatter()` returns; they come back as they are. Put them into `frontmatter` of the config, or of a plugin. */
export function defineFrontmatter<const Keys extends OwnFrontmatterKeys>(keys: Keys): Keys {
  return keys
}
