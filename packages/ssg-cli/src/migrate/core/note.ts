// What a migration has to say: for each thing that changed, was left out or needs a person, its place and why.

export type NoteKind =
  /** The new site does the same in docgen's way. */
  | 'changed'
  /** The new site does not have it, and can do without. */
  | 'left'
  /** A person has to decide, or to write something. */
  | 'by-hand'

export interface Note {
  readonly kind: NoteKind
  /** What it is about, for counting: `tabs`, `mdx-component`. */
  readonly topic: string
  /** Relative to the folder that is migrated. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly message: string
}

/** What several pages include is said once. */
export function uniqueNotes(notes: readonly Note[]): readonly Note[] {
  const keyOf = ({ file, line, topic, message }: Note): string => [file, line, topic, message].join('\n')
  return [...new Map(notes.map((note) => [keyOf(note), note])).values()]
}

/** Minutes that one case takes a person who knows the site: an estimate. */
const minutesByTopic: ReadonlyMap<string, number> = new Map([
  ['react-page', 30],
  ['home-page', 10],
  ['blog', 30],
  ['theme-override', 10],
  ['plugin', 15],
  ['locale', 30],
  ['own-component', 15],
  ['own-container', 3],
  ['mdx-code', 5],
  ['component', 3],
  ['expression', 2],
  ['config', 3],
  ['sidebar', 2],
  ['include', 2],
  ['redirects', 10],
  ['style-sheet', 20],
])

/** Of cases that look alike in one file, the second takes no new thought. */
export function minutesOf(notes: readonly Note[]): number {
  const first = new Map<string, Note>()
  for (const note of notes) {
    if (note.kind === 'by-hand') first.set(`${note.topic} ${note.file} ${note.message}`, note)
  }
  return [...first.values()].reduce((total, { topic }) => total + (minutesByTopic.get(topic) ?? 2), 0)
}
