import { expect, test } from 'vitest'
import { withEdit } from './with-edit.ts'

const linked = { kind: 'name', name: 'Kettle', id: 'kit!Kettle' }
const unlinked = { kind: 'name', name: 'Kettle' }

test.each<[what: string, whole: unknown, before: unknown, after: unknown, result: unknown]>([
  ['nothing was edited', { type: linked }, { type: unlinked }, { type: unlinked }, { type: linked }],
  [
    'a text was edited beside what the whole knows better',
    { text: 'One', type: linked },
    { text: 'One', type: unlinked },
    { text: 'Two', type: unlinked },
    { text: 'Two', type: linked },
  ],
  ['a key came', { type: linked }, { type: unlinked }, { type: unlinked, text: 'New' }, { type: linked, text: 'New' }],
  ['a key went', { type: linked, text: 'Old' }, { type: unlinked, text: 'Old' }, { type: unlinked }, { type: linked }],
  [
    'the edit made what the whole has already',
    { text: 'Two', type: linked },
    { text: 'One' },
    { text: 'Two', type: linked },
    { text: 'Two', type: linked },
  ],
  ['both are others than before', { text: 'Whole' }, { text: 'One' }, { text: 'Two' }, { text: 'Two' }],
  [
    'a text was edited before a link',
    'Boils [Water](a), hot.',
    'Boils Water, hot.',
    'Cooks Water, hot.',
    'Cooks [Water](a), hot.',
  ],
  [
    'a text was edited behind a link',
    'Boils [Water](a), hot.',
    'Boils Water, hot.',
    'Boils Water, cold. Yes.',
    'Boils [Water](a), cold. Yes.',
  ],
  ['a text was cut behind a link', 'Boils [Water](a), hot.', 'Boils Water, hot.', 'Boils Water', 'Boils [Water](a)'],
  ['a text came to stand before a link', '[Water](a)', 'Water', 'Hot Water', 'Hot [Water](a)'],
  ['a link was edited', 'Boils [Water](a).', 'Boils Water.', 'Boils Tea.', 'Boils Tea.'],
  ['a text was edited between two links', '[A](a) and [B](b)', 'A and B', 'A or B', 'A or B'],
  ['an item of a list was edited', [linked, 'one'], [unlinked, 'one'], [unlinked, 'two'], [linked, 'two']],
  ['an item came into a list', [linked, 'one'], [unlinked, 'one'], ['new', unlinked, 'one'], ['new', linked, 'one']],
  ['an item went out of a list', [linked, 'one'], [unlinked, 'one'], [unlinked], [linked]],
  ['the lists are of different lengths', [linked, 'more'], [unlinked], [unlinked, 'new'], [unlinked, 'new']],
  [
    'declarations were moved, edited, removed and added',
    [{ id: 'a', type: linked }, { id: 'b', type: linked }, { id: 'c' }],
    [{ id: 'a', type: unlinked }, { id: 'b', type: unlinked }, { id: 'c' }],
    [{ id: 'd' }, { id: 'b', type: unlinked, text: 'Edited' }, { id: 'a', type: unlinked }],
    [{ id: 'd' }, { id: 'b', type: linked, text: 'Edited' }, { id: 'a', type: linked }],
  ],
  [
    'others add declarations',
    [{ id: 'a', text: 'One' }, { id: 'added' }],
    [{ id: 'a', text: 'One' }],
    [{ id: 'a', text: 'Two' }],
    [{ id: 'a', text: 'Two' }, { id: 'added' }],
  ],
  [
    'a declaration is called like what all objects have',
    { toString: linked },
    {},
    { constructor: 1 },
    { toString: linked, constructor: 1 },
  ],
])('%s', (_, whole, before, after, result) => {
  expect(withEdit(whole, before, after)).toEqual(result)
})

test('what was edited has the order of the whole, so that its text is what reading all packages makes', () => {
  const whole = { name: 'a', type: linked, text: 'One', more: 1 }
  const edited = withEdit(whole, { name: 'a', text: 'One' }, { text: 'Two', name: 'a' })
  expect(JSON.stringify(edited)).toBe(JSON.stringify({ ...whole, text: 'Two' }))
})
