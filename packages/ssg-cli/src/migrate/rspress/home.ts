// `pageType: home` as Markdown: what the hero says, its links and picture, and the features as cards.
import { cardsText, heroText, type HomeLink } from '../core/hero.ts'
import { htmlAsLinks, listIn, textIn } from '../core/values.ts'

type Data = Readonly<Record<string, unknown>>

/** Without a hero and features, the theme of the old site has its own home page. */
export function isOwnHome(data: Data, text: string): boolean {
  return data['hero'] === undefined && data['features'] === undefined && text.trim() === ''
}

/** Of the site, in the language of the page. */
export interface Home {
  readonly title?: string | undefined
  readonly tagline?: string | undefined
  /** Where the navbar begins. */
  readonly entry?: HomeLink | undefined
}

export function ownHomeText({ title, tagline, entry }: Home): string {
  return `\n# ${title ?? 'Home'}\n${heroText({ texts: [tagline], actions: entry === undefined ? [] : [entry] })}`
}

export function homeText(data: Data, link: (path: string) => string): string {
  const hero = (...keys: readonly string[]): string | undefined => {
    const text = textIn(data, 'hero', ...keys)
    return text === undefined
      ? undefined
      : htmlAsLinks(text)
          .replace(/\s*\n\s*/g, ' ')
          .trim()
  }
  const actions = listIn(data, 'hero', 'actions').map((action) => {
    const text = textIn(action, 'text')
    return { text: text && htmlAsLinks(text), link: linkOf(action, link) }
  })
  const features = listIn(data, 'features').map((feature) => ({
    title: [textIn(feature, 'icon'), textIn(feature, 'title')].filter((part) => part !== undefined && !isPicture(part)).join(' '),
    link: linkOf(feature, link),
    details: htmlAsLinks(textIn(feature, 'details') ?? ''),
  }))
  const text = hero('name') === undefined ? undefined : hero('text')
  const image = imageOf(data, link)
  const title = hero('name') ?? hero('text') ?? textIn(data, 'title') ?? 'Home'
  return `\n# ${title}\n${heroText({ texts: [text && `**${text}**`, hero('tagline')], actions, image })}${cardsText(features)}\n`
}

function linkOf(value: unknown, link: (path: string) => string): string | undefined {
  const path = textIn(value, 'link')
  return path === undefined ? undefined : link(path)
}

function imageOf(data: Data, link: (path: string) => string): { src: string; dark: string | undefined; alt: string } | undefined {
  const [light, dark] = ['light', 'dark'].map((mode) => textIn(data, 'hero', 'image', 'src', mode))
  const src = textIn(data, 'hero', 'image', 'src') ?? light ?? dark
  const alt = textIn(data, 'hero', 'image', 'alt') ?? ''
  return src === undefined
    ? undefined
    : { src: link(src), dark: light === undefined || dark === undefined ? undefined : link(dark), alt }
}

/** Not a sign of text. */
function isPicture(icon: string): boolean {
  return /[</]|\.\w{2,4}$/.test(icon)
}

/** What has no counterpart in a hero and cards. */
export function lostOfHome(key: string, value: unknown): readonly string[] {
  if (key === 'hero')
    return ['srcset', 'sizes'].some((name) => textIn(value, 'image', name) !== undefined) ? ['the sizes of the picture'] : []
  const icons = listIn(value).map((feature) => textIn(feature, 'icon') ?? '')
  return icons.some(isPicture) ? ['the pictures'] : []
}
