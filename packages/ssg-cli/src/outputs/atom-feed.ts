import { escapeText, type FeedEntry, type PageAuthor, type ReleaseFeed, type SiteOutput } from '@docgen/model'

export const releaseFeeds: SiteOutput = {
  name: 'the feed',
  pure: true,
  mayHold: (path) => path.endsWith('.xml'),
  files: ({ feeds, config: { title, locale } }) =>
    feeds.map((feed) => ({ path: feed.file, contents: atomFeedOf(feed, title, locale.htmlLang) })),
}

/** https://www.rfc-editor.org/rfc/rfc4287. Equal releases make equal bytes: no date of the build is in it. */
export function atomFeedOf(
  { title, address, pageAddress, entries: listEntries }: ReleaseFeed,
  author: string,
  lang: string,
): string {
  const entries = listEntries()
  const updated = entries.reduce((latest, entry) => (entry.updated > latest ? entry.updated : latest), '1970-01-01')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(lang)}">`,
    `<id>${escapeXml(address)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${timeOf(updated)}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    '<generator>docgen</generator>',
    `<link rel="self" type="application/atom+xml" href="${escapeXml(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageAddress)}"/>`,
    ...entries.map(entryOf),
    '</feed>\n',
  ].join('\n')
}

function entryOf({ title, address, date, updated, html, authors = [] }: FeedEntry): string {
  return [
    '<entry>',
    `<id>${escapeXml(address)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    ...(date === undefined ? [] : [`<published>${timeOf(date)}</published>`]),
    `<updated>${timeOf(updated)}</updated>`,
    ...authors.map(authorOf),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `<content type="html">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('\n')
}

function authorOf({ name, url }: PageAuthor): string {
  return `<author><name>${escapeXml(name)}</name>${url === undefined ? '' : `<uri>${escapeXml(url)}</uri>`}</author>`
}

/** Changelogs and posts know days only. */
function timeOf(date: string): string {
  return `${date}T00:00:00Z`
}

// https://www.w3.org/TR/xml/#charsets: what is not in this list has no place in a document, not even escaped.
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

export function escapeXml(text: string): string {
  return escapeText(text.replace(notXml, '')).replaceAll('"', '&quot;')
}
