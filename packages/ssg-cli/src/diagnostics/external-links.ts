import { fixOf, type Diagnostic, type SourceRange } from '@docgen/model'

/** `reason` completes "…, but": `there is no server of that name`. */
export function deadLink(at: SourceRange, address: string, reason: string): Diagnostic {
  return {
    code: 'dead-link',
    severity: 'error',
    ...at,
    message: `The link leads to ${address}, but ${reason}.`,
    hint: 'Link to the page that took its place, or remove the link.',
  }
}

export function movedLink(at: SourceRange, address: string, to: string): Diagnostic {
  return {
    code: 'moved-link',
    severity: 'warning',
    ...at,
    message: `The link leads to ${address}, which has moved for good.`,
    hint: `Write "${to}".`,
    ...fixOf(address, to),
  }
}

/** `reason` completes "…, but": `the server responds with status 500`. */
export function unreachableLink(at: SourceRange, address: string, reason: string): Diagnostic {
  return {
    code: 'unreachable-link',
    severity: 'warning',
    ...at,
    message: `The link leads to ${address}, but ${reason}.`,
    hint: 'Open it in a browser. If it is there, try again later, or add the beginning of the address to "externalLinks.skip".',
  }
}
