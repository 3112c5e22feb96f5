import { expect, test } from 'vitest'
import { outputPathOf, type IslandFault, type SiteConfig, type SitePage } from '@docgen/model'
import type { PageFault } from './island-findings.ts'
import { rendererOf } from './page-renderer.ts'
import type { SiteWorld } from './queries/world.ts'

test('names the page of a language by its path in the whole site', async () => {
  const fault: IslandFault = { kind: 'unknown', name: 'rating', nearest: undefined }
  const told = new Map<string, readonly PageFault[]>()
  const world = {
    ports: { compiler: { renderPage: async () => ({ html: new Uint8Array(), faults: [fault] }) } },
    onRendered: (path: string, faults: readonly PageFault[]) => told.set(path, faults),
  } as unknown as SiteWorld // As much of one as rendering asks.
  const config = {
    siteLocales: [
      { name: 'en', path: '/' },
      { name: 'de', path: '/de/' },
    ],
  } as unknown as SiteConfig // Likewise.
  const page = (locale: string): SitePage => ({
    path: '/docs/',
    kind: 'doc',
    file: outputPathOf(`${locale}/docs/index.html`),
    source: `docs/${locale}.md`,
    locale,
    recall: (_, find) => find(),
    resolved: () => ({ page: {}, content: () => '' }) as never, // What is rendered does not matter.
  })
  const renderer = rendererOf(world, config)
  for (const locale of ['en', 'de']) await renderer.html(page(locale))
  expect([...told]).toEqual([
    ['/docs/', [{ page: { path: '/docs/', source: 'docs/en.md', text: undefined }, fault }]],
    ['/de/docs/', [{ page: { path: '/de/docs/', source: 'docs/de.md', text: undefined }, fault }]],
  ])
})
