import {
  describedMembersOf,
  isDefaultLeftOut,
  isSpokenOf,
  tabledObjectsOf,
  withoutTabledObjects,
  type ApiMember,
  type ApiParameter,
  type ApiSignature,
  type ApiText,
  type ApiType,
} from '@docgen/model'

interface ParameterRow {
  /** `options`, and `options.limit` below it. */
  readonly name: string
  readonly type: ApiType
  /** As that of a property. */
  readonly mayBeUndefined?: boolean | undefined
  readonly isOptional: boolean
  readonly isRest: boolean
  readonly defaultValue?: string | undefined
  readonly deprecated?: ApiText | undefined
  readonly text?: ApiText | undefined
  /** A property that comments speak of: all that they say is to be shown. */
  readonly member?: ApiMember | undefined
}

/** A parameter, and below it the properties of its inline object type, alone or in an intersection, when a comment speaks of one of them. */
export function parameterRowsOf(parameter: ApiParameter | ParameterRow): readonly ParameterRow[] {
  const { type, name } = parameter
  const inner = propertyRowsOf(type, name)
  return inner.length === 0 ? [parameter] : [{ ...parameter, type: withoutTabledObjects(type, 'object') }, ...inner]
}

/** Whether a table would say more of the parameters than the code does: texts, defaults of properties, or defaults that are long. */
export function isParameterTableDue({ parameters }: Pick<ApiSignature, 'parameters'>): boolean {
  return parameters.some((parameter) => {
    const [row, ...inner] = parameterRowsOf(parameter)
    const isSaid = row?.text !== undefined || row?.deprecated !== undefined || describedMembersOf(parameter.type).length > 0
    return isSaid || isDefaultLeftOut(parameter) || inner.some(({ defaultValue }) => defaultValue !== undefined)
  })
}

function propertyRowsOf(type: ApiType, prefix: string): readonly ParameterRow[] {
  const members = tabledObjectsOf(type).flatMap((object) => object.members.flatMap(toTyped))
  return members.flatMap(({ member, type: own, mayBeUndefined, defaultValue }) => {
    return parameterRowsOf({
      name: `${prefix}.${member.name}`,
      type: own,
      ...(mayBeUndefined && { mayBeUndefined }),
      isOptional: (member.flags.isOptional ?? false) || defaultValue !== undefined,
      isRest: false,
      defaultValue,
      ...(isSpokenOf(member) && { member }),
    })
  })
}

interface TypedMember {
  readonly member: ApiMember
  readonly type: ApiType
  readonly mayBeUndefined?: boolean | undefined
  readonly defaultValue?: string | undefined
}

function toTyped(member: ApiMember): readonly TypedMember[] {
  if (member.kind === 'property') {
    const { type, mayBeUndefined, defaultValue } = member
    return [{ member, type, mayBeUndefined, defaultValue }]
  }
  const [signature] = member.kind === 'method' ? member.signatures : []
  if (!signature) return []
  const type: ApiType = { kind: 'function', isConstructor: false, isAbstract: false, signature }
  return [{ member, type }]
}
