import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SiteProps } from '@docgen/model'
import { Logo } from './logo.tsx'

const html = (logo: SiteProps['logo']): string => {
  // The parts of a site that a logo shows.
  const site = { title: 'Widgets', homeHref: '/', logo } as SiteProps
  return renderToStaticMarkup(<Logo site={site} />)
}

test.each([
  ['no logo', undefined, '<a class="docgen-logo" href="/"><span dir="auto">Widgets</span></a>'],
  [
    'a logo beside the title, which is read once',
    { src: '/a.svg', alt: 'Widgets' },
    '<a class="docgen-logo" href="/"><img src="/a.svg" alt="" loading="lazy"/><span dir="auto">Widgets</span></a>',
  ],
  [
    'a logo in the place of the title, which says it',
    { src: '/a.svg', alt: 'Widgets', replacesTitle: true },
    '<a class="docgen-logo" href="/"><img src="/a.svg" alt="Widgets" loading="lazy"/></a>',
  ],
])('%s', (_, logo, expected) => expect(html(logo)).toBe(expected))
