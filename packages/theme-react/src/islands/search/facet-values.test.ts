import { englishWords } from '@docgen/model'
import { expect, test } from 'vitest'
import { facetLists } from './facet-values.ts'

test('facets come in their order, kinds by their words', () => {
  const facets = {
    package: [
      { value: '@accounts/server', count: 5 },
      { value: '@accounts/types', count: 2 },
    ],
    kind: [
      { value: 'class', count: 4 },
      { value: 'widget', count: 1 },
    ],
  }
  const lists = facetLists(facets, { kind: ['class'] }, englishWords)
  expect(lists.map(({ facet }) => facet)).toEqual(['kind', 'package'])
  expect(lists[0]?.values).toEqual([
    { value: 'class', label: 'Class', count: 4, isChosen: true },
    { value: 'widget', label: 'widget', count: 1, isChosen: false },
  ])
})

test('what is chosen can be taken back, whatever the results say', () => {
  expect(facetLists({}, { version: ['1.0'] }, englishWords)).toEqual([
    { facet: 'version', values: [{ value: '1.0', label: '1.0', count: undefined, isChosen: true }] },
  ])
  expect(facetLists({}, {}, englishWords)).toEqual([])
})
