// What a post says of its page as guides do: its table of contents and its edit link. Wrong values are reported at their places.
import { defineFrontmatter, type MarkdownFile, type SourceContext, type SourcePage } from '@docgen/ssg-cli'

const tocKeys = defineFrontmatter({
  hide_table_of_contents: { type: 'boolean' },
  toc_min_heading_level: { type: 'number' },
  toc_max_heading_level: { type: 'number' },
})

export const optionKeys: readonly string[] = [...Object.keys(tocKeys), 'custom_edit_url']

export function postOptionsOf(file: MarkdownFile, context: SourceContext): Pick<SourcePage, 'toc' | 'editLink'> {
  const toc = tocOf(file, context)
  const editLink = editLinkOf(file, context)
  return { ...(toc !== undefined && { toc }), ...(editLink !== undefined && { editLink }) }
}

function tocOf(file: MarkdownFile, context: SourceContext): SourcePage['toc'] {
  const { hide_table_of_contents: isHidden, ...levels } = file.ownFrontmatter(tocKeys)
  const min = levelOf('toc_min_heading_level', levels.toc_min_heading_level, file, context)
  const max = levelOf('toc_max_heading_level', levels.toc_max_heading_level, file, context)
  if (isHidden === true) return false
  if (min === undefined && max === undefined) return undefined
  if (min !== undefined && max !== undefined && min > max) {
    const message = `The post lists headings from level ${min} to ${max}, which are none.`
    reportAt('toc_min_heading_level', { message, hint: `Write a level up to ${max}.` }, file, context)
    return undefined
  }
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function levelOf(key: string, level: number | undefined, file: MarkdownFile, context: SourceContext): number | undefined {
  if (level === undefined || (Number.isInteger(level) && level >= 2 && level <= 6)) return level
  reportAt(
    key,
    { message: `"${key}" is ${level}, which is no level of a heading.`, hint: 'Write a number from 2 to 6.' },
    file,
    context,
  )
  return undefined
}

/** `null` says that there is none. */
function editLinkOf(file: MarkdownFile, context: SourceContext): string | false | undefined {
  const { custom_edit_url: link } = file.data
  if (link === null) return false
  if (link === undefined || typeof link === 'string') return link
  const message = '"custom_edit_url" must be an address, or null for none.'
  reportAt('custom_edit_url', { message, hint: 'Write a web address in quotes.' }, file, context)
  return undefined
}

function reportAt(
  key: string,
  { message, hint }: { readonly message: string; readonly hint: string },
  { file, frontmatterPlace }: MarkdownFile,
  { report }: SourceContext,
): void {
  const { line, column } = frontmatterPlace(key) ?? { line: 1, column: 1 }
  report({ file, line, column, message, hint })
}
