import type { ApiParameter, ApiTypeParameter } from '@docgen/ssg-cli/model'
import { Table } from '../content/table.tsx'
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
      <Table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Type</th>
            {hasDefaults && <th>Default</th>}
            {hasTexts && <th>Description</th>}
          </tr>
        </thead>
        <tbody>
          {parameters.map(({ name, type, isOptional, isRest, defaultValue, text }) => (
            <tr key={name}>
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
              {hasDefaults && <td>{defaultValue !== undefined && <code>{defaultValue}</code>}</td>}
              {hasTexts && <td>{text && <TextView text={text} context={context} />}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
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
      <Table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Description</th>
          </tr>
        </thead>
        <tbody>
          {described.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{text && <TextView text={text} context={context} />}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
