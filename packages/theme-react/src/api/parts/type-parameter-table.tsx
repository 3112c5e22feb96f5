import type { ReactNode } from 'react'
import { ApiTable } from './api-table.tsx'
import { SectionTitle } from './section-title.tsx'

export interface TypeParameterTableProps {
  readonly rows: readonly {
    readonly name: string
    readonly constraint?: ReactNode
    readonly defaultType?: ReactNode
    readonly text?: ReactNode
  }[]
  /** Of the heading. */
  readonly level: number
}

export function TypeParameterTable({ rows, level }: TypeParameterTableProps) {
  const hasConstraints = rows.some(({ constraint }) => constraint !== undefined)
  const hasDefaults = rows.some(({ defaultType }) => defaultType !== undefined)
  return (
    <>
      <SectionTitle level={level}>Type parameters</SectionTitle>
      <ApiTable columns={['Name', hasConstraints && 'Extends', hasDefaults && 'Default', 'Description']}>
        {rows.map(({ name, constraint, defaultType, text }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {hasConstraints && <TypeCell label="Extends" type={constraint} />}
            {hasDefaults && <TypeCell label="Default" type={defaultType} />}
            <td>{text}</td>
          </tr>
        ))}
      </ApiTable>
    </>
  )
}

function TypeCell({ label, type }: { readonly label: string; readonly type: ReactNode }) {
  return type === undefined ? <td /> : <td data-label={label}>{type}</td>
}
