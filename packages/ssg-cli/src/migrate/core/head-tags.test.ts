import { expect, test } from 'vitest'
import type { ConfigNotes } from './config-notes.ts'
import { headTags } from './head-tags.ts'

test.each([
  ['meta', { name: 'robots', content: 'noindex' }, [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }]],
  ['script', { src: 'a.js', defer: true, weight: 2 }, [{ tag: 'script', attributes: { src: 'a.js', defer: true } }]],
  ['link', undefined, [{ tag: 'link', attributes: {} }]],
  [undefined, {}, []],
  ['meta', { property: 'og:image', content: 'a.png' }, [{ tag: 'meta', attributes: { property: 'og:image', content: 'a.png' } }]],
])('of the tag %s with %j stays %j', (tag, attributes, kept) => expect(migrated(tag, attributes).tags).toEqual(kept))

test.each([
  ['base', { href: '/' }, 'by-hand The tag <base> of `head` was left out.'],
  [
    'meta',
    { property: 'og:title', content: 'A' },
    'changed The tag "og:title" of `head` was removed: docgen writes one for each page.',
  ],
  ['meta', { name: 'description' }, 'changed The tag "description" of `head` was removed: docgen writes one for each page.'],
])('the tag %s with %j is left out, and the report says so', (tag, attributes, message) => {
  expect(migrated(tag, attributes)).toEqual({ tags: [], said: [message] })
})

function migrated(tag: string | undefined, attributes: unknown) {
  const said: string[] = []
  const say: ConfigNotes['say'] = (kind, _topic, _key, message) => void said.push(`${kind} ${message}`)
  return { tags: headTags(tag, attributes, undefined, { say }), said }
}
