import type { Diagnostic, MadePage } from '@docgen/model'

/** A source makes many pages of one place, in the config or in a file of data: if the text of a page is in no file, its findings name its route. */
export function onMadePage<Found extends Diagnostic>(found: Found, made: MadePage | undefined): Found {
  return made === undefined || made.isAsWritten ? found : { ...found, message: `${found.message} (page "${made.path}")` }
}
