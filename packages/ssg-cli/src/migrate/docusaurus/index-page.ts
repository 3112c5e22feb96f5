import { asMarkdown, folderOfFile, relativePath } from '../core/paths.ts'
import { yamlText } from '../core/frontmatter.ts'
import type { IndexPage } from './sidebar.ts'

/** The Markdown of a generated index, below the docs folder. */
export function indexPageFile({ id, title, description, items }: IndexPage): { readonly path: string; readonly text: string } {
  const path = `${id}.md`
  const list = items.map(({ label, doc, href }) => {
    const target = doc ? relativePath(folderOfFile(path), asMarkdown(doc.path)) : href
    return `- ${target === undefined ? label : `[${label}](${target.includes(' ') ? `<${target}>` : target})`}\n`
  })
  const text = description === undefined ? '' : `${description}\n\n`
  return { path, text: `---\ntitle: ${yamlText(title)}\n---\n\n${text}${list.join('')}` }
}
