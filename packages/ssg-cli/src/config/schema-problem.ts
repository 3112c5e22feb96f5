import type * as v from 'valibot'
import { describeValue, findNearest } from '@docgen/model'
import { keyOf } from './words.ts'

export interface SchemaProblem {
  /** Continues a sentence that begins with the value. */
  readonly problem: string
  readonly hint: string
}

interface CheckedShape {
  /** Those of objects within it as messages name them: `sidebar.label`. */
  readonly keys: readonly string[]
  /** Says how to write what is no object. */
  readonly example: string
}

/** What is wrong with a value that code handed over, which has no place in a file of the author. */
export function problemOf(issue: v.BaseIssue<unknown>, { keys, example }: CheckedShape): SchemaProblem {
  const path = (issue.path ?? []).map((step) => (typeof step.key === 'number' ? step.key : String(step.key)))
  const key = keyOf(path)
  if (key === '') return { problem: 'is not an object', hint: example }
  if (issue.expected === 'never') {
    const above = key.slice(0, key.lastIndexOf('.') + 1)
    const nearest = findNearest(
      key,
      keys.filter((each) => each.lastIndexOf('.') + 1 === above.length && each.startsWith(above)),
    )
    return {
      problem: `has the unknown key "${key}"`,
      hint: nearest === undefined ? 'Remove it.' : `Write "${nearest}", the closest key, or remove it.`,
    }
  }
  if (issue.received === 'undefined') return { problem: `has no "${key}"`, hint: 'Add it.' }
  return { problem: `has ${describeValue(issue.input)} as its "${key}"`, hint: `Write ${issue.message}.` }
}
