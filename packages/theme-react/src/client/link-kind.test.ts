import { expect, test } from 'vitest'
import { linkKindOf, type LinkLook } from './link-kind.ts'

const place = { current: 'https://a.example/sub/docs/guide/?x=1#part', base: '/sub/' }
const look: LinkLook = { href: '/sub/docs/', target: '', isDownload: false, rel: '' }

test.each([
  ['another page', {}, 'page'],
  ['another page by its file', { href: '/sub/docs/a.html' }, 'page'],
  ['a page of a version', { href: '/sub/docs/1.2/' }, 'page'],
  ['a page of a version, without a slash', { href: '/sub/docs/1.2' }, 'page'],
  ['a page with an anchor', { href: '/sub/docs/#a' }, 'page'],
  ['the same page with another query', { href: '/sub/docs/guide/?x=2' }, 'page'],
  ['an anchor of this page', { href: '/sub/docs/guide/?x=1#other' }, 'anchor'],
  ['the top of this page', { href: '/sub/docs/guide/?x=1' }, 'anchor'],
  ['another site', { href: 'https://b.example/sub/docs/' }, 'other'],
  ['another base', { href: '/other/docs/' }, 'other'],
  ['a base that only begins alike', { href: '/subway/' }, 'other'],
  ['mail', { href: 'mailto:a@b.example' }, 'other'],
  ['a file', { href: '/sub/feed.xml' }, 'other'],
  ['an archive', { href: '/sub/files/kit.tar.gz' }, 'other'],
  ['a download', { isDownload: true }, 'other'],
  ['a new tab', { target: '_blank' }, 'other'],
  ['this tab, named', { target: '_self' }, 'page'],
  ['rel=external', { rel: 'nofollow external' }, 'other'],
] as const)('%s', (_, change, kind) => expect(linkKindOf({ ...look, ...change }, place)).toBe(kind))
