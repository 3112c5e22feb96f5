import { expect, test } from 'vitest'
import type { ApiChange } from '@docgen/model'
import { releasesOf } from './api-changes.ts'

const change = (kind: ApiChange['kind'], name: string, entryPoint?: string): ApiChange => ({
  kind,
  name,
  impact: 'none',
  ...(entryPoint !== undefined && { entryPoint }),
})

function shownOf(changes: readonly ApiChange[]): readonly (readonly [string, string | undefined])[] {
  const [release] = releasesOf({ changes: [{ version: '1.2.0', changes }] }, (id) => `/${id}/`)
  return release?.changes.map(({ kind, name, href }) => [`${kind} ${name}`, href]) ?? []
}

test('what is still there leads to its page', () => {
  const changes = [change('removed', 'Old', 'kit'), change('changed', 'Box', 'kit/web'), change('added', 'Part')]
  expect(shownOf(changes)).toEqual([
    ['removed Old', undefined],
    ['changed Box', '/kit/web!Box/'],
    ['added Part', undefined],
  ])
})

test('a namespace comes and goes with all that stands in it', () => {
  const changes = [
    change('removed', 'Tools', 'kit'),
    change('removed', 'Tools.saw', 'kit'),
    change('removed', 'Tools.saw', 'kit/web'),
    change('changed', 'Parts', 'kit'),
    change('changed', 'Parts.Screw', 'kit'),
    change('added', 'Parts.Nut', 'kit'),
    change('added', 'Shapes', 'kit'),
    change('added', 'Shapes.Deep.round', 'kit'),
  ]
  expect(shownOf(changes).map(([name]) => name)).toEqual([
    'removed Tools',
    'removed Tools.saw',
    'changed Parts',
    'changed Parts.Screw',
    'added Parts.Nut',
    'added Shapes',
  ])
})

test('a release is as bad as the worst of its changes', () => {
  const impactOf = (...impacts: readonly ApiChange['impact'][]): string | undefined => {
    const changes = impacts.map((impact) => ({ ...change('changed', 'Box', 'kit'), impact }))
    return releasesOf({ changes: [{ version: '1.2.0', changes }] }, () => undefined)[0]?.impact
  }
  expect(impactOf('adds', 'breaks', 'mayBreak')).toBe('breaks')
  expect(impactOf('adds', 'mayBreak')).toBe('mayBreak')
  expect(impactOf('adds', 'none')).toBeUndefined()
})

test('headings have the version for an anchor, and what is yet to come a word', () => {
  const releases = releasesOf({ changes: [{ changes: [] }, { version: '1.2.0', changes: [] }] }, () => undefined)
  expect(releases.map(({ anchor }) => anchor)).toEqual(['unreleased', '1.2.0'])
  expect(releasesOf({}, () => undefined)).toEqual([])
})
