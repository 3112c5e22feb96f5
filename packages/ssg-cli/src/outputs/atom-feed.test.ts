import { expect, test } from 'vitest'
import { outputPathOf, type FeedEntry, type ReleaseFeed } from '@docgen/model'
import { atomFeedOf, escapeXml } from './atom-feed.ts'

const entry = (version: string, updated: string, date?: string): FeedEntry => ({
  title: `kit ${version}`,
  address: `https://example.com/api/kit/changelog/#v${version}`,
  date,
  updated,
  html: '<p>A &amp; "b"</p>',
})

const feedOf = (entries: readonly FeedEntry[]): ReleaseFeed => ({
  file: outputPathOf('api/kit/changelog/feed.xml'),
  title: 'Releases of <kit>',
  address: 'https://example.com/api/kit/changelog/feed.xml',
  pageAddress: 'https://example.com/api/kit/changelog/',
  entries: () => entries,
})

test('writes a feed', () => {
  expect(atomFeedOf(feedOf([entry('1.0.0', '2020-01-02', '2020-01-02')]), 'Kit & co', 'en'))
    .toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>https://example.com/api/kit/changelog/feed.xml</id>
<title>Releases of &lt;kit&gt;</title>
<updated>2020-01-02T00:00:00Z</updated>
<author><name>Kit &amp; co</name></author>
<generator>docgen</generator>
<link rel="self" type="application/atom+xml" href="https://example.com/api/kit/changelog/feed.xml"/>
<link rel="alternate" type="text/html" href="https://example.com/api/kit/changelog/"/>
<entry>
<id>https://example.com/api/kit/changelog/#v1.0.0</id>
<title>kit 1.0.0</title>
<published>2020-01-02T00:00:00Z</published>
<updated>2020-01-02T00:00:00Z</updated>
<link rel="alternate" type="text/html" href="https://example.com/api/kit/changelog/#v1.0.0"/>
<content type="html">&lt;p&gt;A &amp;amp; &quot;b&quot;&lt;/p&gt;</content>
</entry>
</feed>
`)
})

test('was updated when its newest entry was', () => {
  const feed = atomFeedOf(feedOf([entry('2.0.0', '2020-01-02'), entry('1.9.1', '2021-05-06', '2021-05-06')]), 'Kit', 'en')
  expect(/<updated>(.*)<\/updated>/.exec(feed)?.[1]).toBe('2021-05-06T00:00:00Z')
  expect(feed.match(/<published>/g)).toHaveLength(1)
})

test.each([
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  ['bell\u0007, half \ud83d and whole \u{1f600}', 'bell, half  and whole \u{1f600}'],
  ['tab\tline\n', 'tab\tline\n'],
])('escapes %j', (text, expected) => expect(escapeXml(text)).toBe(expected))
