import type { SearchAnswer } from '@docgen/model'

/** The answer with addresses that lead to pages from anywhere: in the index they are those from the script, of folders. */
export function answerAt(answer: SearchAnswer, script: string): SearchAnswer {
  if (answer.kind !== 'results' && answer.kind !== 'early') return answer
  const hrefAt = (href: string): string => new URL(href.replace(/^([^?#]*\/)(?=[?#]|$)/, '$1index.html'), script).href
  return {
    ...answer,
    hits: answer.hits.map((hit) => ({ ...hit, href: hrefAt(hit.href), pageHref: hrefAt(hit.pageHref) })),
    suggestions: answer.suggestions.map((suggestion) => ({ ...suggestion, href: hrefAt(suggestion.href) })),
  }
}
