// Compiled pages for tests.
import type { CompiledPage, Heading } from '@docgen/model'

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
