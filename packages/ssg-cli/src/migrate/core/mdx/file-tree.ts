// Folders and files of a drawn tree, as a list.
import { textAt, type Element } from './element.ts'
import type { ComponentRule, MdxPage } from './mdx-page.ts'
import { partsOf } from './parts.ts'
import { indentBehind, unindentTag } from './unindent.ts'

interface TreeNames {
  readonly folder: string
  readonly file: string
}

/** Folders and files with names become a list; anything else in the tree is left to a person. */
export function fileTreeRule(names: TreeNames): ComponentRule {
  return (element, page) => {
    const lines = element.column === undefined ? undefined : treeLines(element, page, names, 0)
    if (lines === undefined || lines.length === 0) return false
    unindentTag(element, page.draft)
    const indent = indentBehind(element, page.draft)
    page.draft.replace(element.span, lines.map((line, index) => (index === 0 ? line : indent + line)).join('\n'), {
      kind: 'changed',
      topic: 'component',
      message: `<${element.name}> is now a list.`,
    })
    return 'whole'
  }
}

function treeLines(
  outer: Pick<Element, 'node' | 'column'>,
  page: MdxPage,
  names: TreeNames,
  depth: number,
): readonly string[] | undefined {
  const lines: string[] = []
  for (const part of partsOf(outer, page)) {
    const name = textAt(part.values, 'name')
    const isFolder = part.name === names.folder
    if (name === undefined || (!isFolder && part.name !== names.file)) return undefined
    const mark = part.values['active'] === true ? '**' : ''
    lines.push(`${'  '.repeat(depth)}- ${mark}\`${name}${isFolder && !name.endsWith('/') ? '/' : ''}\`${mark}`)
    const inner = isFolder ? treeLines({ node: part.node, column: outer.column }, page, names, depth + 1) : []
    if (inner === undefined) return undefined
    lines.push(...inner)
  }
  return lines
}
