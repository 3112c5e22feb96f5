import { slug as slugify } from 'github-slugger'
import { Call } from '../../scaffold/code-text.ts'
import { docIdentityOf } from '../../sources/docs/doc-identity.ts'
import { readYamlValue } from '../../syntax/yaml-value.ts'
import { createConfigNotes, noteOpaque } from '../core/config-notes.ts'
import { Draft } from '../core/draft.ts'
import { pageLinesOf } from '../core/lines.ts'
import type { Note } from '../core/note.ts'
import { finishPages, type DraftPage } from '../core/pages.ts'
import { asMarkdown, folderOfFile, joinPath } from '../core/paths.ts'
import type { Migration, MigrationInput, MigrationTool, ProjectFiles } from '../core/site.ts'
import { at, entriesIn, textIn } from '../core/values.ts'
import { migrateStarlightPage } from './page.ts'
import { noteOthers, publicImage, siteSettings, starlightOptions } from './settings.ts'
import { migrateSidebar, type SidebarDoc } from './sidebar.ts'

const content = 'src/content/docs'

export const starlight: MigrationTool = {
  name: 'starlight',
  title: 'Starlight',
  configNames: ['astro.config.mjs', 'astro.config.ts', 'astro.config.mts', 'astro.config.js'],
  migrate,
}

interface Page {
  readonly page: DraftPage
  readonly doc: SidebarDoc
}

function migrate({ config, files }: MigrationInput): Migration {
  const notes = createConfigNotes(config, files)
  const options = starlightOptions(config.value)
  const locales = entriesIn(options, 'locales').flatMap(([key]) => (key === 'root' ? [] : [key]))
  const pages = files.paths
    .filter((path) => path.startsWith(`${content}/`) && /\.mdx?$/.test(path) && !/\/_/.test(path))
    .map((file) => pageOf(file, files))
  const finished = finishPages(pages.map(({ page }) => page))
  const docs = pages
    .map(({ doc }) => doc)
    .filter(({ slug }) => !locales.some((locale) => slug === locale || slug.startsWith(`${locale}/`)))
  noteOpaque(config, notes, (path) => /^(?:integrations\.\d+(?!.*sidebar)|vite|markdown)/.test(path))
  noteOthers(config.value, options, notes)
  const hasSidebar = at(options, 'sidebar') !== undefined || locales.length > 0
  const sidebar = hasSidebar ? migrateSidebar(at(options, 'sidebar'), { docs, notes }) : undefined
  return {
    pages: finished.pages,
    files: [],
    copies: copiesOf(files, options),
    settings: [
      ...siteSettings(config.value, options, notes),
      { key: 'sources', value: [new Call('docs', { dir: content, path: '/', sidebar })] },
    ],
    notes: [
      ...notes.notes,
      ...locales.map((locale) => localeNote(locale, config.file)),
      ...otherPages(files),
      ...pages.flatMap(({ page }) => page.draft.notes),
    ],
    addresses: finished.addresses,
  }
}

function pageOf(file: string, files: ProjectFiles): Page {
  const text = files.read(file) ?? ''
  const contentPath = asMarkdown(file.slice(content.length + 1))
  const { frontmatter } = pageLinesOf(text)
  const data = frontmatter ? readYamlValue(frontmatter.text).value : {}
  // https://docs.astro.build: a page is served at the slug of its path.
  const natural = contentPath
    .replace(/\.md$/, '')
    .split('/')
    .map((segment) => slugify(segment))
    .join('/')
    .replace(/(?:^|\/)index$/, '')
  const slug = (textIn(data, 'slug') ?? natural).replace(/^\/|\/$/g, '')
  const draft = new Draft(file, text)
  migrateStarlightPage(draft, partialReader(file, files))
  const order = Number(textIn(data, 'sidebar', 'order') ?? Infinity)
  const given = textIn(data, 'slug')
  return {
    page: {
      draft,
      to: asMarkdown(file),
      contentPath,
      base: '/',
      address: slug === '' ? '/' : `/${slug}/`,
      slug: given === undefined ? undefined : `/${slug}`,
      isDraft: at(data, 'draft') === true,
    },
    doc: {
      id: docIdentityOf(contentPath, {}, '/').id,
      slug,
      order,
      isHidden: at(data, 'sidebar', 'hidden') === true || at(data, 'draft') === true,
    },
  }
}

function partialReader(page: string, files: ProjectFiles, depth = 0): (path: string) => string | undefined {
  return (path) => {
    const file = joinPath(folderOfFile(page), path)
    const text = path.startsWith('.') && depth < 8 ? files.read(file) : undefined
    if (text === undefined) return undefined
    const draft = new Draft(file, text)
    migrateStarlightPage(draft, partialReader(file, files, depth + 1))
    const migrated = draft.finish()
    return migrated.slice(pageLinesOf(migrated).bodyStart)
  }
}

const asset = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip)$/i

function copiesOf({ paths, read }: ProjectFiles, options: unknown): Migration['copies'] {
  const logos = ['src', 'light', 'dark'].flatMap((key) => publicImage(textIn(options, 'logo', key)) ?? [])
  return [
    ...paths
      .filter((path) => path.startsWith('public/') || (path.startsWith('src/') && asset.test(path)))
      .map((from) => ({ from, to: from })),
    ...logos.filter(({ from }) => read(from) !== undefined).map(({ from, src }) => ({ from, to: `public${src}` })),
  ]
}

function localeNote(locale: string, file: string): Note {
  const message = `The pages of the translation "${locale}" keep their addresses, without a sidebar. For a site in several languages, name it in "locales" of the config, and move its pages to i18n/${locale}/docs.`
  return { kind: 'by-hand', topic: 'locale', file, line: 1, message }
}

/** Pages of Astro, components, and Markdoc. */
function otherPages({ paths }: ProjectFiles): readonly Note[] {
  return paths.flatMap((file): Note[] => {
    if (/^src\/pages\/.*\.astro$/.test(file))
      return [
        {
          kind: 'by-hand',
          topic: 'react-page',
          file,
          line: 1,
          message: 'The page of Astro was left out: write it as a React page in pages/.',
        },
      ]
    if (file.endsWith('.mdoc') && file.startsWith(content))
      return [
        { kind: 'by-hand', topic: 'mdx-code', file, line: 1, message: 'The page of Markdoc was left out: write it in Markdown.' },
      ]
    return []
  })
}
