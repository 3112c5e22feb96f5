// Pages of the old site that are code.
import { Call, type Code } from '../../../scaffold/code-text.ts'
import type { HomeLink } from '../hero.ts'
import { homePage, readHome } from '../react-home.ts'
import type { Note } from '../note.ts'
import type { Migration, OldAddress, ProjectFiles } from '../site.ts'
import { codeNamed } from './links.ts'
import type { CodePage } from './old-page.ts'
import type { Redirect } from '../redirects.ts'

interface CodePages {
  /** Of the home page, where the docs stand below another path. */
  readonly sources: readonly Code[]
  readonly files: Migration['files']
  readonly notes: readonly Note[]
  readonly addresses: readonly OldAddress[]
  /** Pages that only send their readers on, and the addresses of these. */
  readonly redirects: readonly Redirect[]
  readonly forwarded: readonly OldAddress[]
}

interface Input {
  readonly files: ProjectFiles
  readonly code: readonly CodePage[]
  /** Routes of pages in Markdown. */
  readonly written: ReadonlySet<string>
  /** Folder of the docs at `/`, if there is one. */
  readonly rootDir: string | undefined
  readonly title: string
  readonly tagline: string | undefined
  /** Button of a home page whose code spells out none. */
  readonly entry?: HomeLink | undefined
  /** Addresses that the old site tells of pages which code makes. */
  readonly made: readonly string[]
}

/** The home page becomes one of Markdown with what its code spells out; all others are left to a person. */
export function codePages({ files, code: given, written, rootDir, title, tagline, entry, made }: Input): CodePages {
  const own = given.filter(({ route }) => route === undefined || !written.has(route))
  const forwards = own.flatMap(({ file, route }) => {
    const to = forwardOf(files.read(file) ?? '')
    return to === undefined || route === undefined ? [] : [{ file, from: route, to }]
  })
  const code = own.filter(({ file }) => !forwards.some((each) => each.file === file))
  const home = code.find(({ route }) => route === '/')
  const dir = rootDir ?? 'home'
  const others = code.filter((page) => page !== home)
  const source = home === undefined ? undefined : sourceWithParts(home.file, files)
  return {
    redirects: forwards.map(({ from, to }) => ({ from, to })),
    forwarded: forwards.map(({ file, from }) => ({ address: from, file, now: from })),
    sources: source === undefined || dir === rootDir ? [] : [new Call('docs', { dir, path: '/', name: 'home', sidebar: [] })],
    files:
      source === undefined
        ? []
        : [{ path: `${dir}/index.md`, text: homePage(withEntry(readHome(source), entry), { title, tagline }) }],
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

function withEntry(home: ReturnType<typeof readHome>, entry: HomeLink | undefined): ReturnType<typeof readHome> {
  return home.actions.length > 0 || entry === undefined ? home : { ...home, actions: [entry] }
}

export const homeMessage =
  'The home page is code. Its title, tagline and buttons are now a page of Markdown: add what else it showed.'

export function codeMessage(route: string): string {
  return `The page "${route}" is code: rewrite it in Markdown, or as a React page in pages/.`
}

function noteOf(file: string, topic: string, message: string): Note {
  return { kind: 'by-hand', topic, file, line: 1, message }
}

/** Of a page that shows nothing, and sends its readers on. */
function forwardOf(source: string): string | undefined {
  const to = /\b(?:redirect|permanentRedirect)\(\s*(['"])([^'"]*)\1/.exec(source)?.[2]
  return /<[A-Za-z]/.test(source) ? undefined : to
}

/** The code of a page, with that of the components beside it. */
export function sourceWithParts(file: string, files: ProjectFiles): string {
  const text = files.read(file) ?? ''
  const parts = [...text.matchAll(/\bfrom\s+['"]((?:\.{1,2}|@|~)\/[^'"]+)['"]/g)].flatMap(([, path = '']) => {
    const found = codeNamed(path, file, files)
    return found === undefined ? [] : [files.read(found) ?? '']
  })
  return [text, ...parts].join('\n')
}
