import type { ApiComment, ApiEntry, ApiMember, ApiParameter, ApiSignature, ApiText } from '@docgen/model'
import type { SiteComment } from './parse-comments.ts'

/** What the site cannot add: the package says it itself (`unused`), or has no such parameter. */
export interface Refused {
  readonly unused: (part: string, at: ApiText) => void
  readonly unknownParameter: (name: string, at: ApiText, known: readonly string[]) => void
}

const nothing: ApiComment = { examples: [], throws: [], see: [], others: [], modifiers: [] }

/** The package's comment with what the site adds. Nothing of the package is replaced. */
export function mergeComment(theirs: ApiComment | undefined, ours: SiteComment, refused: Refused): ApiComment {
  const base = theirs ?? nothing
  const one = (part: string, said: ApiText | undefined, added: ApiText | undefined) => {
    if (said && added) refused.unused(part, added)
    return said ?? added
  }
  const many = (part: string, said: readonly ApiText[], added: readonly ApiText[]) => {
    if (said.length === 0) return added
    for (const text of added) refused.unused(part, text)
    return said
  }
  // What follows the site's summary continues that one, and not the package's.
  const isSummaryTheirs = base.summary !== undefined && ours.summary !== undefined
  return {
    ...base,
    summary: one('a summary', base.summary, ours.summary),
    remarks: isSummaryTheirs ? base.remarks : one('remarks', base.remarks, ours.remarks),
    returns: one('a text on the result', base.returns, ours.returns),
    throws: many('a text on errors', base.throws, ours.throws),
    examples: many('an example', base.examples, ours.examples),
  }
}

interface Callable {
  readonly comment?: ApiComment | undefined
  readonly signatures: readonly ApiSignature[]
}

/** Of overloads that have no comment the declaration gets it, else the first overload that has one. */
function mergeIntoCallable({ comment, signatures }: Callable, ours: SiteComment, refused: Refused): Callable {
  const named = mergeParameters(signatures, ours, refused)
  const index = signatures.length === 1 ? 0 : signatures.findIndex((signature) => signature.comment !== undefined)
  const target = signatures[index]
  if (!target) return { comment: mergeComment(comment, ours, refused), signatures: named }
  const merged = mergeComment(target.comment ?? comment, ours, refused)
  return { comment, signatures: named.map((signature, at) => (at === index ? { ...signature, comment: merged } : signature)) }
}

/** Texts of parameters, in every signature that has them. */
function mergeParameters(
  signatures: readonly ApiSignature[],
  { parameters: ours }: SiteComment,
  refused: Refused,
): readonly ApiSignature[] {
  const known = signatures.flatMap(({ parameters }) => parameters)
  for (const { name, text } of ours) {
    const own = known.filter((parameter) => parameter.name === name)
    if (own.length === 0) refused.unknownParameter(name, text, [...new Set(known.map((parameter) => parameter.name))])
    else if (own.every((parameter) => parameter.text !== undefined)) refused.unused('a text', text)
  }
  const withText = (parameter: ApiParameter): ApiParameter => {
    const added = ours.find(({ name }) => name === parameter.name)?.text
    return added && parameter.text === undefined ? { ...parameter, text: added } : parameter
  }
  return signatures.map((signature) => ({ ...signature, parameters: signature.parameters.map(withText) }))
}

/** Of what is a function by its type, with the texts of its parameters. */
export function mergeIntoDeclaration<Declaration extends ApiMember | Exclude<ApiEntry, { readonly kind: 'reference' }>>(
  declaration: Declaration,
  ours: SiteComment,
  refused: Refused,
): Declaration {
  if ('signatures' in declaration) return { ...declaration, ...mergeIntoCallable(declaration, ours, refused) }
  const comment = mergeComment(declaration.comment, ours, refused)
  const type = 'type' in declaration && declaration.type.kind === 'function' ? declaration.type : undefined
  const [signature] = mergeParameters(type ? [type.signature] : [], ours, refused)
  return { ...declaration, comment, ...(type && signature && { type: { ...type, signature } }) }
}
