import { expect, test } from 'vitest'
import { headTags } from './head-tags.ts'

test.each([
  ['meta', { name: 'robots', content: 'noindex' }, [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }]],
  ['script', { src: 'a.js', defer: true, weight: 2 }, [{ tag: 'script', attributes: { src: 'a.js', defer: true } }]],
  ['link', undefined, [{ tag: 'link', attributes: {} }]],
  ['base', { href: '/' }, []],
  [undefined, {}, []],
])('of the tag %s with %j stays %j', (tag, attributes, kept) => expect(headTags(tag, attributes)).toEqual(kept))
