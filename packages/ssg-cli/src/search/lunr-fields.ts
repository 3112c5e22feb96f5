/** The fields of a section in lunr's index, in the order of its rows: its own heading, those around it, its text. */
export const lunrFields = ['own', 'outer', 'text'] as const
export type LunrField = (typeof lunrFields)[number]

/** How much more a term counts in a field. */
export const lunrBoosts: Readonly<Record<LunrField, number>> = { own: 8, outer: 3, text: 1 }
