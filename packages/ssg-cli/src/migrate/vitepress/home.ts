import { cardsText, heroText } from '../core/hero.ts'
import { at, listIn, textIn } from '../core/values.ts'

/** `layout: home` as Markdown: what the hero says, its links and picture, and the features as cards. */
export function homeText(data: Readonly<Record<string, unknown>>): string {
  const name = textIn(data, 'hero', 'name') ?? textIn(data, 'hero', 'text') ?? textIn(data, 'title') ?? 'Home'
  const text = textIn(data, 'hero', 'name') === undefined ? undefined : textIn(data, 'hero', 'text')
  const src = imageOf(data)
  const hero = heroText({
    texts: [text && `**${text}**`, textIn(data, 'hero', 'tagline')],
    actions: listIn(data, 'hero', 'actions').map((action) => ({ text: textIn(action, 'text'), link: textIn(action, 'link') })),
    image: src === undefined ? undefined : { src, alt: textIn(data, 'hero', 'image', 'alt') ?? '' },
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

function imageOf(data: Readonly<Record<string, unknown>>): string | undefined {
  return textIn(data, 'hero', 'image') ?? textIn(data, 'hero', 'image', 'src') ?? textIn(data, 'hero', 'image', 'light')
}

/** What of a home page has no counterpart: the picture of dark mode, and those of features. */
export function lostOfHome(key: string, value: unknown): readonly string[] {
  if (key === 'hero') return textIn(value, 'image', 'dark') === undefined ? [] : ['image.dark']
  const isPicture = (icon: unknown): boolean => icon !== undefined && (typeof icon !== 'string' || icon.includes('<'))
  return key === 'features' && listIn(value).some((feature) => isPicture(at(feature, 'icon'))) ? ['the pictures'] : []
}
