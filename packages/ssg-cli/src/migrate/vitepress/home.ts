import { cardsText, heroText } from '../core/hero.ts'
import { at, listIn, textIn } from '../core/values.ts'

/** `layout: home` as Markdown: what the hero says, its links and picture, and the features as cards. */
export function homeText(data: Readonly<Record<string, unknown>>): string {
  const name = heroTitleOf(data) ?? textIn(data, 'title') ?? 'Home'
  const text = textIn(data, 'hero', 'name') === undefined ? undefined : textIn(data, 'hero', 'text')
  const src = imageOf(data)
  const hero = heroText({
    texts: [text && `**${text}**`, textIn(data, 'hero', 'tagline')],
    actions: listIn(data, 'hero', 'actions').map((action) => ({ text: textIn(action, 'text'), link: textIn(action, 'link') })),
    image: src === undefined ? undefined : { src, dark: darkImageOf(data), alt: textIn(data, 'hero', 'image', 'alt') ?? '' },
  })
  const features = listIn(data, 'features').map((feature) => ({
    title: [textIn(feature, 'icon'), textIn(feature, 'title')]
      .filter((part) => part !== undefined && !part.includes('<'))
      .join(' '),
    link: textIn(feature, 'link'),
    details: textIn(feature, 'details') ?? '',
  }))
  return `\n# ${name}\n${hero}${cardsText(features)}\n`
}

/** Then the old theme has its own home page. */
export function isEmptyHome(data: Readonly<Record<string, unknown>>, text: string): boolean {
  return data['hero'] === undefined && data['features'] === undefined && text.trim() === ''
}

export const emptyHome = {
  kind: 'by-hand',
  topic: 'home-page',
  message: 'The theme of the old site showed this page, which has no text: write it, or a React page in pages/.',
} as const

/** What the page shows as its title. `title` of the frontmatter is for the head alone. */
export function heroTitleOf(data: Readonly<Record<string, unknown>>): string | undefined {
  return data['layout'] === 'home' ? (textIn(data, 'hero', 'name') ?? textIn(data, 'hero', 'text')) : undefined
}

function imageOf(data: Readonly<Record<string, unknown>>): string | undefined {
  const [src, light, dark] = ['src', 'light', 'dark'].map((key) => textIn(data, 'hero', 'image', key))
  return textIn(data, 'hero', 'image') ?? src ?? light ?? dark
}

function darkImageOf(data: Readonly<Record<string, unknown>>): string | undefined {
  const isFirst = textIn(data, 'hero', 'image', 'src') === undefined
  return isFirst ? textIn(data, 'hero', 'image', 'dark') : undefined
}

/** What of the features has no counterpart in cards: a card is a link by its title. */
export function lostOfHome(key: string, value: unknown): readonly string[] {
  if (key !== 'features') return []
  const isPicture = (icon: unknown): boolean => icon !== undefined && (typeof icon !== 'string' || icon.includes('<'))
  const features = listIn(value)
  return [
    ...(features.some((feature) => isPicture(at(feature, 'icon'))) ? ['the pictures'] : []),
    ...(features.some((feature) => textIn(feature, 'linkText') !== undefined) ? ['the texts of links'] : []),
  ]
}
