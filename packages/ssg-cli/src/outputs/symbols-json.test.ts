import { expect, test } from 'vitest'
import { symbolsFileOf, symbolsJson } from './symbols-json.ts'

const symbols = ['Cart', 'Tools.Row'].map((name) => ({
  name,
  kind: 'class' as const,
  package: '@shop/cart',
  href: `/base/api/cart/class/${name}/`,
  isDeprecated: false,
}))

test('it stands at the root of the reference', () => {
  expect(symbolsFileOf('/api/symbols/')).toBe('api/symbols.json')
  expect(symbolsFileOf('/symbols/')).toBe('symbols.json')
})

test('one symbol on each line of a JSON array', () => {
  const text = symbolsJson({ symbols })
  expect(text.split('\n')).toEqual([
    '[',
    '{"name":"Cart","kind":"class","package":"@shop/cart","path":"/base/api/cart/class/Cart/"},',
    '{"name":"Tools.Row","kind":"class","package":"@shop/cart","path":"/base/api/cart/class/Tools.Row/"}',
    ']',
    '',
  ])
  expect(JSON.parse(text)).toHaveLength(2)
  expect(JSON.parse(symbolsJson({ symbols: [] }))).toEqual([])
})

test('an augmentation is called that', () => {
  const augmentation = {
    name: 'vue',
    kind: 'namespace' as const,
    isAugmentation: true,
    package: 'kit',
    href: '/',
    isDeprecated: false,
  }
  expect(symbolsJson({ symbols: [augmentation] })).toContain('"kind":"augmentation"')
})
