// What a home page begins with, as Markdown: words, buttons, a picture, cards.

interface Hero {
  /** Shown below the title, each as a paragraph. */
  readonly texts: readonly (string | undefined)[]
  readonly actions: readonly HomeLink[]
  readonly image?: { readonly src: string; readonly alt: string } | undefined
}

export interface HomeLink {
  readonly text: string | undefined
  readonly link: string | undefined
}

export interface HomeCard {
  readonly title: string
  readonly link: string | undefined
  readonly details: string
}

/** A `:::hero` with an empty line before it; empty for a hero that says nothing. */
export function heroText({ texts, actions, image }: Hero): string {
  const buttons = buttonsText(actions)
  const picture = image && `![${image.alt.replace(/[[\]]/g, '')}](${image.src.includes(' ') ? `<${image.src}>` : image.src})`
  const parts = [...texts, buttons, picture].flatMap((part) =>
    part === undefined || part.trim() === '' ? [] : [`${part.trim()}\n\n`],
  )
  const colons = buttons === '' ? ':::' : '::::'
  return parts.length === 0 ? '' : `\n${colons}hero\n\n${parts.join('')}${colons}\n`
}

function buttonsText(links: readonly HomeLink[]): string {
  const items = links.flatMap(({ text, link }) =>
    text === undefined || text.trim() === '' || link === undefined ? [] : [`- [${text.trim()}](${link})\n`],
  )
  return items.length === 0 ? '' : `:::buttons\n\n${items.join('')}\n:::`
}

export function cardsText(cards: readonly HomeCard[]): string {
  if (cards.length === 0) return ''
  const items = cards.map(({ title, link, details }) => {
    const head = link === undefined ? `**${title.trim()}**` : `[${title.trim()}](${link})`
    const lines = details.trim().split('\n')
    return `- ${head}\n${details.trim() === '' ? '' : `\n${lines.map((line) => (line.trim() === '' ? '' : `  ${line.trim()}`)).join('\n')}\n`}`
  })
  return `\n:::cards\n\n${items.join('\n')}\n:::\n`
}
