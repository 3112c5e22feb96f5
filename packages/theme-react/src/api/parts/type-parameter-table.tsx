import type { WithWords } from '@docgen/model'
import type { ReactNode } from 'react'
import { ApiTable } from './api-table.tsx'
import { SectionTitle } from './section-title.tsx'

export interface TypeParameterTableProps extends WithWords {
  readonly rows: readonly {
    readonly name: string
    readonly constraint?: ReactNode
    readonly defaultType?: ReactNode
    readonly text?: ReactNode
  }[]
  /** Of the heading. */
  readonly level: number
}

export function TypeParameterTable({ rows, level, words }: TypeParameterTableProps) {
  const hasConstraints = rows.some(({ constraint }) => constraint !== undefined)
  const hasDefaults = rows.some(({ defaultType }) => defaultType !== undefined)
  return (
    <>
      <SectionTitle level={level}>{words('typeParameters')}</SectionTitle>
      <ApiTable
        columns={[words('name'), hasConstraints && words('extends'), hasDefaults && words('default'), words('description')]}
        words={words}
      >
        {rows.map(({ name, constraint, defaultType, text }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {hasConstraints && <TypeCell label={words('extends')} type={constraint} />}
            {hasDefaults && <TypeCell label={words('default')} type={defaultType} />}
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
