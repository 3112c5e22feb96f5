import { listIn, textIn } from '../core/values.ts'

/** `layout: home` as Markdown: what the hero says, its links, and the features as cards. */
export function homeText(data: Readonly<Record<string, unknown>>): string {
  const name = textIn(data, 'hero', 'name') ?? textIn(data, 'hero', 'text') ?? textIn(data, 'title') ?? 'Home'
  const text = textIn(data, 'hero', 'name') === undefined ? undefined : textIn(data, 'hero', 'text')
  const tagline = textIn(data, 'hero', 'tagline')
  const actions = listIn(data, 'hero', 'actions').flatMap((action) => linkOf(textIn(action, 'text'), textIn(action, 'link')))
  const features = listIn(data, 'features').map((feature) => {
    const title = textIn(feature, 'title') ?? ''
    const [link = `**${title}**`] = linkOf(title, textIn(feature, 'link'))
    return `- ${link} ${(textIn(feature, 'details') ?? '').replace(/<[^>]+>/g, '')}\n`
  })
  return [
    `\n# ${name}\n`,
    ...(text === undefined ? [] : [`\n**${text}**\n`]),
    ...(tagline === undefined ? [] : [`\n${tagline}\n`]),
    ...(actions.length === 0 ? [] : [`\n${actions.join(' · ')}\n`]),
    ...(features.length === 0 ? [] : [`\n${features.join('')}`]),
    '\n',
  ].join('')
}

function linkOf(text: string | undefined, link: string | undefined): readonly string[] {
  return text === undefined || text.trim() === '' || link === undefined ? [] : [`[${text.trim()}](${link})`]
}
