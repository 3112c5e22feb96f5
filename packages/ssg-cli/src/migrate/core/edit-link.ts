// Functions that make the address where a page can be edited: each is asked once, about a page that no site has, and its answer is the pattern of docgen.
import type { ConfigAnswer, ConfigQuestion, Migration } from './site.ts'

/** Told from the addresses that other functions are asked about. */
const about = 'editLink'

export const askedPage = 'docgen-asks.md'

/** What the report says until the function has answered. */
export const editLinkIsCode = 'The address for edits is code, so it was not migrated: write it as `editLink`, with {file}.'

/** `argument` is what the tool calls the function with. */
export function editLinkQuestion(
  path: string | undefined,
  argument: Readonly<Record<string, unknown>>,
): readonly ConfigQuestion[] {
  return path === undefined ? [] : [{ path, about: [about], argument }]
}

/** `folder` is where the pages lie in the new site; docgen tells files from its root. */
export function withEditLink(migration: Migration, answers: readonly ConfigAnswer[], folder: string): Migration {
  const answer = answers.find(([asked]) => asked === about)?.[1]
  const pattern = typeof answer === 'string' ? patternIn(answer, folder) : undefined
  if (pattern === undefined) return migration
  const setting = { key: 'editLink', value: { pattern } }
  const isKnown = migration.settings.some(({ key }) => key === 'editLink')
  return {
    ...migration,
    settings: isKnown
      ? migration.settings.map((each) => (each.key === 'editLink' ? setting : each))
      : [...migration.settings, setting],
    notes: migration.notes.map((note) =>
      note.message === editLinkIsCode
        ? {
            ...note,
            kind: 'changed',
            message: `The address for edits was code, which was called once: \`editLink\` is now "${pattern}".`,
          }
        : note,
    ),
  }
}

/** `https://git.example/edit/main/docs/docgen-asks.md` → `https://git.example/edit/main/{file}` for pages in `docs`. */
function patternIn(answer: string, folder: string): string | undefined {
  const [before = '', after, ...others] = answer.split(askedPage)
  const place = folder === '' ? '' : `${folder}/`
  if (after === undefined || others.length > 0 || !/^https?:/.test(before) || !before.endsWith(`/${place}`)) return undefined
  return `${before.slice(0, before.length - place.length)}{file}${after}`
}
