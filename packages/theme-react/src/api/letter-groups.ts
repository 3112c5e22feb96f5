import { compareText } from '@docgen/model'
interface LetterGroup<Item> {
  /** A capital letter, or `#` for names that begin with none. */
  readonly letter: string
  readonly anchor: string
  readonly items: readonly Item[]
}

/** Named items under their first letters, in alphabetical order; what begins with another character comes last. */
export function letterGroupsOf<Item extends { readonly name: string }>(items: readonly Item[]): readonly LetterGroup<Item>[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const letter = letterOf(item.name)
    const group = groups.get(letter)
    if (group) group.push(item)
    else groups.set(letter, [item])
  }
  const order = (letter: string): string => (letter === '#' ? '\uffff' : letter)
  return [...groups]
    .sort(([one], [other]) => compareText(order(one), order(other)))
    .map(([letter, group]) => ({ letter, anchor: letter === '#' ? 'letter-other' : `letter-${letter}`, items: group }))
}

function letterOf(name: string): string {
  const first = name.charAt(0).toUpperCase()
  return /\p{L}/u.test(first) ? first : '#'
}
