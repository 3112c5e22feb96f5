import type { ApiTypeAlias } from '@docgen/model'
import { ApiTable } from './parts/api-table.tsx'
import type { ApiContext } from './context.ts'
import { TextView } from './text-view.tsx'
import { TypeView } from './type-view.tsx'

/** The alternatives of a union that comments speak of, in their order. */
export function AlternativesTable({ entry, context }: { readonly entry: ApiTypeAlias; readonly context: ApiContext }) {
  const { type, alternativeTexts = [] } = entry
  const { words } = context
  if (type.kind !== 'union' || alternativeTexts.length === 0) return null
  return (
    <ApiTable columns={[words('alternative'), words('description')]} words={words}>
      {alternativeTexts.map(({ index, text }) => {
        const alternative = type.types[index]
        return (
          <tr key={index}>
            <th scope="row">{alternative && <TypeView type={alternative} context={context} width={40} />}</th>
            <td>
              <TextView text={text} context={context} level={2} />
            </td>
          </tr>
        )
      })}
    </ApiTable>
  )
}
