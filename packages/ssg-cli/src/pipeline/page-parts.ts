// What a page is made of, part by part: which of them changed says why it was made anew.
import type { SitePage } from '@docgen/model'
import type { SharedSums } from '../stages/6-emit/page-keys.ts'
import { hashOf } from './hash.ts'

/** Letters of the hash of a part: enough to tell it from what it was. */
export const partLength = 8

/** By the name of the part, a hash of it. Pages of equal parts are equal. */
export type PageParts = Readonly<Record<string, string>>

interface PartsInput {
  /** Hash of the code that renders pages, and of the words that they say. */
  readonly codeKey: string
  /** Names the code and the options that Markdown is compiled with. */
  readonly compilerKey: string
  /** Of a Markdown page: names its text and all that it includes. */
  readonly sourceKey: string | undefined
  /** Of what pages share. */
  readonly sums: SharedSums
}

/** `source`, `compiler`, `code` and `content` (what links, images and samples came to), and each prop of the layout by its name. */
export function pagePartsOf(page: SitePage, { codeKey, compilerKey, sourceKey, sums }: PartsInput): PageParts {
  const { page: themePage, contentKey } = page.resolved()
  const { head, ...props } = themePage.props
  const sidebar = 'sidebar' in props ? sums.ofSidebar(props.sidebar) : undefined
  const { styles, scripts, inlineScript, ...data } = head
  // The key of a compiled page comes first in that of its content, and is told apart here.
  const content = sourceKey === undefined ? contentKey : contentKey.split('\n').slice(1).join('\n')
  const parts: Readonly<Record<string, unknown>> = {
    ...props,
    sidebar,
    head: data,
    assets: [styles, scripts, sums.ofScript(inlineScript)],
    content,
  }
  return {
    code: codeKey.slice(0, partLength),
    ...(sourceKey !== undefined && { source: sourceKey.slice(0, partLength), compiler: compilerKey.slice(0, partLength) }),
    layout: hashOf(themePage.layout).slice(0, partLength),
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, hashOf(JSON.stringify(value)).slice(0, partLength)]],
      ),
    ),
  }
}

/** Names of the parts that are not as they were, in the order of importance. */
export function changedParts(before: PageParts, now: PageParts): readonly string[] {
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])]
  return names.filter((name) => before[name] !== now[name])
}
