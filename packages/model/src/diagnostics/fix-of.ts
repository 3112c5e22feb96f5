import type { Diagnostic } from './diagnostic.ts'

/** The fix of a finding about `find`: empty unless `replace` is surely what was meant. */
export function fixOf(find: string, replace: string | undefined): Pick<Diagnostic, 'fix'> {
  return replace === undefined || replace === '' ? {} : { fix: { find, replace } }
}
