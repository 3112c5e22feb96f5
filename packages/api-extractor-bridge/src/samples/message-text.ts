import type { Diagnostic } from 'typescript-7/unstable/sync'

/** A message and its reasons, joined by `separator`. */
export function messageTextOf({ text, messageChain = [] }: Diagnostic, separator = '\n'): string {
  return [text, ...messageChain.map((reason) => messageTextOf(reason, separator))].join(separator)
}
