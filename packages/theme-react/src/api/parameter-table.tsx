import type { ApiParameter, ApiTypeParameter } from '@docgen/ssg-cli/model'
import { ApiTable } from './api-table.tsx'
import { SectionTitle } from './comment-view.tsx'
import type { ApiContext } from './context.ts'
import { TextView } from './text-view.tsx'
import { TypeView } from './type-view.tsx'

interface TableProps<Parameter> {
  readonly parameters: readonly Parameter[]
  readonly context: ApiContext
  readonly level: number
}

/** Columns that would be empty are left out. */
export function ParameterTable({ parameters, context, level }: TableProps<ApiParameter>) {
  if (parameters.length === 0) return null
  const hasDefaults = parameters.some((parameter) => parameter.defaultValue !== undefined)
  const hasTexts = parameters.some((parameter) => parameter.text)
  const width = hasDefaults || hasTexts ? 40 : 60
  return (
    <>
      <SectionTitle level={level}>Parameters</SectionTitle>
      <ApiTable columns={['Name', 'Type', hasDefaults && 'Default', hasTexts && 'Description']}>
        {parameters.map(({ name, type, isOptional, isRest, defaultValue, text }, index) => (
          <tr key={index}>
            <th scope="row">
              <code>
                {isRest && '...'}
                {name}
              </code>
              {(isOptional || defaultValue !== undefined) && <small> optional</small>}
            </th>
            <td>
              <TypeView type={type} hrefs={context.hrefs} width={width} />
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

/** Only for type parameters that have a text: constraints and defaults stand in the declaration. */
export function TypeParameterTable({ parameters, context, level }: TableProps<ApiTypeParameter>) {
  const described = parameters.filter((parameter) => parameter.text)
  if (described.length === 0) return null
  return (
    <>
      <SectionTitle level={level}>Type parameters</SectionTitle>
      <ApiTable columns={['Name', 'Description']}>
        {described.map(({ name, text }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{text && <TextView text={text} context={context} />}</td>
          </tr>
        ))}
      </ApiTable>
    </>
  )
}
