// In: the text of an SVG file. Out: its `<svg>` as hast, fit to stand in a page: harmless, with ids of its own, a name and a size.
import type { Element, ElementContent, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { VFile } from 'vfile'
import { isEditorNoise, svgElements, svgProperties, svgPropertyOfCss } from './svg-vocabulary.ts'

/** What was taken away, and where in the file it stands. */
interface RemovedFromSvg {
  readonly what: string
  readonly line: number
  readonly column: number
}

export type InlinedSvg =
  | { readonly svg: Element; readonly removed: readonly RemovedFromSvg[] }
  | { readonly problem: string; readonly hint: string }

interface InlineSvgOptions {
  /** What stands for the picture when it cannot be seen; without it the picture is decoration. */
  readonly label: string
  /** Put before every id: pages hold several pictures. */
  readonly idPrefix: string
}

export function inlineSvgOf(text: string, { label, idPrefix }: InlineSvgOptions): InlinedSvg {
  const root = parse(text).children.find((node) => node.type === 'element')
  if (root?.tagName !== 'svg') return { problem: 'it holds no <svg> element', hint: 'Export the picture as SVG.' }
  if (root.children.length > 0 && !/<\/svg\s*>\s*(?:<!--[\s\S]*-->\s*)?$/.test(text))
    return { problem: 'its <svg> element is never closed', hint: 'Save the file again: its end is missing.' }
  const removed: RemovedFromSvg[] = []
  const svg = cleanElement(root, { idPrefix, removed })
  const size = sizeOf(svg)
  if (!size)
    return {
      problem: 'it has neither a viewBox nor a width and height',
      hint: 'Give its <svg> a viewBox, such as viewBox="0 0 640 320".',
    }
  return { svg: named({ ...svg, properties: { ...svg.properties, ...size } }, label, idPrefix), removed }
}

/** As a browser reads SVG within HTML. */
function parse(text: string): Root {
  const lines = text.split('\n')
  const end = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, offset: text.length }
  const node = { type: 'raw' as const, value: text, position: { start: { line: 1, column: 1, offset: 0 }, end } }
  // A root in, a root out.
  return raw({ type: 'root', children: [node] }, { file: new VFile(text) }) as Root
}

interface Cleaning {
  readonly idPrefix: string
  readonly removed: RemovedFromSvg[]
}

function cleanElement(element: Element, cleaning: Cleaning): Element {
  const properties = Object.fromEntries(
    Object.entries(withStyleAsProperties(element.properties)).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value.join(' ') : String(value)
      const clean = svgProperties.has(name) ? cleanValue(name, text, cleaning.idPrefix) : undefined
      if (clean === undefined && !isEditorNoise(name)) remove(element, `the attribute "${name.toLowerCase()}"`, cleaning)
      return clean === undefined ? [] : [[name, clean]]
    }),
  )
  return {
    type: 'element',
    tagName: element.tagName,
    properties,
    children: element.children.flatMap((child) => cleanChild(child, cleaning)),
  }
}

function cleanChild(node: ElementContent, cleaning: Cleaning): readonly ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }]
  if (node.type !== 'element') return []
  if (svgElements.has(node.tagName)) return [cleanElement(node, cleaning)]
  if (!isEditorNoise(node.tagName)) remove(node, `the element <${node.tagName}>`, cleaning)
  return []
}

function remove({ position }: Element, what: string, { removed }: Cleaning): void {
  removed.push({ what, line: position?.start.line ?? 1, column: position?.start.column ?? 1 })
}

/** Drawing programs write paint as CSS: as attributes it says the same, and each declaration can be judged. */
function withStyleAsProperties({ style, ...properties }: Element['properties']): Element['properties'] {
  if (typeof style !== 'string') return properties
  const declarations = style.split(';').flatMap((declaration) => {
    const [name = '', ...value] = declaration.split(':')
    return value.length === 0 ? [] : [[svgPropertyOfCss(name.trim()), value.join(':').trim()]]
  })
  return { ...properties, ...Object.fromEntries(declarations) }
}

const localReference = /url\(\s*(['"]?)#([^'")\s]+)\1\s*\)/g

/** `undefined` for a value that leads out of the picture. */
function cleanValue(name: string, value: string, idPrefix: string): string | undefined {
  if (name === 'id') return idPrefix + value
  if (name === 'href' || name === 'xLinkHref') return value.startsWith('#') ? `#${idPrefix}${value.slice(1)}` : undefined
  const local = value.replace(localReference, (_, _quote, id: string) => `url(#${idPrefix}${id})`)
  return /url\s*\(/i.test(local.replaceAll(`url(#${idPrefix}`, '')) || /[\\@]/.test(local) ? undefined : local
}

/** A picture is as large as it was drawn, unless the page is narrower. */
function sizeOf({ properties }: Element): Record<string, string> | undefined {
  const [, , boxWidth, boxHeight] = String(properties['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
  const width = lengthOf(properties['width']) ?? boxWidth
  const height = lengthOf(properties['height']) ?? boxHeight
  if (!Number(width) || !Number(height)) return undefined
  return { viewBox: String(properties['viewBox'] ?? `0 0 ${width} ${height}`), width: String(width), height: String(height) }
}

/** A number of pixels; other units, such as `100%`, say nothing of the picture's own size. */
function lengthOf(value: unknown): string | undefined {
  return /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(String(value ?? ''))?.[1]
}

/** The page's words name the picture; a `<desc>` of its own describes it. A `<title>` would be shown as a tooltip over it all. */
function named(svg: Element, label: string, idPrefix: string): Element {
  const children = svg.children.filter((child) => !(child.type === 'element' && child.tagName === 'title'))
  if (label === '') return { ...svg, children, properties: { ...svg.properties, ariaHidden: 'true' } }
  const description = children.find((child) => child.type === 'element' && child.tagName === 'desc')
  if (description?.type === 'element') description.properties['id'] ??= `${idPrefix}desc`
  return {
    ...svg,
    children,
    properties: {
      ...svg.properties,
      role: 'img',
      ariaLabel: label,
      ...(description?.type === 'element' && { ariaDescribedBy: String(description.properties['id']) }),
    },
  }
}
