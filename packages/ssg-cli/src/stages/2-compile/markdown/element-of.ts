import type { Nodes } from 'mdast'
import { slotMark } from '@docgen/model'

export type ElementProps = readonly Readonly<Record<string, unknown>>[]

/** Which of docgen's elements a node becomes, with its properties; see `elementData`. */
export function elementOf(
  { data }: Nodes,
  elementProps: ElementProps,
): { readonly name: string; readonly props: ElementProps[number] } | undefined {
  const number: unknown = data?.hProperties?.['dataDocgen']
  if (typeof number !== 'string' || data?.hName === undefined) return undefined
  return { name: data.hName, props: elementProps[Number(number.slice(slotMark.length))] ?? {} }
}
