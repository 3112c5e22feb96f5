// Components of Next.js.
import { textAt } from './element.ts'
import type { ComponentRule } from './mdx-page.ts'
import { isTextAlone, lostOf, without } from './parts.ts'
import { linkRule } from './theme-components.ts'

/** `<Image src={imported} alt="…" width={300} />`. */
export const imageRule: ComponentRule = (element, { draft, imports, link }) => {
  const given = textAt(element.values, 'src')
  const code = element.computed
    .find(({ name }) => name === 'src')
    ?.code.trim()
    .replace(/\.src$/, '')
  const src = given ?? (code === undefined ? undefined : imports.fileOf(code))
  if (src === undefined) return false
  const kept = ['alt', 'width', 'height', 'title'].flatMap((name) => {
    const text = textAt(element.values, name)
    return text === undefined ? [] : [`${name}="${text.replaceAll('"', '&quot;')}"`]
  })
  const lost = lostOf(element, ['src', 'alt', 'width', 'height', 'title', 'priority', 'placeholder', 'quality', 'className'])
  const message = `<${element.name}> is now <img>${without(lost)}.`
  draft.replace(element.span, `<img ${[`src="${link(src)}"`, ...kept].join(' ')} />`, {
    kind: lost.length > 0 ? 'left' : 'changed',
    topic: 'image',
    message,
  })
  return 'whole'
}

export const anchorRule: ComponentRule = (element, page) => {
  const href = textAt(element.values, 'href')
  if (href === undefined || !isTextAlone(element.node)) return false
  return linkRule({ ...element, values: { ...element.values, href: page.link(href) } }, page) ? 'named' : false
}
