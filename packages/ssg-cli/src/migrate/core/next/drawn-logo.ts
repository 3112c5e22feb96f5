// A logo that is drawn in the code of the site, as files.
import { isRecord } from '@docgen/model'
import { cssText } from '../css-text.ts'
import type { Migration } from '../site.ts'
import { entriesIn, listIn } from '../values.ts'
import { elementsIn, nameOf } from './react-data.ts'

export interface DrawnLogo {
  readonly files: Migration['files']
  readonly src: string
  /** For dark mode, where the drawing has the color of the text. */
  readonly dark: string | undefined
}

/** The first drawing in the logo. `undefined` where there is none, or where code makes a part of it. */
export function drawnLogo(logo: unknown): DrawnLogo | undefined {
  const [svg] = elementsIn(logo, (element) => nameOf(element) === 'svg')
  const text = svg === undefined ? undefined : textOf(svg)
  // Colors that a style sheet sets are none in a file.
  if (text === undefined || text.includes('var(')) return undefined
  if (!text.includes('currentColor'))
    return { files: [{ path: 'public/logo.svg', text: asFile(text) }], src: '/logo.svg', dark: undefined }
  return {
    files: [
      { path: 'public/logo.svg', text: asFile(text) },
      { path: 'public/logo-dark.svg', text: asFile(text.replaceAll('currentColor', '#fff')) },
    ],
    src: '/logo.svg',
    dark: '/logo-dark.svg',
  }
}

function asFile(svg: string): string {
  return `${svg.replace(/^<svg(?![^>]*\sxmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"')}\n`
}

/** Attributes of SVG whose names have capital letters. */
const cased =
  /^(?:viewBox|preserveAspectRatio|gradient(?:Units|Transform)|clipPathUnits|mask(?:Content)?Units|pattern(?:Content)?Units|patternTransform|spreadMethod|stdDeviation|refX|refY|marker(?:Width|Height|Units)|pathLength|textLength)$/

function textOf(element: unknown): string | undefined {
  const name = nameOf(element)
  // Components that cannot run here may draw anything.
  if (!/^[a-z]\w*$/.test(name) || /^(?:script|foreignObject)$/i.test(name)) return undefined
  const attributes = entriesIn(element, 'props').flatMap(([key, value]) => attributeOf(key, value))
  const children = listIn(element, 'children').map((child) => {
    if (typeof child === 'string' || typeof child === 'number') return escaped(String(child))
    return isRecord(child) ? textOf(child) : ''
  })
  if (children.some((child) => child === undefined)) return undefined
  const inner = children.join('')
  const tag = [name, ...attributes].join(' ')
  return inner === '' ? `<${tag}/>` : `<${tag}>${inner}</${name}>`
}

function attributeOf(key: string, value: unknown): readonly string[] {
  if (key === 'className' || key === 'key' || /^on[A-Z]/.test(key)) return []
  const name = cased.test(key)
    ? key
    : key === 'xlinkHref'
      ? 'href'
      : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (key === 'style' && isRecord(value)) return [`style="${escaped(cssText(value))}"`]
  return typeof value === 'string' || typeof value === 'number' ? [`${name}="${escaped(String(value))}"`] : []
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
