/** By the name of their locale, in the order in which each first comes; what belongs to a site with one language has no name. */
export function byLocale<Item extends { readonly locale?: string | undefined }>(
  items: readonly Item[],
): ReadonlyMap<string | undefined, readonly Item[]> {
  const groups = new Map<string | undefined, Item[]>()
  for (const item of items) {
    const group = groups.get(item.locale)
    if (group) group.push(item)
    else groups.set(item.locale, [item])
  }
  return groups
}
