interface Run<Item> {
  /** What the claim says of every item of the run. */
  readonly holds: boolean
  readonly items: readonly Item[]
}

/** Items in their order, those beside each other that a claim holds for, or does not hold for, together. */
export function runsOf<Item>(items: readonly Item[], claim: (item: Item) => boolean): readonly Run<Item>[] {
  const runs: { holds: boolean; items: Item[] }[] = []
  for (const item of items) {
    const holds = claim(item)
    const last = runs.at(-1)
    if (last?.holds === holds) last.items.push(item)
    else runs.push({ holds, items: [item] })
  }
  return runs
}
