import type { Diagnostic, MadePage } from '@docgen/model'

/** A source makes many pages of one place in the config: where a page has no file, its findings name its route. */
export function onMadePage<Found extends Diagnostic>(found: Found, made: MadePage | undefined): Found {
  return made === undefined || made.hasFile ? found : { ...found, message: `${found.message} (page "${made.path}")` }
}
