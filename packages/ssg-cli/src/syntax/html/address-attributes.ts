// The attributes of HTML and SVG by which a browser goes, sends or loads: those whose addresses docgen checks and rewrites.

/** A list of images with their sizes, as in `srcset`, or one address. */
type AddressKind = 'one' | 'list'

interface AddressAttribute {
  readonly kind: AddressKind
  /** The elements on which it is one; absent where it always is. */
  readonly elements?: readonly string[]
}

/** By name in lower case. */
const addressAttributes: ReadonlyMap<string, AddressAttribute> = new Map<string, AddressAttribute>([
  ['href', { kind: 'one' }],
  ['xlink:href', { kind: 'one' }],
  ['src', { kind: 'one' }],
  ['srcset', { kind: 'list', elements: ['img', 'source'] }],
  ['imagesrcset', { kind: 'list', elements: ['link'] }],
  ['poster', { kind: 'one', elements: ['video'] }],
  ['data', { kind: 'one', elements: ['object'] }],
  ['action', { kind: 'one', elements: ['form'] }],
  ['formaction', { kind: 'one', elements: ['button', 'input'] }],
])

export const namesOfAddresses: readonly string[] = [...addressAttributes].flatMap(([name, { kind }]) =>
  kind === 'one' ? [name] : [],
)
export const namesOfLists: readonly string[] = [...addressAttributes].flatMap(([name, { kind }]) =>
  kind === 'list' ? [name] : [],
)

/** `undefined` for an attribute that holds no address. The names may be written as HTML has them, or as React and hast do (`xlinkHref`). */
export function addressKindOf(tagName: string, name: string): AddressKind | undefined {
  const found = addressAttributes.get(name.toLowerCase().replace(/^xlinkhref$/, 'xlink:href'))
  return found?.elements?.includes(tagName.toLowerCase()) === false ? undefined : found?.kind
}
