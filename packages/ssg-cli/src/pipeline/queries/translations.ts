// What translations and their originals have to do with each other. Of a site with one language there is nothing to ask.
import type { Diagnostic } from '@docgen/model'
import { queryOf } from '../../engine/query.ts'
import { writtenAnchorsOf } from '../../syntax/markdown/heading-anchor.ts'
import { hashOfOriginal } from '../../syntax/markdown/original-text.ts'
import { checkTranslations, type Original } from '../check-translations.ts'
import { sha256HexOf } from '../hash.ts'
import { configIn, keyOfJson, localeNames, sources } from './inputs.ts'
import { pages } from './pages.ts'
import type { SiteWorld } from './world.ts'

const noOriginals: ReadonlyMap<string, Original> = new Map()

/** What translations are compared with, by the file of a page in the default language. */
export const originals = queryOf<SiteWorld, ReadonlyMap<string, Original>>(
  'originals',
  async ({ ask }) => {
    if ((await ask(localeNames)).length < 2) return noOriginals
    const { files } = await ask(sources)
    const inDefault = files.filter(({ locale, made, kind }) => locale === undefined && made === undefined && kind === undefined)
    return new Map(
      inDefault.map(({ file, text }) => [file, { hash: hashOfOriginal(text, sha256HexOf), anchors: writtenAnchorsOf(text) }]),
    )
  },
  { keyOf: (known) => keyOfJson([...known]) },
)

export const translationFindings = queryOf<SiteWorld, readonly Diagnostic[]>('translation findings', async ({ ask }) => {
  const [, ...others] = await ask(localeNames)
  if (others.length === 0) return []
  const [compiled, known, locales] = await Promise.all([
    ask(pages),
    ask(originals),
    Promise.all(others.map((name) => ask(configIn(name)))),
  ])
  return checkTranslations({ pages: compiled, locales, originals: known })
})
