import { Call } from '../../scaffold/code-text.ts'
import type { Setting } from '../../scaffold/config-file.ts'
import { docIdentityOf } from '../../sources/docs/doc-identity.ts'
import { createConfigNotes, noteOpaque } from '../core/config-notes.ts'
import { Draft } from '../core/draft.ts'
import type { Note } from '../core/note.ts'
import { finishPages, type DraftPage } from '../core/pages.ts'
import { folderOfFile, joinPath } from '../core/paths.ts'
import type { Migration, MigrationInput, MigrationTool, ProjectFiles } from '../core/site.ts'
import { at, entriesIn, listIn, textIn } from '../core/values.ts'
import { migrateVitePressPage } from './page.ts'
import { hasOwnSlugs, localesOf, mergedConfig, noteOthers, siteSettings } from './settings.ts'
import { migrateSidebar } from './sidebar.ts'

const endings = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs']

export const vitepress: MigrationTool = {
  name: 'vitepress',
  title: 'VitePress',
  configNames: ['.vitepress/config', '.vitepress/config/index'].flatMap((name) => endings.map((ending) => `${name}.${ending}`)),
  migrate,
}

function migrate(input: MigrationInput): Migration {
  const { config: foreign, files } = input
  const config = mergedConfig(foreign.value)
  const notes = createConfigNotes(foreign, files)
  const src = joinPath(textIn(config, 'srcDir') ?? '.')
  const copies = new Map<string, string>()
  const excluded = listIn(config, 'srcExclude').flatMap((pattern) => (typeof pattern === 'string' ? [globOf(pattern)] : []))
  const keepsAnchors = !hasOwnSlugs(config, foreign.opaque)
  if (!keepsAnchors)
    notes.say(
      'by-hand',
      'anchor',
      'slugify',
      'The anchors of headings are made by code of the config: links to them may need {#id} behind the headings.',
    )
  const drafts = pagesIn(files, src)
    .filter((file) => !excluded.some((pattern) => pattern.test(file.slice(src === '' ? 0 : src.length + 1))))
    .map((file) => draftOf(file, src, input, { config, copies, keepsAnchors }))
  const finished = finishPages(drafts)
  noteOpaque(foreign, notes, (path) => /^(?:markdown|vite|transform|buildEnd|head\.|locales\.(?!root))/.test(path))
  noteOthers(config, notes)
  const ids = new Map(drafts.map((page) => [plainAddress(page.address ?? ''), docIdentityOf(page.contentPath, {}, '/').id]))
  const sidebar = migrateSidebar(at(config, 'themeConfig', 'sidebar'), (address) => ids.get(plainAddress(address)), notes)
  // A host that finds `guide.html` for /guide needs a file for /guide/ too.
  const redirects = finished.addresses.flatMap(({ address, now }) =>
    address.endsWith('/') && address !== '/' && now !== undefined ? [{ from: `${address}index`, to: address.slice(0, -1) }] : [],
  )
  const publicDir = src === '' ? 'public' : `${src}/public`
  const settings: readonly Setting[] = [
    ...siteSettings(config, notes),
    { key: 'staticDir', value: files.paths.some((path) => path.startsWith(`${publicDir}/`)) ? publicDir : undefined },
    { key: 'redirects', value: redirects.length > 0 ? redirects : undefined },
    { key: 'sources', value: [new Call('docs', { dir: src === '' ? '.' : src, path: '/', sidebar })] },
  ]
  return {
    pages: finished.pages,
    files: [],
    copies: [...assetsOf(files, src, publicDir), ...[...copies].map(([from, to]) => ({ from, to }))],
    settings,
    notes: [
      ...notes.notes,
      ...themeNotes(files),
      ...localesOf(config).map((locale) => localeNote(locale, foreign.file)),
      ...drafts.flatMap(({ draft }) => draft.notes),
    ],
    addresses: finished.addresses,
  }
}

function pagesIn(files: ProjectFiles, src: string): readonly string[] {
  return files.paths.filter(
    (path) =>
      path.endsWith('.md') &&
      (src === '' || path.startsWith(`${src}/`)) &&
      !/(?:^|\/)(?:\.vitepress|public|_[^/]*)(?:\/|$)/.test(path),
  )
}

function draftOf(
  file: string,
  src: string,
  { files }: MigrationInput,
  {
    config,
    copies,
    keepsAnchors,
  }: { readonly config: unknown; readonly copies: Map<string, string>; readonly keepsAnchors: boolean },
): DraftPage {
  const contentPath = src === '' ? file : file.slice(src.length + 1)
  const resolved = (path: string): string =>
    path.startsWith('@/') || path.startsWith('/') ? joinPath(src, path.replace(/^@?\//, '')) : joinPath(folderOfFile(file), path)
  const draft = new Draft(file, files.read(file) ?? '')
  migrateVitePressPage(draft, {
    include: (path) => files.read(resolved(path)),
    snippet: (path) => {
      const target = resolved(path)
      if (target.startsWith('..') || files.read(target) === undefined) return undefined
      copies.set(target, target)
      return target
    },
    keepsAnchors,
  })
  return { draft, to: file, contentPath, base: '/', address: addressOf(contentPath, config) }
}

function addressOf(contentPath: string, config: unknown): string {
  const rewritten = entriesIn(config, 'rewrites').find(([from]) => from === contentPath)?.[1]
  const path = typeof rewritten === 'string' ? rewritten : contentPath
  const name = path.replace(/\.md$/, '')
  if (name === 'index') return '/'
  if (name.endsWith('/index')) return `/${name.slice(0, -'index'.length)}`
  return `/${name}${at(config, 'cleanUrls') === true ? '' : '.html'}`
}

function plainAddress(address: string): string {
  return address
    .replace(/\.(?:html|md)$/, '')
    .replace(/(?:^|\/)index$/, '/')
    .replace(/(?<=.)\/$/, '')
}

const assetEnding = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip|woff2?)$/i

function assetsOf(files: ProjectFiles, src: string, publicDir: string): Migration['copies'] {
  return files.paths
    .filter(
      (path) =>
        path.startsWith(`${publicDir}/`) ||
        (path.startsWith(src === '' ? '' : `${src}/`) && assetEnding.test(path) && !path.startsWith('.vitepress/')),
    )
    .map((path) => ({ from: path, to: path }))
}

function themeNotes({ paths }: ProjectFiles): readonly Note[] {
  return paths
    .filter((path) => /^\.vitepress\/(?:theme|components)\/.*\.(?:vue|css|scss)$/.test(path))
    .map((file) => ({
      kind: 'by-hand',
      topic: file.endsWith('css') ? 'style-sheet' : 'theme-override',
      file,
      line: 1,
      message: "This part of the theme was left out: write a component of React, or set the tokens of docgen's theme.",
    }))
}

function localeNote(locale: string, file: string): Note {
  const message = `The pages of the translation "${locale}" keep their addresses, without a sidebar. For a site in several languages, name it in "locales" of the config, and move its pages to i18n/${locale}/docs.`
  return { kind: 'by-hand', topic: 'locale', file, line: 1, message }
}

/** `**\/TODO.md` and the like. */
function globOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*|\?/g, (sign) => (sign === '**/' ? '(?:.*/)?' : sign === '**' ? '.*' : sign === '*' ? '[^/]*' : '[^/]'))
  return new RegExp(`^${source}$`)
}
