// Configs and compiled pages for the tests of sources and stages.
import type { CompiledPage, DocgenConfig, DocsSource, Heading, SiteConfig, Theme } from '@docgen/model'
import { completeConfig } from '../config/complete-config.ts'
import { docs, type DocsOptions } from '../config/sources.ts'

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

/** A page as the compiler leaves it: `docs/guide/install.md` has the content path `guide/install.md`. */
export function pageOf(file: string, parts: Partial<CompiledPage> = {}): CompiledPage {
  const [folder = '', ...rest] = file.split('/')
  const contentPath = rest.join('/')
  return {
    file,
    contentPath,
    source: folder,
    key: `key of ${file}`,
    frontmatter: {},
    ranges: {},
    title: `Title of ${contentPath}`,
    description: `About ${contentPath}.`,
    slots: [],
    headings: [],
    anchors: [],
    diagnostics: [],
    ...parts,
  }
}

export function headingOf(depth: number, text: string, anchor = text.toLowerCase()): Heading {
  return { depth, text, anchor, line: 1, column: 1 }
}
