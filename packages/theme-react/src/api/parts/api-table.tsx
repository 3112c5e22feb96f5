import type { WithWords } from '@docgen/model'
import type { ReactNode } from 'react'

interface ApiTableProps extends WithWords {
  /** Titles of the columns; `false` for one that has nothing to show. */
  readonly columns: readonly (string | false)[]
  readonly children: ReactNode
  /** Whether rows are blocks on a wide screen too. */
  readonly isLong?: boolean
}

/** A table whose rows become blocks on a narrow screen, where the types and texts of parameters would not fit beside each other. */
export function ApiTable({ columns, children, words, isLong = false }: ApiTableProps) {
  return (
    <div className={`docgen-table is-stacked${isLong ? ' is-long' : ''}`} role="group" aria-label={words('table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(
              (title) =>
                title !== false && (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
