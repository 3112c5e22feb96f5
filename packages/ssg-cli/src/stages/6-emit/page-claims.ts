// The files of pages, and the page for addresses that have none.
import {
  codeTypesFileOf,
  isRefused,
  type CodeTypes,
  type FileTarget,
  type OutputFile,
  type ResolvedPage,
  type SitePage,
} from '@docgen/model'
import { fewTokensOf, typeTokensOf } from '../../syntax/code/type-tokens.ts'
import { ownHint, type EmitInput } from './emit-input.ts'
import type { PageKeys } from './page-keys.ts'
import type { Claim } from './unique-outputs.ts'

export function missingPageClaims({ site, renderer }: EmitInput, keyOf: PageKeys): readonly Claim[] {
  return site.pages.flatMap((page) =>
    page.origin ? [] : [{ name: 'the page for missing addresses', file: pageFileOf(page, keyOf, renderer), hint: ownHint }],
  )
}

export function pageClaims({ site, renderer }: EmitInput, keyOf: PageKeys): readonly Claim[] {
  return site.pages.flatMap((page): Claim[] => {
    if (!page.origin) return []
    const own = { ...page.origin, file: pageFileOf(page, keyOf, renderer), hint: 'Give the page another "slug".', isRoute: true }
    const besides = [wholeClaimOf(page, own, keyOf, renderer), codeTypesClaimOf(page, own, keyOf)]
    return [own, ...besides.filter((claim) => claim !== undefined)]
  })
}

function wholeClaimOf(page: SitePage, own: Claim, keyOf: PageKeys, renderer: EmitInput['renderer']): Claim | undefined {
  const whole = wholePageOf(page)
  if (!whole) return undefined
  const file = pageFileOf(whole, (each) => `${keyOf(each)}-whole`, renderer)
  return { name: `the whole of ${own.name}`, file: { ...file, wholeOf: own.file.path }, hint: own.hint }
}

function codeTypesClaimOf(page: SitePage, own: Claim, keyOf: PageKeys): Claim | undefined {
  const file = codeTypesFileOfPage(page, keyOf)
  return file && { name: `the types in ${own.name}`, file, hint: own.hint }
}

/** What an editor says of the names in the samples of a page, by the key of each sample. The page names all of them. */
export function codeTypesFileOfPage(page: SitePage, keyOf: PageKeys): OutputFile | undefined {
  const typesOf = (): readonly CodeTypes[] => page.resolved().codeTypes ?? []
  const path = page.recall('codeTypes', () => {
    const file = codeTypesFileOf(page.file)
    return typesOf().length === 0 || isRefused(file) ? null : file
  })
  if (path === null) return undefined
  const text = (): string =>
    JSON.stringify(
      Object.fromEntries(typesOf().map(({ key, texts, places }) => [key, { texts: texts.map(shownTextOf), places }])),
    )
  return { path, key: `${keyOf(page)}-types`, contents: { kind: 'text', text } }
}

/** Pieces of code with the types of their tokens, so that no script needs to know the language, and behind them what a comment says. */
function shownTextOf(text: string): { readonly code: readonly (string | readonly string[])[]; readonly summary?: string } {
  const [type = '', note = '', summary] = text.split('\n')
  const code: (string | readonly string[])[] = fewTokensOf(typeTokensOf(type)).map((token) =>
    token.type === undefined ? token.text : [token.text, token.type],
  )
  if (note !== '') code.push([` ${note}`, 'punctuation'])
  return { code, ...(summary !== undefined && { summary }) }
}

/** A page that may be too long to be sent at once, as the file beside it has all of it. */
export function wholePageOf(page: SitePage): SitePage | undefined {
  const whole = page.recall('whole', () => page.resolved().whole ?? null)
  if (whole === null) return undefined
  const resolved = (): ResolvedPage => ({ ...page.resolved(), whole: undefined })
  return { ...page, file: whole.file, resolved }
}

function pageFileOf(page: SitePage, keyOf: PageKeys, renderer: EmitInput['renderer']): OutputFile {
  const key = keyOf(page)
  const writeTo = (target: FileTarget, isMeasured: boolean) => renderer.writeTo(page, { target, isMeasured })
  return { path: page.file, key, contents: { kind: 'page', html: () => renderer.html(page), writeTo } }
}
