import type { CompiledPage } from '../model/page.ts'
import type { SourceFile } from '../model/source.ts'
import { pageOutlineOf } from '../syntax/page-outline.ts'

/** Stands for a page that is not compiled yet. */
export function outlinePageOf(file: SourceFile): CompiledPage {
  return pageOutlineOf(file, outlineKey)
}

const outlineKey = ''

export function isOutline(page: CompiledPage | undefined): boolean {
  return page?.key === outlineKey
}
