// Comments of other languages: what stands behind `///` is no doc comment, and the reference would go without a word of it.
import type { Diagnostic } from '@docgen/model'
import ts from 'typescript'
import { lineComments } from './diagnostics/doc-comments.ts'
import type { ExtractRequest } from './extraction.ts'
import { packageExportsOf } from './package-exports.ts'
import { packageOfFile, shownPathOf } from './package-of-file.ts'

/** One finding for each folder package, at its first such comment. Authors of a site cannot edit packages that npm installed. */
export function findLineComments(
  { root, packages }: Pick<ExtractRequest, 'root' | 'packages'>,
  program: ts.Program,
): readonly Diagnostic[] {
  return packages
    .filter(({ isPublished }) => !isPublished)
    .flatMap((documented) => {
      const exported = packageExportsOf(program, [documented])
      const sources = program.getSourceFiles().filter(({ fileName }) => packageOfFile([documented], fileName))
      const found = sources.flatMap((source) => {
        const statements = new Set(exported.declarationsIn(source).map(({ declaration }) => statementOf(declaration)))
        const starts = [...statements].flatMap((statement) => startOfLines(statement, source) ?? [])
        return starts.sort((a, b) => a - b).map((start) => ({ source, start }))
      })
      const [first] = found
      if (!first) return []
      const { line, character } = first.source.getLineAndCharacterOfPosition(first.start)
      const at = { file: shownPathOf(root, packages, first.source.fileName), line: line + 1, column: character + 1 }
      return [lineComments(at, documented.name, found.length)]
    })
}

function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.findAncestor(declaration, ts.isStatement) ?? declaration
}

/** Where the lines begin that stand right above a statement without a doc comment; a `/// <reference … />` speaks to TypeScript. */
function startOfLines(statement: ts.Node, source: ts.SourceFile): number | undefined {
  const { text } = source
  const comments = ts.getLeadingCommentRanges(text, statement.pos) ?? []
  if (comments.some(({ pos }) => text.startsWith('/**', pos))) return undefined
  let start: number | undefined
  let below = statement.getStart(source)
  for (const { pos, end } of comments.toReversed()) {
    const isAbove = /^[ \t]*\r?\n?[ \t]*$/.test(text.slice(end, below))
    if (!isAbove || !/^\/\/\/[ \t]*(?![</\s])/.test(text.slice(pos, end))) break
    start = pos
    below = pos
  }
  return start
}
