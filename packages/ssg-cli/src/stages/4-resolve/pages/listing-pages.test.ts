import { describe, expect, test } from 'vitest'
import type { CompiledPage, ListingPageProps, Tag } from '@docgen/model'
import { docs, type DocsOptions } from '../../../config/sources.ts'
import { configOf, pageOf } from '../../../sources/page-fixture.ts'
import { resolvedSiteOf, type FixtureParts } from '../site-fixture.ts'

function pageAt(path: string, parts: FixtureParts) {
  const page = resolvedSiteOf(parts).pages.find((each) => each.path === path)
  const resolved = page?.resolved()
  if (resolved?.page.layout !== 'listing') throw new Error(`${path} is no page that lists others.`)
  const props: ListingPageProps = resolved.page.props
  return { props, resolved }
}

function siteOfSidebar(options: DocsOptions, pages: readonly CompiledPage[]): FixtureParts {
  return { config: configOf({ sources: [docs(options)] }, `href: 'https://example.org/'`), pages }
}

describe('the page of a category', () => {
  const pages = [
    pageOf('docs/a.md', { title: 'A', description: 'About a.' }),
    pageOf('docs/b.md', { title: 'B', description: '' }),
    pageOf('docs/c.md', { title: 'C' }),
    pageOf('docs/d.md', { title: 'D' }),
  ]
  const sidebar: DocsOptions['sidebar'] = [
    'a',
    {
      label: 'Guides',
      page: { title: 'All guides', description: 'What there is.' },
      items: [
        'b',
        { label: 'Elsewhere', href: 'https://example.org/' },
        { label: 'Inner', items: ['c'] },
        { label: 'Told', page: { description: 'More of it.' }, items: ['d'] },
      ],
    },
  ]
  const parts = siteOfSidebar({ sidebar }, pages)

  test('lists what is in it, with what each says of itself', () => {
    const { props } = pageAt('/docs/category/guides/', parts)
    expect(props).toMatchObject({ title: 'All guides', lead: 'What there is.' })
    expect(props.head).toMatchObject({ title: 'All guides | Shop', description: 'What there is.' })
    expect(props.entries).toEqual([
      { title: 'B', href: '/docs/b/', isExternal: false, description: undefined },
      { title: 'Elsewhere', href: 'https://example.org/', isExternal: true },
      { title: 'Inner', href: '/docs/c/', isExternal: false, description: '1 page' },
      { title: 'Told', href: '/docs/category/told/', isExternal: false, description: 'More of it.' },
    ])
  })

  test('stands in the sidebar, the breadcrumbs and the order of pages', () => {
    const { props } = pageAt('/docs/category/guides/', parts)
    expect(props.breadcrumbs).toEqual([{ label: 'Guides', href: undefined }])
    expect(props.prev).toMatchObject({ href: '/docs/a/' })
    expect(props.next).toMatchObject({ href: '/docs/b/', category: 'Guides' })
    expect(JSON.stringify(props.sidebar)).toContain('"label":"Overview","href":"/docs/category/guides/","isCurrent":true')
    expect(pageAt('/docs/category/told/', parts).props.breadcrumbs[0]).toEqual({
      label: 'Guides',
      href: '/docs/category/guides/',
    })
  })

  test('says what it holds where its author says nothing', () => {
    const list = 'abcdefg'.split('').map((name) => pageOf(`docs/${name}.md`, { title: name.toUpperCase() }))
    const { props } = pageAt(
      '/docs/category/guides/',
      siteOfSidebar({ sidebar: [{ label: 'Guides', page: true, items: [...'abcdefg'] }] }, list),
    )
    expect(props.lead).toBeUndefined()
    expect(props.head.description).toBe('The pages of “Guides”: A, B, C, D, E, and 2 more.')
  })

  test('is found by its title and its description', () => {
    const { resolved } = pageAt('/docs/category/guides/', parts)
    const found = resolved.search?.()
    expect(found).toMatchObject({ kind: 'page', title: 'All guides', href: '/docs/category/guides/', path: [] })
    expect(found?.text()).toContain('What there is.')
  })

  test('is the page of the same category in other versions', () => {
    const version = (name: string, dir: string, path: string) =>
      docs({ dir, path, version: { name }, sidebar: [{ label: 'Guides', page: true, items: ['a'] }] })
    const { props } = pageAt('/docs/1.0/category/guides/', {
      config: configOf({ sources: [version('2.0', 'new', '/docs'), version('1.0', 'old', '/docs/1.0')] }),
      pages: [pageOf('new/a.md', { source: 'docs-2.0' }), pageOf('old/a.md', { source: 'docs-1.0' })],
    })
    expect(props.version).toEqual({ name: '1.0', label: '1.0' })
    expect(props.site.versions?.map(({ href }) => href)).toEqual(['/docs/category/guides/', '/docs/1.0/category/guides/'])
  })
})

describe('pages of tags', () => {
  const at = { file: 'docgen.config.ts', line: 1, column: 1 }
  const tag: Tag = { label: 'Web', description: 'In browsers.', path: '/tags/web/', pages: ['/docs/a/'], at }
  const parts: FixtureParts = {
    config: configOf({ tags: true }),
    pages: [pageOf('docs/a.md', { title: 'A', description: 'About a.', frontmatter: { tags: ['web', 'else'] } })],
    routes: [
      { kind: 'tags', path: '/tags/', tags: [tag], at },
      { kind: 'tag', path: tag.path, tag },
    ],
  }

  test('list the pages that have the tag', () => {
    const { props } = pageAt('/tags/web/', parts)
    expect(props).toMatchObject({
      title: 'Pages tagged “Web”',
      lead: 'In browsers.',
      sidebar: [],
      breadcrumbs: [{ label: 'Tags', href: '/tags/' }, { label: 'Web' }],
      entries: [{ title: 'A', href: '/docs/a/', description: 'About a.' }],
    })
  })

  test('lead to each other from the list of all tags', () => {
    const { props } = pageAt('/tags/', parts)
    expect(props.entries).toEqual([{ title: 'Web', href: '/tags/web/', isExternal: false, description: 'In browsers. · 1 page' }])
  })

  test('are linked from the pages that have the tag', () => {
    const page = resolvedSiteOf({ ...parts, tagByName: new Map([['web', tag]]) }).pages.find(({ path }) => path === '/docs/a/')
    const resolved = page?.resolved().page
    expect(resolved?.layout === 'doc' && resolved.props.tags).toEqual([{ label: 'Web', href: '/tags/web/' }, { label: 'else' }])
  })
})
