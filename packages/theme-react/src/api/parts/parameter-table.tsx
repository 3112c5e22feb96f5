import type { ReactNode } from 'react'
import { ApiTable } from './api-table.tsx'
import { SectionTitle } from './section-title.tsx'

export interface ParameterTableProps {
  readonly rows: readonly {
    /** `options`, and `options.limit` below it. */
    readonly name: string
    readonly isOptional: boolean
    readonly isRest: boolean
    readonly type: ReactNode
    readonly defaultValue?: string | undefined
    readonly text?: ReactNode
  }[]
  /** Of the heading. */
  readonly level: number
}

/** Columns that would be empty are left out. */
export function ParameterTable({ rows, level }: ParameterTableProps) {
  const hasDefaults = rows.some((row) => row.defaultValue !== undefined)
  const hasTexts = rows.some((row) => row.text !== undefined)
  return (
    <>
      <SectionTitle level={level}>Parameters</SectionTitle>
      <ApiTable columns={['Name', 'Type', hasDefaults && 'Default', hasTexts && 'Description']}>
        {rows.map(({ name, type, isOptional, isRest, defaultValue, text }, index) => (
          <tr key={index}>
            <th scope="row">
              <code>
                {isRest && '...'}
                {name}
              </code>
              {isOptional && <small> optional</small>}
            </th>
            <td>{type}</td>
            {hasDefaults &&
              (defaultValue === undefined ? (
                <td />
              ) : (
                <td data-label="Default">
                  <code>{defaultValue}</code>
                </td>
              ))}
            {hasTexts && <td>{text}</td>}
          </tr>
        ))}
      </ApiTable>
    </>
  )
}
