// In: the pages of a site with several languages. Out: where a translation and its original are not, or no longer, the same page.
import { findNearest, type CompiledPage, type Diagnostic, type Heading, type SiteConfig } from '@docgen/model'
import { originalOf } from '../config/locales.ts'
import { extraTranslation, missingTranslation, staleTranslation, translationHeadings } from '../diagnostics/languages.ts'

interface Translations {
  /** Of all languages. */
  readonly pages: readonly CompiledPage[]
  /** Configs of the locales that the originals are not written in. */
  readonly locales: readonly SiteConfig[]
  /** By the file of an original. */
  readonly originals: ReadonlyMap<string, Original>
}

/** What is compared of an original besides its compiled page. */
export interface Original {
  /** What its translations are marked with. */
  readonly hash: string
  /** That its author wrote out. */
  readonly anchors: readonly string[]
}

/** Reports `extra-translation`, `missing-translation`, `stale-translation` and `translation-headings`. A draft is no translation yet. */
export function checkTranslations({ pages, locales, originals: known }: Translations): readonly Diagnostic[] {
  const pageByFile = new Map(pages.flatMap((page) => (page.made ? [] : [[page.file, page] as const])))
  return locales.flatMap((config) => {
    const { localeSite, locale } = config
    const folders = localeSite?.translationFolders ?? []
    return folders.flatMap(({ loaded, source, dir, originalDir }) => {
      const originals = pages.filter((page) => page.source === source && !page.made)
      const own = pages.filter((page) => page.source === loaded)
      const names = originals.map(({ file }) => file)
      const extra = own.flatMap((page): readonly Diagnostic[] => {
        const wanted = originalOf(page.file, config) ?? page.file
        const original = pageByFile.get(wanted)
        if (original) return compare(page, original, known.get(wanted))
        const nearest = findNearest(wanted, names)
        return [extraTranslation(page.file, wanted, nearest && inFolder(nearest, originalDir, dir))]
      })
      const translated = new Set(own.flatMap((page) => (page.frontmatter.draft ? [] : [originalOf(page.file, config)])))
      const missing = originals.flatMap(({ file, frontmatter }) =>
        translated.has(file) || frontmatter.draft
          ? []
          : [missingTranslation(file, locale.label, inFolder(file, originalDir, dir))],
      )
      return [...extra, ...missing]
    })
  })
}

function inFolder(file: string, from: string, to: string): string {
  return `${to}/${from === '.' ? file : file.slice(from.length + 1)}`
}

function compare(
  page: CompiledPage,
  original: CompiledPage,
  { hash = '', anchors = [] }: Partial<Original> = {},
): readonly Diagnostic[] {
  const { source_hash: marked } = page.frontmatter
  const isStale = marked !== undefined && marked !== hash
  const at = page.ranges.source_hash ?? { file: page.file, line: 1, column: 1 }
  return [...(isStale ? [staleTranslation(at, original.file)] : []), ...compareHeadings(page, original, new Set(anchors))]
}

/** The first difference alone: what comes after it mostly follows from it. What docgen adds is not compared. */
function compareHeadings(page: CompiledPage, original: CompiledPage, anchors: ReadonlySet<string>): readonly Diagnostic[] {
  const headings = page.headings.filter(({ isGenerated }) => !isGenerated)
  const wantedHeadings = original.headings.filter(({ isGenerated }) => !isGenerated)
  const at = (heading: Heading | undefined) => ({ file: page.file, line: heading?.line ?? 1, column: heading?.column ?? 1 })
  for (const [index, wanted] of wantedHeadings.entries()) {
    const own = headings[index]
    const place = `line ${wanted.line} of ${original.file}`
    if (own === undefined) {
      const difference = `"${wanted.text}" (${place}) has no counterpart`
      return [translationHeadings(at(headings.at(-1)), original.file, difference, 'Add the heading, with its section.')]
    }
    if (own.depth !== wanted.depth) {
      const difference = `"${own.text}" has level ${own.depth}, and "${wanted.text}" (${place}) has level ${wanted.depth}`
      const hint = 'Give both the same level, or add the heading that is missing.'
      return [translationHeadings(at(own), original.file, difference, hint)]
    }
    if (anchors.has(wanted.anchor) && own.anchor !== wanted.anchor) {
      const difference = `"${own.text}" has the anchor "#${own.anchor}", and "${wanted.text}" (${place}) has "#${wanted.anchor}"`
      return [translationHeadings(at(own), original.file, difference, `Add "{#${wanted.anchor}}" to the heading.`)]
    }
  }
  const extra = headings[wantedHeadings.length]
  return extra === undefined
    ? []
    : [
        translationHeadings(
          at(extra),
          original.file,
          `"${extra.text}" is not in the original`,
          'Remove the heading, or add it to the original.',
        ),
      ]
}
