// Pages of the old site that are code.
import { Call, type Code } from '../../scaffold/code-text.ts'
import type { Draft } from '../core/draft.ts'
import { replaceKey } from '../core/frontmatter.ts'
import { cardsText, heroText } from '../core/hero.ts'
import { proseOf } from '../core/prose.ts'
import { homePage, readHome } from '../core/react-home.ts'
import { codeNamed } from './links.ts'
import type { Note } from '../core/note.ts'
import type { Migration, OldAddress, ProjectFiles } from '../core/site.ts'
import { textIn } from '../core/values.ts'
import type { OldPages } from './old-pages.ts'
import type { Place } from './place.ts'
import { siteTitle, type ThemeOptions } from './settings.ts'

interface CodePages {
  /** Of the home page, where the docs stand below another path. */
  readonly sources: readonly Code[]
  readonly files: Migration['files']
  readonly notes: readonly Note[]
  readonly addresses: readonly OldAddress[]
}

interface Input {
  readonly files: ProjectFiles
  readonly pages: OldPages
  readonly place: Place
  readonly theme: ThemeOptions
  /** Addresses that `_meta` files tell of pages which code makes. */
  readonly made: readonly string[]
}

/** The home page becomes one of Markdown with what its code spells out; all others are left to a person. */
export function codePages({ files, pages, place, theme, made }: Input): CodePages {
  const written = new Set(pages.pages.map(({ route }) => route))
  const code = pages.code.filter(
    ({ file, route }) => (route === undefined || !written.has(route)) && !isForward(files.read(file) ?? ''),
  )
  const home = code.find(({ route }) => route === '/')
  const dir = place.path === '/' ? place.dir : 'home'
  const others = code.filter((page) => page !== home)
  const source = home === undefined ? undefined : sourceWithParts(home.file, files)
  const title = textIn(theme.metadata, 'title', 'default') ?? siteTitle(theme) ?? 'Home'
  const tagline = taglineOf(theme)
  return {
    sources: source === undefined || dir === place.dir ? [] : [new Call('docs', { dir, path: '/', name: 'home', sidebar: [] })],
    files: source === undefined ? [] : [{ path: `${dir}/index.md`, text: homePage(readHome(source), { title, tagline }) }],
    notes: [
      ...(home === undefined ? [] : [noteOf(home.file, 'home-page', homeMessage)]),
      ...others.map(({ file, route }) =>
        noteOf(
          file,
          'react-page',
          route === undefined
            ? 'Code makes pages here, one for each value: docgen has sources of your own for that (`defineSource()`).'
            : codeMessage(route),
        ),
      ),
    ],
    addresses: [
      ...(home === undefined ? [] : [{ address: '/', file: home.file, now: '/' }]),
      ...others.flatMap(({ file, route }) => (route === undefined ? [] : [{ address: route, file, now: undefined }])),
      ...made.flatMap((address) => {
        const maker = others.find(({ route, folder }) => route === undefined && address.startsWith(`${folder}/`))
        return maker === undefined ? [] : [{ address, file: maker.file, now: undefined }]
      }),
    ],
  }
}

/** A page of MDX that shows a component of the site, and nothing else: what its code spells out goes into the page. */
export function showComponent(draft: Draft, route: string, { files, theme }: Pick<Input, 'files' | 'theme'>): void {
  const { bodyStart } = draft.page
  const [statement, module = ''] =
    /^export\s*\{[^}]*\bas\s+default\b[^}]*\}\s*from\s*['"]([^'"]+)['"]/m.exec(proseOf(draft)) ?? []
  if (statement === undefined) return
  const file = codeNamed(module, draft.file, files)
  const { actions, cards } = file === undefined ? { actions: [], cards: [] } : readHome(sourceWithParts(file, files))
  const isHome = route === '/'
  const text = `${heroText({ texts: [isHome ? taglineOf(theme) : undefined], actions })}${cardsText(cards)}`
  if (text !== '') draft.insert(bodyStart, text)
  const title = siteTitle(theme)
  if (isHome && title !== undefined) replaceKey(draft, 'title', title)
  draft.note(
    bodyStart,
    isHome
      ? { kind: 'by-hand', topic: 'home-page', message: homeMessage }
      : { kind: 'by-hand', topic: 'react-page', message: codeMessage(route) },
  )
}

const homeMessage = 'The home page is code. Its title, tagline and buttons are now a page of Markdown: add what else it showed.'

function codeMessage(route: string): string {
  return `The page "${route}" is code: rewrite it in Markdown, or as a React page in pages/.`
}

function taglineOf({ metadata, options }: ThemeOptions): string | undefined {
  return textIn(metadata, 'description') ?? textIn(options, 'description')
}

function noteOf(file: string, topic: string, message: string): Note {
  return { kind: 'by-hand', topic, file, line: 1, message }
}

/** A page that shows nothing, and sends its readers on. */
function isForward(source: string): boolean {
  return /\b(?:redirect|permanentRedirect)\(\s*['"]/.test(source) && !/<[A-Za-z]/.test(source)
}

/** The code of a page, with that of the components beside it. */
function sourceWithParts(file: string, files: ProjectFiles): string {
  const text = files.read(file) ?? ''
  const parts = [...text.matchAll(/\bfrom\s+['"](\.{1,2}\/[^'"]+)['"]/g)].flatMap(([, path = '']) => {
    const found = codeNamed(path, file, files)
    return found === undefined ? [] : [files.read(found) ?? '']
  })
  return [text, ...parts].join('\n')
}
