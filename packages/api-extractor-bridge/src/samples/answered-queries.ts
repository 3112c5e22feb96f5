// In: a module with comments like `//    ^?`. Out: what TypeScript tells of the names that their carets point at.
import { typeQueriesOf, type SampleQuery } from '@docgen/model'
import { isJsxText, isTemplateLiteralToken, type Node, type SourceFile } from 'typescript-7/unstable/ast'
import type { Project } from 'typescript-7/unstable/sync'
import type { NamedSymbol } from './named-symbols.ts'
import type { VirtualModule } from './virtual-modules.ts'

export function answeredQueriesOf(
  { path, index, module: { code } }: VirtualModule,
  named: readonly NamedSymbol[],
  textOf: (named: NamedSymbol) => string | undefined,
  { program }: Project,
): readonly SampleQuery[] {
  const queries = typeQueriesOf(code)
  const source = queries.length === 0 ? undefined : program.getSourceFile(path)
  if (!source) return []
  return queries.flatMap(({ line, column, target }): SampleQuery[] => {
    if (isWithinText(source.getPositionOfLineAndCharacter(line - 1, column - 1), source)) return []
    const pointedAt = named.find(
      (each) => target?.line === each.line && each.column <= target.column && target.column < each.column + each.node.text.length,
    )
    return [{ module: index, line, text: pointedAt && textOf(pointedAt) }]
  })
}

/** What looks like a comment in a template, or between the tags of JSX, is text. */
function isWithinText(position: number, source: SourceFile): boolean {
  const within = (node: Node): boolean | undefined =>
    node.forEachChild((child) => (child.getStart(source) <= position && position < child.getEnd() ? within(child) : undefined)) ??
    (isTemplateLiteralToken(node) || isJsxText(node))
  return within(source) ?? false
}
