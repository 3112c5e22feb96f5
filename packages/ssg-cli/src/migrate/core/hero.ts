// What a home page begins with, as Markdown: words, buttons, a picture, cards.

interface Hero {
  /** Shown below the title, each as a paragraph. */
  readonly texts: readonly (string | undefined)[]
  readonly actions: readonly HomeLink[]
  readonly image?: HeroImage | undefined
}

interface HeroImage {
  readonly src: string
  /** The file of dark mode, where that is another one. */
  readonly dark?: string | undefined
  readonly alt: string
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
  const parts = [...texts, buttons, image && pictureText(image)].flatMap((part) =>
    part === undefined || part.trim() === '' ? [] : [`${part.trim()}\n\n`],
  )
  const colons = buttons === '' ? ':::' : '::::'
  return parts.length === 0 ? '' : `\n${colons}hero\n\n${parts.join('')}${colons}\n`
}

function pictureText({ src, dark, alt }: HeroImage): string {
  if (dark === undefined || dark === src) return `![${alt.replace(/[[\]]/g, '')}](${src.includes(' ') ? `<${src}>` : src})`
  const [file, darkFile, text] = [src, dark, alt].map((value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
  // A space would divide two files of a list.
  const source = `<source srcset="${darkFile?.replaceAll(' ', '%20')}" media="(prefers-color-scheme: dark)" />`
  return `<picture>\n  ${source}\n  <img src="${file}" alt="${text}" />\n</picture>`
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
