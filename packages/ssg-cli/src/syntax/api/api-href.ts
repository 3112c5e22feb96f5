// Addresses that name a declaration: `api:Widget`, and `{@link Widget}`, which is the address of the link that it becomes.

export interface ApiHref {
  /** What stands before the name. */
  readonly form: string
  /** As it is written, without the `()` of a tag. */
  readonly name: string
  readonly isTag: boolean
}

/** `form` is that of the tag: nothing, `code` or `plain`. */
export function hrefOfLinkTag(form: string, name: string): string {
  return `{@link${form} ${name}}`
}

export function apiHrefOf(href: string): ApiHref | undefined {
  const [, form = '', name] = /^(api:|\{@link(?:code|plain)? )([\s\S]*)$/.exec(href) ?? []
  if (name === undefined) return undefined
  const isTag = form !== 'api:'
  return { form, isTag, name: isTag ? name.replace(/(?:\(\))?\}$/, '') : name }
}

/** The same form of address for another name. */
export function hrefWithName({ form, isTag }: ApiHref, name: string): string {
  return `${form}${name}${isTag ? '}' : ''}`
}
