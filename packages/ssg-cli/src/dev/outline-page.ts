import type { CompiledPage } from '../model/page.ts'
import type { SourceFile } from '../model/source.ts'
import { splitFrontmatter } from '../syntax/frontmatter.ts'

/** Stands for a page that is not compiled yet: its frontmatter and a title, so that routes and sidebars are known at once. */
export function outlinePageOf(file: SourceFile): CompiledPage {
  const { body, frontmatter, ranges, diagnostics } = splitFrontmatter(file.file, file.text)
  const heading = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/m.exec(body)?.[1]?.replace(/[`*_]/g, '')
  return {
    file: file.file,
    contentPath: file.contentPath,
    source: file.source,
    key: outlineKey,
    frontmatter,
    ranges,
    title: frontmatter.title ?? heading ?? file.contentPath.replace(/\.md$/, ''),
    description: frontmatter.description ?? '',
    slots: [],
    headings: [],
    anchors: [],
    diagnostics,
  }
}

const outlineKey = ''

export function isOutline(page: CompiledPage | undefined): boolean {
  return page?.key === outlineKey
}
