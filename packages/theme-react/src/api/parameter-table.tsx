import type { ApiParameter, ApiType, ApiTypeParameter } from '@docgen/ssg-cli/model'
import { ApiTable } from './api-table.tsx'
import { SectionTitle } from './comment-view.tsx'
import type { ApiContext } from './context.ts'
import type { Links } from './links.ts'
import { parameterRowsOf } from './parameter-rows.ts'
import { TextView } from './text-view.tsx'
import { TypeTree } from './type-tree.tsx'
import { TypeView } from './type-view.tsx'

interface TableProps<Parameter> {
  readonly parameters: readonly Parameter[]
  readonly context: ApiContext
  readonly level: number
}

/** Columns that would be empty are left out. */
export function ParameterTable({ parameters, context, level }: TableProps<ApiParameter>) {
  if (parameters.length === 0) return null
  const rows = parameters.flatMap(parameterRowsOf)
  const hasDefaults = rows.some((row) => row.defaultValue !== undefined)
  const hasTexts = rows.some((row) => row.text)
  const width = hasDefaults || hasTexts ? 40 : 60
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
            <td>
              <TypeView type={type} links={context.links} width={width} />
              <TypeTree type={type} context={context} />
            </td>
            {hasDefaults &&
              (defaultValue === undefined ? (
                <td />
              ) : (
                <td data-label="Default">
                  <code>{defaultValue}</code>
                </td>
              ))}
            {hasTexts && <td>{text && <TextView text={text} context={context} />}</td>}
          </tr>
        ))}
      </ApiTable>
    </>
  )
}

/** Only where one of them has a text: their declaration says the rest. */
export function TypeParameterTable({ parameters, context, level }: TableProps<ApiTypeParameter>) {
  if (!parameters.some((parameter) => parameter.text)) return null
  const hasConstraints = parameters.some((parameter) => parameter.constraint)
  const hasDefaults = parameters.some((parameter) => parameter.defaultType)
  return (
    <>
      <SectionTitle level={level}>Type parameters</SectionTitle>
      <ApiTable columns={['Name', hasConstraints && 'Extends', hasDefaults && 'Default', 'Description']}>
        {parameters.map(({ name, constraint, defaultType, text }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {hasConstraints && <TypeCell label="Extends" type={constraint} links={context.links} />}
            {hasDefaults && <TypeCell label="Default" type={defaultType} links={context.links} />}
            <td>{text && <TextView text={text} context={context} />}</td>
          </tr>
        ))}
      </ApiTable>
    </>
  )
}

interface TypeCellProps {
  readonly label: string
  readonly type: ApiType | undefined
  readonly links: Links
}

function TypeCell({ label, type, links }: TypeCellProps) {
  if (!type) return <td />
  return (
    <td data-label={label}>
      <TypeView type={type} links={links} width={30} />
    </td>
  )
}
