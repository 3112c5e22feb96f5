import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { reactTheme } from '../theme.ts'
import { docPage } from './sample-props.ts'

const { layouts } = reactTheme

const htmlOf = (feedHref?: string) => renderToStaticMarkup(<layouts.changelog {...docPage} feedHref={feedHref} />)

test('leads to what its releases changed in the API, where that is told', () => {
  const html = renderToStaticMarkup(<layouts.changelog {...docPage} changesHref="/base/api/core/api-changes/" />)
  expect(html).toContain('<ul class="docgen-facts"><li><a href="/base/api/core/api-changes/">API changes</a></li></ul>')
  expect(htmlOf()).not.toContain('docgen-facts')
})

test('offers its feed below the title', () => {
  expect(htmlOf('/base/feed.xml')).toMatch(
    /<\/h1><p class="docgen-feed"><a href="\/base\/feed\.xml" type="application\/atom\+xml">/,
  )
})

test('says nothing of a feed where there is none', () => {
  expect(htmlOf()).not.toMatch(/docgen-feed|atom/)
})
