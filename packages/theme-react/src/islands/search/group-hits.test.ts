import type { SearchHit } from '@docgen/model'
import { expect, test } from 'vitest'
import { groupHits, pathInGroup } from './group-hits.ts'

function hit(href: string, title: string, path: readonly string[]): SearchHit {
  const pageHref = href.replace(/#.*/, '')
  return { kind: 'section', title: [{ text: title, isMatch: false }], path, href, pageHref, isDeprecated: false, snippet: [] }
}

const server = hit('/docs/server/', 'Server', ['Documentation'])
const options = hit('/docs/server/#options', 'Options', ['Documentation', 'Server'])
const hooks = hit('/docs/server/#hooks', 'Hooks', ['Documentation', 'Server', 'Options'])
const email = hit('/docs/email/#send', 'Send', ['Documentation', 'Email'])

test('hits of one page stand together, numbered as they are shown', () => {
  const groups = groupHits([options, email, server])
  expect(groups.map(({ path }) => path.join(' › '))).toEqual(['Documentation › Server', 'Documentation › Email'])
  expect(groups.flatMap(({ hits }) => hits.map(({ hit: { href }, index }) => [href, index]))).toEqual([
    ['/docs/server/#options', 0],
    ['/docs/server/', 1],
    ['/docs/email/#send', 2],
  ])
})

test('a hit passes two of other pages to stand with its own, and no more', () => {
  const other = (page: string) => hit(`/api/${page}/`, page, ['API'])
  const [a, b, c] = ['a', 'b', 'c'].map(other)
  if (!a || !b || !c) throw new Error('There are three.')
  const orderOf = (hits: readonly SearchHit[]) => groupHits(hits).flatMap(({ hits }) => hits.map(({ hit: { href } }) => href))
  expect(orderOf([server, a, b, options])).toEqual([server, options, a, b].map(({ href }) => href))
  const far = [server, a, b, c, options, hooks]
  expect(orderOf(far)).toEqual(far.map(({ href }) => href))
  expect(groupHits(far).map(({ path }) => path.join(' › '))).toEqual(['Documentation', 'API', 'Documentation › Server'])
})

test('a group is named by what its hits share', () => {
  const [group] = groupHits([hooks, options])
  expect(group?.path).toEqual(['Documentation', 'Server'])
  expect(group && pathInGroup(hooks, group)).toEqual(['Options'])
  expect(group && pathInGroup(options, group)).toEqual([])
})

test('a page that is alone stands under its path, without its title twice', () => {
  expect(groupHits([server]).map(({ path }) => path)).toEqual([['Documentation']])
  expect(groupHits([hit('/', 'Home', [])]).map(({ path }) => path)).toEqual([[]])
})

test('neighbours at one place stand under one heading, others under their own', () => {
  const member = (page: string, name: string) => hit(`/api/${page}/#${name}`, `${page}.${name}`, ['@x/core'])
  const groups = groupHits([member('A', 'token'), member('B', 'token'), email, member('C', 'token'), member('B', 'id')])
  expect(groups.map(({ path, hits }) => [path.at(-1), hits.map(({ hit: { href }, index }) => [href, index])])).toEqual([
    [
      '@x/core',
      [
        ['/api/A/#token', 0],
        ['/api/B/#token', 1],
        ['/api/B/#id', 2],
      ],
    ],
    ['Email', [['/docs/email/#send', 3]]],
    ['@x/core', [['/api/C/#token', 4]]],
  ])
})

test('pages with one name stand together, each beside where it stands', () => {
  const page = (name: string, title: string) => hit(`/api/${name}/${title}/`, title, [`@x/${name}`])
  const [server, client, types] = ['server', 'client', 'types'].map((name) => page(name, 'LoginResult'))
  if (!server || !client || !types) throw new Error('There are three.')
  const groups = groupHits([server, client, page('types', 'Tokens'), types])
  expect(groups.map(({ path, hits }) => [path, hits.map(({ hit: { href } }) => href)])).toEqual([
    [[], ['/api/server/LoginResult/', '/api/client/LoginResult/']],
    [['@x/types'], ['/api/types/Tokens/']],
    [[], ['/api/types/LoginResult/']],
  ])
  expect(groups[0] && pathInGroup(client, groups[0])).toEqual(['@x/client'])
})

test('nothing makes no groups', () => expect(groupHits([])).toEqual([]))
