// Configs and compiled pages for the tests of sources and stages.
import type { DocgenConfig, DocsSource, SiteConfig, Theme } from '@docgen/model'
import { completeConfig } from '../config/complete-config.ts'
import { docs, type DocsOptions } from '../config/sources.ts'

export { headingOf, pageOf } from '../common/page-fixture.ts'

// No test of a stage before the fifth renders anything.
const theme = { name: 'test', styles: [], layouts: {} } as unknown as Theme

/** What a config with these values becomes; `text` is that of its file, for findings that point into it. */
export function configOf(config: Partial<DocgenConfig> = {}, text = ''): SiteConfig {
  const { sources = [docs()] } = config
  return completeConfig(
    { title: 'Shop', ...config },
    { root: '/site', theme, sources, configFiles: [{ file: 'docgen.config.ts', text }], tables: new Map() },
  )
}

/** A config with guides alone, and the guides as it has them. */
export function guidesOf(options: DocsOptions = {}, text = ''): { readonly config: SiteConfig; readonly source: DocsSource } {
  const config = configOf({ sources: [docs(options)] }, text)
  const source = config.sources.find((each) => each.kind === 'docs')
  if (source === undefined) throw new Error('The config has no guides.')
  return { config, source }
}
