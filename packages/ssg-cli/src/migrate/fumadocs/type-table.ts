// `<TypeTable type={{ name: { type: 'string', … } }} />` as a table of Markdown.
import { isRecord } from '@docgen/model'
import type { ComponentRule } from '../core/mdx/mdx-page.ts'
import { indentBehind, unindentTag } from '../core/mdx/unindent.ts'
import { entriesIn, flagIn, textIn } from '../core/values.ts'

export const typeTableRule: ComponentRule = (element, { draft }) => {
  const { type } = element.values
  const rows = entriesIn(type)
  const isPlain = rows.length > 0 && rows.every(([, row]) => isRecord(row)) && element.column !== undefined
  if (!isPlain) return false
  const hasDefault = rows.some(([, row]) => textOf(row, 'default') !== undefined)
  const head = ['Name', 'Type', ...(hasDefault ? ['Default'] : []), 'Description']
  const lines = [
    lineOf(head),
    lineOf(head.map(() => '---')),
    ...rows.map(([name, row]) =>
      lineOf([
        codeOf(`${name}${flagIn(row, 'required') === true ? '' : '?'}`),
        codeOf(textOf(row, 'type')),
        ...(hasDefault ? [codeOf(textOf(row, 'default'))] : []),
        cellOf([flagIn(row, 'deprecated') === true ? '**Deprecated.**' : '', textIn(row, 'description') ?? ''].join(' ')),
      ]),
    ),
  ]
  const lost = [...new Set(rows.flatMap(([, row]) => entriesIn(row).map(([key]) => key)))].filter((key) => !known.has(key))
  unindentTag(element, draft)
  draft.replace(element.span, lines.join(`\n${indentBehind(element, draft)}`), {
    kind: lost.length > 0 ? 'left' : 'changed',
    topic: 'component',
    message: `<TypeTable> is now a table${lost.length > 0 ? `, without ${lost.join(', ')}` : ''}.`,
  })
  return 'whole'
}

const known: ReadonlySet<string> = new Set(['type', 'description', 'default', 'required', 'deprecated'])

function textOf(row: unknown, key: string): string | undefined {
  const flag = flagIn(row, key)
  return flag === undefined ? textIn(row, key) : String(flag)
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function codeOf(text: string | undefined): string {
  const line = text?.replace(/\s+/g, ' ').trim() ?? ''
  if (line === '') return ''
  return line.includes('`') ? cellOf(line) : `\`${line.replaceAll('|', '\\|')}\``
}

function cellOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(/[|<]/g, '\\$&')
}
