// Places in another tool's config, found by the words that stand there.
import { escapeRegExp } from '@docgen/model'
import type { Note, NoteKind } from './note.ts'
import type { ForeignConfig, ProjectFiles } from './site.ts'
import { textIn } from './values.ts'

export interface ConfigNotes {
  /** `word` is looked for in the text of the config: first from the line on that has the word `after`, which is the place if there is none. */
  readonly say: (kind: NoteKind, topic: string, word: string, message: string, after?: string) => void
  readonly notes: readonly Note[]
}

/** `parts` are further files of the config. */
export function createConfigNotes(
  { file: main }: Pick<ForeignConfig, 'file'>,
  files: ProjectFiles,
  parts: readonly string[] = [],
): ConfigNotes {
  const notes: Note[] = []
  const texts = [main, ...parts].map((file) => ({ file, lines: (files.read(file) ?? '').split('\n') }))
  return {
    notes,
    say: (kind, topic, word, message, after) => {
      const firsts = texts.map(({ lines }) => (after === undefined ? -1 : lines.findIndex((line) => wordIn(after).test(line))))
      const places = texts.flatMap(({ file, lines }, text) => {
        const first = firsts[text] ?? -1
        const found = (from: number): number => lines.findIndex((line, index) => index >= from && wordIn(word).test(line))
        const line = [first < 0 ? -1 : found(first), found(0)].find((index) => index >= 0)
        return line === undefined ? [] : [{ file, line: line + 1 }]
      })
      // What has no name in the config, as where a plugin is given by its function, is where its key is.
      const nearest = texts.flatMap(({ file }, text) =>
        (firsts[text] ?? -1) < 0 ? [] : [{ file, line: (firsts[text] ?? 0) + 1 }],
      )
      const [place] = [...places, ...nearest]
      notes.push({ kind, topic, ...(place ?? { file: main, line: 1 }), message })
    },
  }
}

function wordIn(word: string): RegExp {
  return new RegExp(`(?<![\\w-])${escapeRegExp(word)}(?![\\w-])`)
}

/** What kept a config, or a module of it, from being read. */
export function problemsOf(config: ForeignConfig): readonly Note[] {
  const note = (place: Pick<Note, 'file' | 'line'>, message: string): Note => ({
    kind: 'by-hand',
    topic: 'config',
    file: place.file,
    line: place.line,
    message,
  })
  const replaced = (config.replaced ?? []).map((module) =>
    note(
      module,
      `This module could not be run (${module.problem}), so the config was read without it. Install the packages of the old site and run the command again, or add what is missing.`,
    ),
  )
  if (config.problem === undefined) return replaced
  const place = config.problemAt ?? { file: config.file, line: 1 }
  const message = `The config could not be read (${config.problem}), so none of its settings were migrated. Correct it, or install the packages of the old site, and run the command again.`
  return [...replaced, note(place, message)]
}

/** What could not be evaluated is named, whatever it was for. */
export function noteOpaque(config: ForeignConfig, notes: ConfigNotes, known: (path: string) => boolean = () => false): void {
  for (const path of config.opaque)
    if (!known(path)) notes.say('by-hand', 'config', keyIn(path), opaqueMessage(path, config.names?.get(path)))
  for (const path of config.partial ?? []) {
    if (known(path)) continue
    const text = textIn(config.value, ...path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)))
    notes.say('by-hand', 'config', keyIn(path), `"${path}" is now "${text ?? ''}", without a part that code makes: complete it.`)
  }
}

/** `name` is what the code is called, which begins with the module that it comes from. */
function opaqueMessage(path: string, name = ''): string {
  const module = /^\.{1,2}\/.+?\.(?:json5?|[cm]?[jt]sx?)(?![\w-])/.exec(name)?.[0]
  return module === undefined
    ? `"${path}" is code, so it was not migrated.`
    : `"${path}" is made of "${module}", which does not exist: run the script that writes it, and the command again.`
}

function keyIn(path: string): string {
  return (
    path
      .split('.')
      .filter((part) => !/^\d+$/.test(part))
      .at(-1) ?? path
  )
}
