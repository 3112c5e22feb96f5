import { fencesOf, type CompiledPage, type SourceFile } from '@docgen/model'
import { splitSource } from './frontmatter.ts'
import { anchorAtEnd } from './heading-anchor.ts'
import { pageNameOf } from '../../common/page-name.ts'

/** What is known of a page without compiling it: its frontmatter and a title, so that it has a route and a place in the sidebar. */
export function pageOutlineOf(file: SourceFile, key: string): CompiledPage {
  const { body, frontmatter, ranges, others, diagnostics } = splitSource(file)
  return {
    file: file.file,
    contentPath: file.contentPath,
    source: file.source,
    ...(file.made && { made: file.made }),
    key,
    frontmatter,
    ranges,
    ...(others && { others }),
    title: frontmatter.title ?? titleIn(body) ?? pageNameOf(file.contentPath),
    description: frontmatter.description ?? '',
    slots: [],
    headings: [],
    anchors: [],
    diagnostics,
  }
}

/** Comments and definitions of links, which show nothing, may stand above a title. */
const unseen = /^(?:[ \t]*(?:\r?\n|<!--[\s\S]*?-->|\[[^\]\n]+\]:[^\n]*))*/
const title = /^ {0,3}#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/
const underline = /^ {0,3}=+[ \t]*$/

/** The heading that a text begins with, or its only level-1 heading, as it will be read but for rare markup. */
function titleIn(body: string): string | undefined {
  const [line = '', next = ''] = body.slice(unseen.exec(body)?.[0].length).split(/\r?\n/, 2)
  return (titleAt(line, next) ?? onlyTitleIn(body))
    ?.replace(anchorAtEnd, '')
    .replace(/<(\w+)\b[^>]*\bdocgen-badge\b[^>]*>[^<]*<\/\1>/g, '')
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/[`*]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .trim()
}

function titleAt(line: string, next: string): string | undefined {
  return title.exec(line)?.[1] ?? (underline.test(next) && line.trim() !== '' ? line.trim() : undefined)
}

function onlyTitleIn(body: string): string | undefined {
  if (!/^ {0,3}(?:#[ \t]|=+[ \t]*$)/m.test(body)) return undefined
  const lines = body.split(/\r?\n/)
  const code = fencesOf(lines)
  const isCode = (index: number): boolean => code.some(({ first, last }) => first <= index && index <= last)
  const [only, ...others] = lines.flatMap((line, index) => {
    const found = titleAt(line, lines[index + 1] ?? '')
    return found === undefined || isCode(index) ? [] : [found]
  })
  return others.length === 0 ? only : undefined
}
