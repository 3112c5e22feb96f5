import { expect, test } from 'vitest'
import { partOf } from './part-of.ts'

const partWith = (name: string, ...paths: string[]) => ({
  name,
  label: name,
  color: { light: '#000000', dark: '#ffffff' },
  paths,
})
const parts = [partWith('outer', '/docs/'), partWith('inner', '/docs/databases/', '/api/mongo/')]

test.each([
  ['/docs/databases/', 'inner'],
  ['/docs/databases/redis/', 'inner'],
  ['/docs/databases-old/', 'outer'],
  ['/api/mongo/class/Mongo/', 'inner'],
  ['/api/', undefined],
])('the page %s is about %s', (path, name) => expect(partOf(path, parts)?.name).toBe(name))

test('the order of parts does not matter', () => expect(partOf('/docs/databases/', parts.toReversed())?.name).toBe('inner'))
