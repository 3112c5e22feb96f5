import { englishWords } from '../messages/words.ts'
import { expect, test } from 'vitest'
import { entryAnchorOf, entryGroupsOf, memberGroupsOf, namespaceAnchorOf, packagesByGroup } from './api-groups.ts'
import type { ApiComment, ApiMember, ApiVariable } from './api.ts'

const type = { kind: 'intrinsic', name: 'string' } as const
const comment = (heading: string | undefined): ApiComment => ({
  examples: [],
  throws: [],
  see: [],
  others: [],
  modifiers: [],
  heading,
})
const property = (name: string, heading?: string): ApiMember => ({
  kind: 'property',
  id: `p!A#${name}`,
  name,
  flags: {},
  type,
  comment: comment(heading),
})
const method = (name: string, heading?: string): ApiMember => ({
  kind: 'method',
  id: `p!A#${name}`,
  name,
  flags: {},
  signatures: [{ typeParameters: [], parameters: [], returns: type, comment: comment(heading) }],
})
const variable = (name: string, heading?: string): ApiVariable => ({
  kind: 'variable',
  id: `p!${name}`,
  name,
  displayName: name,
  flags: {},
  type,
  comment: comment(heading),
})

test.each<[string, readonly ApiMember[], readonly string[]]>([
  ['by kind', [property('a'), method('b')], ['properties: a', 'methods: b']],
  [
    'under the headings of their authors by title, and by kind what has none',
    [property('a', 'Time & space'), property('b'), method('c', 'Time & space'), method('d', 'Doors')],
    ['group-doors: d', 'group-time-space: a c', 'properties: b'],
  ],
  [
    'under anchors of their own where titles differ in signs or letter case',
    [property('a', 'C++'), property('b', 'C#'), property('c', 'c+')],
    ['group-c-: b', 'group-c--1: a', 'group-c--2: c'],
  ],
  [
    'with events before properties',
    [property('a'), method('b', 'Events'), property('c', 'Events')],
    ['events: b c', 'properties: a'],
  ],
])('lays members out %s', (_, members, expected) => {
  expect(
    memberGroupsOf(members, englishWords).map((group) => `${group.anchor}: ${group.members.map(({ name }) => name).join(' ')}`),
  ).toEqual(expected)
})

test('lays exports out under the headings of their authors by title, and by kind what has none', () => {
  const groups = entryGroupsOf([variable('a'), variable('b', 'Ünder'), variable('c', 'Doors')], englishWords)
  expect(groups.map(({ title, anchor, entries }) => [title, anchor, entries.map(({ name }) => name).join(' ')])).toEqual([
    ['Doors', 'group-doors', 'c'],
    ['Ünder', 'group-ünder', 'b'],
    ['Variables', 'variables', 'a'],
  ])
})

test.each([
  [
    ['Server', 'Client'],
    ['b', 'd', 'a', 'c'],
  ],
  [
    ['Client', 'Server'],
    ['a', 'b', 'd', 'c'],
  ],
  [undefined, ['a', 'b', 'c', 'd']],
])('packages in the order of the groups %j', (groups, expected) => {
  const named = (name: string, group?: string) => ({
    dir: name,
    name,
    version: '',
    description: '',
    isPublished: true,
    group,
    entries: [],
  })
  const packages = [named('a', 'Client'), named('b', 'Server'), named('c'), named('d', 'Server')]
  expect(packagesByGroup({ packages, groups }).map(({ name }) => name)).toEqual(expected)
})

test.each<[readonly string[] | undefined, readonly string[]]>([
  [undefined, ['Doors', 'Time', 'Variables']],
  [
    ['Time', '*'],
    ['Time', 'Doors', 'Variables'],
  ],
  [
    ['variables', '*', 'Doors'],
    ['Variables', 'Time', 'Doors'],
  ],
])('lays exports out in the order %j', (order, titles) => {
  const entries = [variable('a', 'Time'), variable('b', 'Doors'), variable('c')]
  expect(entryGroupsOf(entries, englishWords, order).map(({ title }) => title)).toEqual(titles)
})

test.each([
  ['kit!Price', 'Price', 'Price'],
  ['kit!Price:variable', 'Price:variable', 'Price:variable'],
  ['kit/node!Price:variable', 'entry-node:Price:variable', 'Price:variable'],
  ['kit!pay:namespace.Price:type2', 'Price:type2', 'Price:type2'],
  ['kit!pay:namespace.Price', 'Price', 'Price'],
])('the row of %s has the anchor %s, within a namespace %s', (id, anchor, inNamespace) => {
  expect(entryAnchorOf({ id, name: 'Price' }, 'kit')).toBe(anchor)
  expect(namespaceAnchorOf({ id, name: 'Price' })).toBe(inNamespace)
})
