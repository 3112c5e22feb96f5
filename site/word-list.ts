import { defineRule } from '@docgen/ssg-cli'
import words from './word-list.json' with { type: 'json' }

const withBounds = (pattern: string): string => `(?<![\\w-])(?:${pattern})(?![\\w-])`

/** Names of products count by case, other words do not. */
const patterns = Object.entries(words).map(([pattern, better]) => ({
  better,
  regex: new RegExp(withBounds(pattern), /^[A-Z]/.test(pattern) ? 'g' : 'gi'),
}))

/** Most texts hold none of the words: one search finds that. */
const anyWord = new RegExp(withBounds(Object.keys(words).join('|')), 'i')

export interface OtherSpelling {
  readonly index: number
  readonly word: string
  readonly better: string
}

/** Words in a text that this site spells in another way, in no order. */
export function otherSpellings(text: string): readonly OtherSpelling[] {
  if (!anyWord.test(text)) return []
  return patterns.flatMap(({ regex, better }) =>
    [...text.matchAll(regex)].map((match) => ({ index: match.index, word: match[0], better })),
  )
}

/** Guides, changelogs, and pages spell each word of the list in one way. */
export const wordList = defineRule({
  code: 'word-list',
  severity: 'error',
  description: 'A page spells a word in a different way than the rest of the site.',
  pure: true,
  needs: ['prose'],
  check(site, report) {
    for (const { source, prose } of site.pages)
      for (const { text, line, column } of prose())
        for (const { index, word, better } of otherSpellings(text))
          report({
            file: source,
            line,
            column: column + index,
            message: `The word list of this site has a different spelling for "${word}".`,
            hint: `Write "${better}".`,
          })
  },
})
