// In: mdast of a page, transformed. Out: the text that readers see, line by line, with its places in the source.
import type { Nodes, Root, Text } from 'mdast'
import type { ProseLine } from '@docgen/model'

/** `lines` are those of the text that was parsed. Code, addresses and raw HTML are no prose. */
export function proseOf(root: Root, lines: readonly string[]): readonly ProseLine[] {
  const found: ProseLine[] = []
  const visit = (node: Nodes): void => {
    if (node.type === 'text') found.push(...linesOf(node, lines))
    else if ('children' in node) node.children.forEach(visit)
  }
  visit(root)
  return found
}

/** Text that docgen put there has no place. */
function linesOf({ value, position }: Text, lines: readonly string[]): readonly ProseLine[] {
  if (!position) return []
  const { line, column } = position.start
  return value.split('\n').flatMap((text, index): ProseLine[] => {
    if (text.trim() === '') return []
    return [{ text, line: line + index, column: index === 0 ? column : columnOf(text, lines[line + index - 1] ?? '') }]
  })
}

/** Behind what a list or quote puts before the line. Escapes and entities are written otherwise than they read. */
function columnOf(text: string, line: string): number {
  const [word = ''] = /^[\w-]+/.exec(text) ?? []
  const index = word === '' ? -1 : line.indexOf(word)
  return (index < 0 ? line.search(/[^\s>]|$/) : index) + 1
}
