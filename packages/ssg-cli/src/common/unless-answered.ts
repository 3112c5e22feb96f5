// Whether a link to another site is dead is known once its address was requested. Where somebody is to ask, each such link is a finding that waits.
import type { Diagnostic, SourceRange } from '@docgen/model'

/** A finding that holds only if the address does not answer. None that is shown is one. */
export interface UnansweredLink extends Diagnostic {
  /** Absolute, of the web, and with its fragment. */
  readonly address: string
}

/** `undefined` for what no server answers, such as `mailto:`. */
export function unlessAnswered(at: SourceRange, href: string): UnansweredLink | undefined {
  // The scheme of a page that is read is not known; nearly all servers answer this one.
  const whole = href.startsWith('//') ? `https:${href}` : href
  if (!/^https?:/i.test(whole) || !URL.canParse(whole)) return undefined
  return { code: 'dead-link', severity: 'error', ...at, message: whole, hint: '', address: whole }
}

export function isUnanswered(finding: Diagnostic): finding is UnansweredLink {
  return 'address' in finding
}
