/** The fields of a section in lunr's index, in the order of its rows: its own heading, those around it, its prose, its code. */
export const lunrFields = ['own', 'outer', 'prose', 'code'] as const
export type LunrField = (typeof lunrFields)[number]

/** How much more a term counts in a field. Code uses by the dozen what prose is about. */
export const lunrBoosts: Readonly<Record<LunrField, number>> = { own: 5, outer: 2, prose: 1, code: 0.5 }
