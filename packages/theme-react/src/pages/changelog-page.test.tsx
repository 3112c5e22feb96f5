import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { reactTheme } from '../theme.ts'
import { docPage } from './sample-props.ts'

const { layouts } = reactTheme

const htmlOf = (feedHref?: string) => renderToStaticMarkup(<layouts.changelog {...docPage} feedHref={feedHref} />)

test('offers its feed below the title', () => {
  expect(htmlOf('/base/feed.xml')).toMatch(
    /<\/h1><p class="docgen-feed"><a href="\/base\/feed\.xml" type="application\/atom\+xml">/,
  )
})

test('says nothing of a feed where there is none', () => {
  expect(htmlOf()).not.toMatch(/docgen-feed|atom/)
})
