import { expect, test } from 'vitest'
import { localesOf } from './locales.ts'

test('the folder of a language may be written in other letters than its name', () => {
  const locales = { root: { label: 'English', lang: 'en' }, 'zh-cn': { lang: 'zh-CN' }, 'pt-br': { lang: 'pt-BR' }, fr: {} }
  const { first, others } = localesOf({ locales }, ['guides', 'zh-CN', 'pt-br', 'PT-BR'])
  expect([first, ...others].map(({ path, folder }) => [path, folder])).toEqual([
    ['/', ''],
    ['/zh-cn', 'zh-CN'],
    ['/pt-br', 'pt-br'],
    ['/fr', 'fr'],
  ])
})
