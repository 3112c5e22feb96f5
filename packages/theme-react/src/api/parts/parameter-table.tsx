import type { WithWords } from '@docgen/model'
import type { ReactNode } from 'react'
import { ApiTable } from './api-table.tsx'
import { SectionTitle } from './section-title.tsx'

export interface ParameterTableProps extends WithWords {
  readonly rows: readonly {
    /** `options`, and `options.limit` below it. */
    readonly name: string
    readonly isOptional: boolean
    readonly isRest: boolean
    readonly isDeprecated?: boolean
    readonly type: ReactNode
    readonly defaultValue?: string | undefined
    readonly text?: ReactNode
  }[]
  /** Of the heading. */
  readonly level: number
}

/** Whether names would leave the texts no room beside them. */
export function hasLongNames(rows: readonly { readonly name: string }[]): boolean {
  return rows.some(({ name }) => name.length > 28)
}

/** Columns that would be empty are left out. */
export function ParameterTable({ rows, level, words }: ParameterTableProps) {
  const hasDefaults = rows.some((row) => row.defaultValue !== undefined)
  const hasTexts = rows.some((row) => row.text !== undefined)
  return (
    <>
      <SectionTitle level={level}>{words('parameters')}</SectionTitle>
      <ApiTable
        columns={[words('name'), words('type'), hasDefaults && words('default'), hasTexts && words('description')]}
        words={words}
        isLong={hasLongNames(rows)}
      >
        {rows.map(({ name, type, isOptional, isRest, isDeprecated, defaultValue, text }, index) => (
          <tr key={index}>
            <th scope="row">
              <code>
                {isRest && '...'}
                {isDeprecated ? <s>{name}</s> : name}
              </code>
              {isOptional && <small> {words('optional')}</small>}
            </th>
            <td>{type}</td>
            {hasDefaults &&
              (defaultValue === undefined ? (
                <td />
              ) : (
                <td data-label={words('default')}>
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
