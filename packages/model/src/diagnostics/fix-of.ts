import type { Diagnostic } from './diagnostic.ts'

/** Of a finding about `find`; nothing where nobody can be sure what was meant. */
export function fixOf(find: string, replace: string | undefined): Pick<Diagnostic, 'fix'> {
  return replace === undefined || replace === '' ? {} : { fix: { find, replace } }
}
