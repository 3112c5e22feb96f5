import type { CustomSource } from '../model/custom-source.ts'
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
      if (found)
        return {
          pages: [{ ...pageHeadOf(path, site), title: titleOf(found.markdown.text) ?? site.title, markdown: found.markdown }],
        }
      const message = `The README "${file}" does not exist.`
      return { pages: [], findings: [{ message, hint: 'Correct its path, which is relative to the site root.' }] }
    },
  })
}

function pageHeadOf(route: string, { tagline }: { readonly tagline: string }) {
  return { route, sidebar: false, ...(tagline !== '' && { description: tagline }) } as const
}

/** Text of the first heading where the page begins with it; Markdown in it is taken away. Logos of HTML say nothing that could be a title. */
function titleOf(text: string): string | undefined {
  const [beforeCode = ''] = text.split(/^ {0,3}(?:```|~~~)/m, 1)
  const [, heading = ''] = /^ {0,3}# (.+?)[ #]*$/m.exec(beforeCode) ?? []
  const plain = heading
    .replace(/<[^>]*>/g, '')
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/[*_`]/g, '')
    .trim()
  return plain === '' ? undefined : plain
}
