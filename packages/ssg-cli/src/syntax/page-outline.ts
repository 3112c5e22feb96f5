import type { CompiledPage, SourceFile } from '@docgen/model'
import { splitSource } from './frontmatter.ts'

/** What is known of a page without compiling it: its frontmatter and a title, so that it has a route and a place in the sidebar. */
export function pageOutlineOf(file: SourceFile, key: string): CompiledPage {
  const { body, frontmatter, ranges, diagnostics } = splitSource(file)
  const heading = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/m.exec(body)?.[1]?.replace(/[`*_]/g, '')
  return {
    file: file.file,
    contentPath: file.contentPath,
    source: file.source,
    ...(file.made && { made: file.made }),
    key,
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
