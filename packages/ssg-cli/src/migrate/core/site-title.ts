// The title of a site: docgen has one, other tools another for the navbar.
import type { ConfigNotes } from './config-notes.ts'

/** `shown` is that of the navbar. `Widgets`, of a site called `Widgets – small parts`, is the title of both; the rest would fill the navbar. */
export function siteTitleOf(title: string | undefined, shown: string | undefined, notes: Pick<ConfigNotes, 'say'>): string {
  if (title === undefined || shown === undefined || shown.trim() === '' || shown === title)
    return title ?? (shown || 'Documentation')
  if (!title.toLowerCase().includes(shown.toLowerCase())) {
    notes.say('left', 'navbar', shown, `"${shown}" of the navbar was left out: docgen shows the title of the site there.`)
    return title
  }
  notes.say('changed', 'navbar', title, `The title of the site, "${title}", is now "${shown}", as the navbar shows it.`)
  return shown
}

/** That of a site whose layouts are code: they may be made by a package that is not installed. */
export function toldTitle(title: string | undefined, notes: Pick<ConfigNotes, 'say'>): string {
  if (title !== undefined) return title
  notes.say('by-hand', 'config', 'title', 'Code makes the title of the site, so it is now "Documentation": write it as `title`.')
  return 'Documentation'
}
