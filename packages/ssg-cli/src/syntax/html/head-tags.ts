// The tags that a config puts into every head, without the addresses that may not stand on a page.
import { addressOfRefresh, safeHrefOf, safeImageHrefOf, type HeadTag } from '@docgen/model'

/** The addresses of a tag that are refused, by the attribute. */
export function unsafeAddressesOf({ tag, attributes = {} }: HeadTag): readonly (readonly [attribute: string, written: string])[] {
  const isRefresh = Object.entries(attributes).some(
    ([name, value]) => /^http-?equiv$/i.test(name) && /^\s*refresh\s*$/i.test(`${value}`),
  )
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (typeof value !== 'string') return []
    const key = name.toLowerCase()
    if (key === 'content') {
      const address = isRefresh ? addressOfRefresh(value) : undefined
      return address !== undefined && safeHrefOf(address) === undefined ? [[name, value]] : []
    }
    if (key !== 'href' && key !== 'src') return []
    const safe = tag === 'link' ? safeImageHrefOf(value) : safeHrefOf(value)
    return safe === undefined ? [[name, value]] : []
  })
}

export function safeHeadTagsOf(tags: readonly HeadTag[]): readonly HeadTag[] {
  return tags.map((tag) => {
    const unsafe = new Set(unsafeAddressesOf(tag).map(([name]) => name))
    if (unsafe.size === 0) return tag
    return { ...tag, attributes: Object.fromEntries(Object.entries(tag.attributes ?? {}).filter(([name]) => !unsafe.has(name))) }
  })
}
