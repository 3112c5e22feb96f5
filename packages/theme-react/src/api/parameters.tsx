import { isDeprecated, propertyTypeOf, type ApiParameter, type ApiTypeParameter } from '@docgen/model'
import type { ApiContext } from './context.ts'
import { isParameterTableDue, parameterRowsOf } from './parameter-rows.ts'
import { hasLongNames } from './parts/parameter-table.tsx'
import { TextView } from './text-view.tsx'
import { MemberTexts, TextsOfParameter, TypeTree } from './type-tree.tsx'
import { lineWidth, TypeView } from './type-view.tsx'

interface ParametersProps<Parameter> {
  readonly parameters: readonly Parameter[]
  readonly context: ApiContext
  readonly level: number
}

/** Only where they have texts or defaults: their declaration says the rest. */
export function Parameters({ parameters, context, level }: ParametersProps<ApiParameter>) {
  if (!isParameterTableDue({ parameters })) return null
  const { ParameterTable } = context.parts
  const rows = parameters.flatMap(parameterRowsOf)
  const typeWidth = hasLongNames(rows) ? lineWidth : 40
  return (
    <ParameterTable
      words={context.words}
      level={level}
      rows={rows.map(({ type, mayBeUndefined, deprecated, text, member, ...row }) => ({
        ...row,
        isDeprecated: deprecated !== undefined || (member !== undefined && isDeprecated(member)),
        type: (
          <>
            <TypeView type={propertyTypeOf({ type, mayBeUndefined })} context={context} width={typeWidth} />
            {!(member && type.kind === 'function') && <TypeTree type={type} context={context} level={level + 1} />}
          </>
        ),
        text: member ? (
          <MemberTexts member={member} context={context} level={level + 1} lacksBadges />
        ) : (
          (deprecated ?? text) && <TextsOfParameter deprecated={deprecated} text={text} context={context} level={level + 1} />
        ),
      }))}
    />
  )
}

/** Only where one of them has a text: their declaration says the rest. */
export function TypeParameters({ parameters, context, level }: ParametersProps<ApiTypeParameter>) {
  if (!parameters.some((parameter) => parameter.text)) return null
  const { TypeParameterTable } = context.parts
  const rows = parameters.map(({ name, constraint, defaultType, text }) => ({
    name,
    constraint: constraint && <TypeView type={constraint} context={context} width={30} />,
    defaultType: defaultType && <TypeView type={defaultType} context={context} width={30} />,
    text: text && <TextView text={text} context={context} level={level + 1} />,
  }))
  return <TypeParameterTable rows={rows} level={level} words={context.words} />
}
