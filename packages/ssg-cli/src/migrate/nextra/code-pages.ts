// Pages of the old site that are code.
import { Call, type Code } from '../../scaffold/code-text.ts'
import { homePage, readHome } from '../core/react-home.ts'
import type { Note } from '../core/note.ts'
import { folderOfFile, joinPath } from '../core/paths.ts'
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
  const tagline = textIn(theme.metadata, 'description') ?? textIn(theme.options, 'description')
  return {
    sources: source === undefined || dir === place.dir ? [] : [new Call('docs', { dir, path: '/', name: 'home', sidebar: [] })],
    files: source === undefined ? [] : [{ path: `${dir}/index.md`, text: homePage(readHome(source), { title, tagline }) }],
    notes: [
      ...(home === undefined
        ? []
        : [
            noteOf(
              home.file,
              'home-page',
              'The home page is code. Its title, tagline and buttons are now a page of Markdown: add what else it showed.',
            ),
          ]),
      ...others.map(({ file, route }) =>
        noteOf(
          file,
          'react-page',
          route === undefined
            ? 'Code makes pages here, one for each value: docgen has sources of your own for that (`defineSource()`).'
            : `The page "${route}" is code: rewrite it in Markdown, or as a React page in pages/.`,
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

function noteOf(file: string, topic: string, message: string): Note {
  return { kind: 'by-hand', topic, file, line: 1, message }
}

/** A page that shows nothing, and sends its readers on. */
function isForward(source: string): boolean {
  return /\b(?:redirect|permanentRedirect)\(\s*['"]/.test(source) && !/<[A-Za-z]/.test(source)
}

/** The code of a page, with that of the components beside it. */
function sourceWithParts(file: string, { paths, read }: ProjectFiles): string {
  const text = read(file) ?? ''
  const parts = [...text.matchAll(/\bfrom\s+['"](\.{1,2}\/[^'"]+)['"]/g)].flatMap(([, path = '']) => {
    const name = joinPath(folderOfFile(file), path)
    const found = paths.find((each) => /\.[jt]sx$/.test(each) && [name, `${name}/index`].includes(each.replace(/\.\w+$/, '')))
    return found === undefined ? [] : [read(found) ?? '']
  })
  return [text, ...parts].join('\n')
}
