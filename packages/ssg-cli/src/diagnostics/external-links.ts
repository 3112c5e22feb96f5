import { fixOf, type Diagnostic, type DiagnosticCode, type SourceRange } from '@docgen/model'

/** Found by `docgen check --external` alone. */
export const externalCodes = ['dead-link', 'moved-link', 'unreachable-link'] as const satisfies readonly DiagnosticCode[]

type ExternalDiagnostic = Diagnostic & { readonly code: (typeof externalCodes)[number] }

/** `reason` completes "…, but": `there is no server of that name`. */
export function deadLink(at: SourceRange, address: string, reason: string): ExternalDiagnostic {
  return {
    code: 'dead-link',
    severity: 'error',
    ...at,
    message: `The link leads to ${address}, but ${reason}.`,
    hint: 'Link to the page that took its place, or remove the link.',
  }
}

export function movedLink(at: SourceRange, address: string, to: string): ExternalDiagnostic {
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
export function unreachableLink(at: SourceRange, address: string, reason: string): ExternalDiagnostic {
  return {
    code: 'unreachable-link',
    severity: 'warning',
    ...at,
    message: `The link leads to ${address}, but ${reason}.`,
    hint: 'Open it in a browser. If it is there, try again later, or add the beginning of the address to "externalLinks.skip".',
  }
}
