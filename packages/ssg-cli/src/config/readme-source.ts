import { fencesOf, type CustomSource } from '@docgen/model'
import { defineSource } from './sources.ts'

export interface ReadmeOptions {
  /** Relative to the site root. Default `README.md`. */
  readonly file?: string
  /** Route path of the page. Default `/`. */
  readonly path?: string
  /** Tells two of them apart. Default `readme`. */
  readonly name?: string
}

/**
 * A page made of a README where it lies. Its relative links lead to pages of the site that are made of what they name, and else to the
 * `repository` of the config.
 */
export function readme(options: ReadmeOptions = {}): CustomSource {
  const { file = 'README.md', path = '/', name = 'readme' } = options
  return defineSource({
    name,
    load: async ({ site, readMarkdown }) => {
      const found = await readMarkdown(file)
      if (found === undefined) {
        const message = `The README "${file}" does not exist.`
        return { pages: [], findings: [{ message, hint: 'Correct its path, which is relative to the site root.' }] }
      }
      const { title, text } = splitTitle(found.markdown.text)
      const description = site.tagline === '' ? undefined : site.tagline
      const markdown = { ...found.markdown, text }
      return { pages: [{ route: path, title: title ?? site.title, description, sidebar: false, markdown }] }
    },
  })
}

interface SplitReadme {
  /** Without its markup; absent where the first heading is an image or there is none. */
  readonly title?: string | undefined
  /** Without that heading, which the layout shows, and with all its lines: logos and badges often stand above it. */
  readonly text: string
}

/** The first heading of level 1, in Markdown or HTML, before any code. */
export function splitTitle(text: string): SplitReadme {
  const lines = text.split('\n')
  const beforeCode = lines.slice(0, fencesOf(lines)[0]?.first).join('\n')
  const found = /^ {0,3}# (.+?)[ #]*$|<h1\b[^>]*>([\s\S]*?)<\/h1>/im.exec(beforeCode)
  const title = plainTextOf(found?.[1] ?? found?.[2] ?? '')
  if (!found || title === '') return { text }
  const emptyLines = found[0].replace(/[^\n]+/g, '')
  return { title, text: text.slice(0, found.index) + emptyLines + text.slice(found.index + found[0].length) }
}

/** Markdown and HTML in a heading are taken away. */
function plainTextOf(heading: string): string {
  return heading
    .replace(/<[^>]*>/g, '')
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
