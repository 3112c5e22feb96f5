import { GraphQLError } from 'graphql'
import type {
  ASTVisitor,
  SelectionSetNode,
  ValidationContext,
} from 'graphql'

/** A validation rule: a request runs at most so many mutations. */
export function limitMutations(max: number) {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      if (operation.operation !== 'mutation') return
      const count = fieldsOf(context, operation.selectionSet, new Set())
      if (count > max)
        context.reportError(
          new GraphQLError(`At most ${max} mutations per request`, {
            nodes: operation,
            extensions: { code: 'TooManyMutations' },
          }),
        )
    },
  })
}

function fieldsOf(
  context: ValidationContext,
  { selections }: SelectionSetNode,
  seen: Set<string>,
): number {
  let count = 0
  for (const selection of selections) {
    if (selection.kind === 'Field') count++
    else if (selection.kind === 'InlineFragment')
      count += fieldsOf(context, selection.selectionSet, seen)
    else if (!seen.has(selection.name.value)) {
      // The fields of a fragment run once, however often it is spread.
      seen.add(selection.name.value)
      const fragment = context.getFragment(selection.name.value)
      if (fragment)
        count += fieldsOf(context, fragment.selectionSet, seen)
    }
  }
  return count
}
