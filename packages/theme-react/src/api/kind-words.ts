import type { ApiKind } from '@docgen/model'

/** What one entry of a kind is called, before its name. */
export const kindWords: Readonly<Record<ApiKind, string>> = {
  class: 'Class',
  enum: 'Enumeration',
  function: 'Function',
  interface: 'Interface',
  namespace: 'Namespace',
  type: 'Type alias',
  variable: 'Variable',
}
