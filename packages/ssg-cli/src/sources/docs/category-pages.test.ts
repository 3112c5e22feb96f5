import { expect, test } from 'vitest'
import type { CategoryPageConfig, SidebarItem } from '@docgen/model'
import { segmentsOfLabel } from '../../common/category-segments.ts'
import { guidesOf } from '../page-fixture.ts'
import { categoryPageOf } from './category-pages.ts'

const item: SidebarItem = { kind: 'doc', label: 'A', path: '/docs/a/' }
const at = { file: 'docgen.config.ts', line: 1, column: 1 }

function pathOf(page: boolean | CategoryPageConfig | undefined, isDefault = false, items: readonly SidebarItem[] = [item]) {
  const { source } = guidesOf({ categoryPages: isDefault })
  return categoryPageOf(source, { label: 'Guides', items, page, segments: ['guides'], at: () => at })?.path
}

test.each<[string, boolean | CategoryPageConfig | undefined, boolean, string | undefined]>([
  ['nobody asks', undefined, false, undefined],
  ['the source asks', undefined, true, '/docs/guides/'],
  ['the category declines', false, true, undefined],
  ['the category asks', true, false, '/docs/guides/'],
  ['the category says more', { description: 'x' }, false, '/docs/guides/'],
  ['it has a slug', { slug: '/all/guides/' }, false, '/docs/all/guides/'],
])('a category has a page where %s', (_, page, isDefault, path) => expect(pathOf(page, isDefault)).toBe(path))

test('a category of nothing has none', () => expect(pathOf(true, true, [])).toBeUndefined())

test('its title is its label, unless it has another', () => {
  const titleOf = (page: CategoryPageConfig) =>
    categoryPageOf(guidesOf().source, { label: 'Guides', items: [item], page, segments: [], at: () => at })?.category
  expect(titleOf({})).toEqual({ title: 'Guides', label: 'Guides', description: undefined, items: [item], at })
  expect(titleOf({ title: 'All guides', description: 'Each.' })).toMatchObject({
    title: 'All guides',
    label: 'Guides',
    description: 'Each.',
  })
})

test.each([
  ['First steps', ['category', 'first-steps']],
  ['Größe & Ärger', ['category', 'größe--ärger']],
  ['!', ['category']],
])('%s stands at %j', (label, segments) => expect(segmentsOfLabel(label)).toEqual(segments))
