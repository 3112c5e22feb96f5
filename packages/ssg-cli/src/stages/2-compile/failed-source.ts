import type { CompiledFragment, CompiledSource, Diagnostic, SourceFile } from '@docgen/model'
import { encodePageText } from '../../search/page-text.ts'
import { english } from '../../search/rules.ts'
import { pageOutlineOf } from '../../syntax/markdown/page-outline.ts'

/** In place of a page that cannot be compiled: it keeps its route and its title, so that links to it are right. */
export function failedSourceOf(source: SourceFile, key: string, finding: Diagnostic): CompiledSource {
  const outline = pageOutlineOf(source, key)
  return {
    html: '',
    searchText: encodePageText(outline.title, [], english),
    keptTexts: '',
    page: { ...outline, hasFailed: true, diagnostics: [...outline.diagnostics, finding] },
  }
}

export function failedFragmentOf(finding: Diagnostic): CompiledFragment {
  return { file: finding.file, html: '', slots: [], headings: [], anchors: [], hasFailed: true, diagnostics: [finding] }
}
