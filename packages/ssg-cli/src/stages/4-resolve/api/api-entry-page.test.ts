import { expect, test } from 'vitest'
import { resolvedSiteOf } from '../site-fixture.ts'
import { classOf, commentOf, methodOf, packageOf, signatureOf } from './api-fixture.ts'

test('the contents say which of two members with one name is static', () => {
  const method = (id: string) => ({ ...methodOf(id, signatureOf([])), comment: commentOf('Opens it.') })
  const shared = { ...method('@shop/net!Socket#open:static'), name: 'open', flags: { isStatic: true } }
  const alone = { ...method('@shop/net!Socket#make'), flags: { isStatic: true } }
  const socket = classOf('@shop/net!Socket', { members: [method('@shop/net!Socket#open'), shared, alone] })
  const { pages } = resolvedSiteOf({ packages: [packageOf('net', [socket])] })
  const texts = pages.flatMap((each) => {
    const { page } = each.resolved()
    return page.layout === 'apiEntry' ? page.props.toc.map(({ text }) => text) : []
  })
  expect(texts).toEqual(['Methods', 'open', 'static open', 'make'])
})
