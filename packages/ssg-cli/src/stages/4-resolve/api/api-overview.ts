// What a long class can do, before its members are told one by one.
import {
  anchoredMembersOf,
  isDeprecated,
  isDescribed,
  memberAnchorOf,
  summaryTextOf,
  textKey,
  type ApiEntryPageProps,
  type ApiMethod,
  type TocEntry,
  type Words,
} from '@docgen/model'
import type { ApiContext } from './api-frame.ts'
import { firstParagraphOf } from './api-page-texts.ts'
import { firstSentenceOf } from './first-sentence.ts'

/** A class of fewer methods is overlooked without, and one of more has a table of contents that is long enough. */
const leastMethods = 6
const mostMethods = 100

/** Its own methods, where enough of them are described; `texts` are those of the page by key. */
export function overviewOf(
  entry: ApiEntryPageProps['entry'],
  texts: ApiEntryPageProps['texts'],
  context: Pick<ApiContext, 'form'>,
): ApiEntryPageProps['overview'] {
  if (entry.kind !== 'class') return undefined
  const methods = entry.members.filter((member): member is ApiMethod => member.kind === 'method' && !member.inheritedFrom)
  if (methods.filter(isDescribed).length < leastMethods || methods.length > mostMethods) return undefined
  return methods.map((method) => {
    const summary = summaryTextOf(method)
    return {
      name: method.name,
      href: `#${encodeURIComponent(memberAnchorOf(method))}`,
      summary: summary ? firstSentenceOf(firstParagraphOf(texts[textKey(summary)] ?? '', context), context) : '',
      ...(isDeprecated(method) && { isDeprecated: true }),
    }
  })
}

/** A member called `overview` keeps its anchor, and the heading goes without. */
export function overviewEntryOf(entry: ApiEntryPageProps['entry'], words: Words): readonly TocEntry[] {
  const isTaken = entry.kind === 'class' && anchoredMembersOf(entry).some((member) => memberAnchorOf(member) === 'overview')
  return isTaken ? [] : [{ depth: 2, text: words('overview'), href: '#overview' }]
}
