// In: the package.json of a site that is migrated in place. Out: what a person has to write into it.
import { docgenScripts, otherScriptsIn, withAdditions } from '../../scaffold/manifest-text.ts'
import type { Note } from './note.ts'

const file = 'package.json'

/** A script that is there stays: it may run more than the old tool. */
export function manifestNotesOf(text: string): readonly Note[] {
  if (withAdditions(text, { scripts: docgenScripts, devDependencies: {} }) === undefined) {
    const message =
      'Its text is not valid JSON, or its scripts or dependencies are not objects, so docgen adds nothing to it. Fix it, then run `docgen init`, which adds the scripts.'
    return [{ kind: 'by-hand', topic: 'config', file, line: 1, message }]
  }
  return otherScriptsIn(text, docgenScripts).map(({ name, value, wanted, line }) => ({
    kind: 'by-hand',
    topic: 'config',
    file,
    line,
    message: `The script "${name}" already exists and runs "${value}". For the site of docgen, set it to "${wanted}".`,
  }))
}
