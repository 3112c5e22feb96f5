import type { WithWords } from '@docgen/model'
import type { ReactNode } from 'react'
import { ApiTable } from './api-table.tsx'

export interface EnumTableProps extends WithWords {
  /** In source order. */
  readonly rows: readonly {
    readonly name: string
    readonly anchor: string
    readonly isDeprecated: boolean
    readonly badges: ReactNode
    /** As TypeScript writes it: `"InvalidCredentials"`, `0`; absent where it is computed. */
    readonly value?: string | undefined
    readonly text?: ReactNode
  }[]
}

export function EnumTable({ rows, words }: EnumTableProps) {
  const hasValues = rows.some(({ value }) => value !== undefined)
  const hasTexts = rows.some(({ text }) => text !== undefined)
  return (
    <ApiTable columns={[words('member'), hasValues && words('value'), hasTexts && words('description')]} words={words}>
      {rows.map(({ name, anchor, isDeprecated, badges, value, text }) => (
        <tr key={name} id={anchor}>
          <th scope="row">
            <a className="docgen-row-anchor" href={`#${anchor}`}>
              <code>{isDeprecated ? <s>{name}</s> : name}</code>
            </a>{' '}
            {badges}
          </th>
          {hasValues && <td>{value !== undefined && <code>{value}</code>}</td>}
          {hasTexts && <td>{text}</td>}
        </tr>
      ))}
    </ApiTable>
  )
}
