import type { Diagnostic } from 'typescript-7/unstable/sync'

/** A message and the reasons below it, each a line of its own or after `separator`. */
export function messageTextOf({ text, messageChain = [] }: Diagnostic, separator = '\n'): string {
  return [text, ...messageChain.map((reason) => messageTextOf(reason, separator))].join(separator)
}
