// In: a `<picture>` whose sources are for the two color schemes and for nothing else, as the READMEs of many packages have it. Out: an image
// for each scheme, of which the styles of the page show one. A `<picture>` asks the system, which knows nothing of the reader's choice.
import type { Element } from 'hast'
import { classOfScheme } from '@docgen/model'
import { addressesOfSrcset } from '../../syntax/html/srcset.ts'

type Scheme = keyof typeof classOfScheme

const oneScheme = /^\s*\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)\s*$/i

/** Undefined where the system or the width of the screen has more to decide. */
export function schemedImagesOf(picture: Element): readonly Element[] | undefined {
  const parts = picture.children.filter((child) => child.type === 'element')
  const sources = parts.filter(({ tagName }) => tagName === 'source')
  const [image, ...others] = parts.filter(({ tagName }) => tagName !== 'source')
  if (image?.tagName !== 'img' || others.length > 0 || sources.length === 0) return undefined
  const found = new Map<Scheme, Element>()
  for (const source of sources) {
    const scheme = schemeOf(source)
    if (scheme === undefined) return undefined
    // The first that fits is shown.
    if (!found.has(scheme)) found.set(scheme, source)
  }
  return (['light', 'dark'] as const).map((scheme) => imageFor(scheme, image, found.get(scheme)))
}

/** `logo.png#gh-dark-mode-only`: an image for one scheme, as READMEs and pages of Docusaurus have it. */
export function hideInOtherScheme(node: Element): void {
  const { tagName, properties } = node
  const { src, className } = properties
  const [end, scheme] = (tagName === 'img' && typeof src === 'string' && /#gh-(dark|light)-mode-only$/.exec(src)) || []
  if (typeof src !== 'string' || end === undefined || (scheme !== 'dark' && scheme !== 'light')) return
  properties['src'] = src.slice(0, -end.length)
  if (!/\bdisplay\s*:/i.test(String(properties['style'] ?? ''))) {
    properties['className'] = [...(Array.isArray(className) ? className : []), classOfScheme[scheme]]
    return
  }
  // A style of the image itself would show it all the same.
  node.children = [{ ...node }]
  node.tagName = 'span'
  node.properties = { className: [classOfScheme[scheme]] }
}

function schemeOf({ properties }: Element): Scheme | undefined {
  const { media, srcSet, type } = properties
  if (typeof media !== 'string' || typeof srcSet !== 'string' || type !== undefined) return undefined
  const scheme = oneScheme.exec(media)?.[1]?.toLowerCase()
  return (scheme === 'dark' || scheme === 'light') && addressesOfSrcset(srcSet).length > 0 ? scheme : undefined
}

function imageFor(scheme: Scheme, image: Element, source: Element | undefined): Element {
  const { className } = image.properties
  const properties: Element['properties'] = {
    ...image.properties,
    className: [...(Array.isArray(className) ? className : []), classOfScheme[scheme]],
  }
  if (!source) return { ...image, properties }
  const { srcSet, sizes } = source.properties
  const [first = ''] = addressesOfSrcset(String(srcSet))
  const isOneImage = String(srcSet).trim() === first
  return {
    ...source,
    tagName: 'img',
    properties: { ...properties, src: first, srcSet: isOneImage ? undefined : srcSet, sizes: isOneImage ? undefined : sizes },
  }
}
