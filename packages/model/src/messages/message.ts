/** A text by how many there are, by the plural rules of its language: `{ one: '{count} result', other: '{count} results' }`. */
export type Plural = { readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & { readonly other: string }
