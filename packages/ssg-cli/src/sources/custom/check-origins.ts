// In: pages of a custom source. Out: those whose origin exists, and findings about the others: a place that leads nowhere helps no author.
import type { Diagnostic, SourcePage, SourceRange } from '@docgen/model'
import { countOf } from '../../common/count-of.ts'
import { groupedBy } from '../../common/grouped-by.ts'
import { invalidSourcePage } from '../../diagnostics/environment.ts'
import type { CustomReading } from './custom-context.ts'

/** Text of files, `undefined` of one that does not exist. A file that docgen may not read is missing. */
type TextsOfOrigins = Awaited<ReturnType<CustomReading['look']>>

interface Place {
  readonly file: string
  readonly line: number
  readonly isOfText: boolean
}

function placeOf({ markdown = '', html = markdown, origin }: SourcePage): Place | undefined {
  if (typeof html !== 'string') return { file: html.file, line: html.line ?? 1, isOfText: true }
  return origin && { file: origin.file, line: origin.line ?? 1, isOfText: false }
}

/** Files that the pages are said to be made from. */
export function filesOfOrigins(pages: readonly SourcePage[]): readonly string[] {
  return [...new Set(pages.flatMap((page) => placeOf(page)?.file ?? []))].sort()
}

interface CheckedOrigins {
  readonly pages: readonly SourcePage[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Reports `invalid-source-page` once for each file and what is wrong about it. `name` is that of the source, `at` where the config has it. */
export function checkOrigins(
  pages: readonly SourcePage[],
  texts: TextsOfOrigins,
  { name, at }: { readonly name: string; readonly at: SourceRange },
): CheckedOrigins {
  const wrong: { readonly page: SourcePage; readonly problem: string; readonly hint: string }[] = []
  const checked = pages.map((page) => {
    const place = placeOf(page)
    if (!place || !texts.has(place.file)) return page
    const { file, line, isOfText } = place
    const text = texts.get(file)
    const key = isOfText ? 'text of the file' : 'the origin'
    if (text === undefined) {
      const hint = `Correct the path, which is relative to the site root${isOfText ? '' : ', or leave out `origin`'}.`
      wrong.push({ page, problem: `${key} "${file}", but there is no such file`, hint })
      return isOfText ? page : { ...page, origin: undefined }
    }
    const lines = text.split(/\r\n?|\n/).length
    if (line <= lines) return page
    wrong.push({
      page,
      problem: `${key} ${file}:${line}, but the file has only ${countOf(lines, 'line')}`,
      hint: 'Give the line that the page is made from, or none.',
    })
    return isOfText ? page : { ...page, origin: { file } }
  })
  const alike = groupedBy(wrong, ({ problem }) => problem.replace(/:\d+, but/, ''))
  const diagnostics = [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { page, problem, hint } = first
    const [which, has] = others.length === 0 ? ['The page', 'has'] : ['Pages', 'have']
    const rest = others.length === 0 ? '' : ` and ${others.length} more`
    return invalidSourcePage(at, `${which} "${page.route}"${rest}`, name, `${has} ${problem}`, hint)
  })
  return { pages: checked, diagnostics }
}
