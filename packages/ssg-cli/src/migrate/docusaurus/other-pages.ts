// What stands beside the docs: pages of Markdown and React, translations.
import { Call, type Code } from '../../scaffold/code-text.ts'
import { countOf } from '../../common/count-of.ts'
import { asMarkdown } from '../core/paths.ts'
import type { DraftPage } from '../core/pages.ts'
import type { MigrationInput, OldAddress } from '../core/site.ts'
import { textIn } from '../core/values.ts'
import type { Note } from '../core/note.ts'
import { docFilesOf, type DocFile } from './docs-files.ts'
import { homePage, partsOf, readHome } from '../core/react-home.ts'
import type { DocusaurusLocale } from './locales.ts'
import { migratedDraft, type DocsSurroundings } from './docs-sources.ts'

interface OtherPages {
  readonly sources: readonly Code[]
  readonly pages: readonly DraftPage[]
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly addresses: readonly OldAddress[]
  readonly notes: readonly Note[]
}

export function migrateOtherPages(input: MigrationInput, surroundings: DocsSurroundings): OtherPages {
  const react = reactPages(input)
  const markdown = markdownPages(input, surroundings, react.files.length > 0)
  const hand = [...react.notes, ...themeFiles(input)]
  return {
    sources: markdown.sources,
    pages: markdown.pages,
    files: react.files,
    addresses: react.addresses,
    notes: hand,
  }
}

function markdownPages(
  { files, fromOut }: MigrationInput,
  { locales: { others }, comments, codeTabs }: DocsSurroundings,
  hasHome: boolean,
): Pick<OtherPages, 'sources' | 'pages'> {
  const pageOf = (doc: DocFile): DraftPage => {
    const draft = migratedDraft(doc.file, { files, fromOut, comments, codeTabs })
    const contentPath = asMarkdown(doc.path)
    const address = `/${contentPath.replace(/(?:^|\/)index\.md$/, '').replace(/\.md$/, '')}`
    return { draft, to: asMarkdown(doc.file), contentPath, base: '/', address, slug: textIn(doc.data, 'slug') }
  }
  const translated = others.flatMap((locale) =>
    docFilesOf(files, `${locale.folder}/docusaurus-plugin-content-pages`).map((doc) =>
      asTranslation(pageOf(doc), 'src/pages', locale),
    ),
  )
  const pages = [...docFilesOf(files, 'src/pages').map(pageOf), ...translated]
  const source = new Call('docs', { dir: 'src/pages', path: '/', name: 'pages', sidebar: [] })
  return { pages, sources: hasHome || pages.length > 0 ? [source] : [] }
}

function asTranslation(page: DraftPage, dir: string, { name, path }: DocusaurusLocale): DraftPage {
  const original = `${dir}/${page.contentPath}`
  return { ...page, to: `i18n/${name}/${original}`, under: path, original }
}

/** The home page is begun anew from what its source tells. What runs in the others is a person's work. */
function reactPages({ files, config }: MigrationInput): Pick<OtherPages, 'addresses' | 'files' | 'notes'> {
  const pages = files.paths.filter(
    (path) => /^src\/pages\/(?:[^_][^/]*\/)*[^_][^/]*\.(?:jsx?|tsx)$/.test(path) && !/\.(?:test|module|d)\./.test(path),
  )
  const addressOf = (file: string): string =>
    `/${file
      .slice('src/pages/'.length)
      .replace(/\.\w+$/, '')
      .replace(/(?:^|\/)index$/, '')}`
  const home = pages.find((file) => addressOf(file) === '/')
  const read = home === undefined ? undefined : readHome(files.read(home) ?? '', partsOf(home, files))
  const title = textIn(config.value, 'title') ?? 'Home'
  return {
    addresses: pages.map((file) => ({ address: addressOf(file), file, now: file === home ? '/' : undefined })),
    files: read
      ? [{ path: 'src/pages/index.md', text: homePage(read, { title, tagline: textIn(config.value, 'tagline') }) }]
      : [],
    notes: pages.map((file) => ({
      kind: 'by-hand',
      topic: read && file === home ? 'home-page' : 'react-page',
      file,
      line: 1,
      message:
        read && file === home
          ? `The home page is now src/pages/index.md, with what its code says in words: ${countOf(read.actions.length, 'button')} and ${countOf(read.cards.length, 'card')}. Add what else it showed, or write it as a React page in pages/.`
          : 'The React page was left out: rewrite it as a docgen page in pages/, without the hooks of Docusaurus.',
    })),
  }
}

/** Components that take the place of the theme's. */
function themeFiles({ files }: MigrationInput): readonly Note[] {
  const names = [...new Set(files.paths.flatMap((path) => /^src\/theme\/([^/.]+)/.exec(path)?.[1] ?? []))]
  return names.map((name) => ({
    kind: 'by-hand',
    topic: 'theme-override',
    file: `src/theme/${name}`,
    line: 1,
    message: `The swizzled component "${name}" was left out: docgen's theme has other components that you can replace.`,
  }))
}
