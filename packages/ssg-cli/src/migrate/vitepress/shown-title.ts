// The title that a page shows. Where the text has one, VitePress uses the title in the frontmatter for the head and the search only.
import type { Draft } from '../core/draft.ts'
import type { KeyRules } from '../core/frontmatter.ts'
import { plainText } from '../core/heading-ids.ts'
import { proseOf } from '../core/prose.ts'
import { heroTitleOf } from './home.ts'

/** docgen would show a title of the frontmatter in the place of the one in the text. */
export function keysBesideTitle(draft: Draft, others: KeyRules): KeyRules {
  const inText = shownTitleOf(draft)
  return (key, value, data) => {
    const shown = heroTitleOf(data) ?? inText
    return key === 'title' && shown !== undefined && shown !== value
      ? {
          lines: [],
          kind: 'left',
          message:
            'The "title" of the frontmatter was removed: the page goes on to show the title in its text, which is now that of the head and of the search too.',
        }
      : others(key, value, data)
  }
}

/** Of the heading that the text begins with, whatever code stands before it. */
function shownTitleOf(draft: Draft): string | undefined {
  const [code = ''] = /^(?:\s|<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>)*/.exec(proseOf(draft)) ?? []
  const [, given = ''] = /^#[ \t]+([^\r\n]*)/.exec(draft.text.slice(code.length)) ?? []
  // What code shows is that of the frontmatter, as a rule.
  return given === '' || given.includes('{{') ? undefined : plainText(given.replace(/\{[^{}]*\}\s*$/, ''))
}
