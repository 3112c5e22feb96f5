// Changelogs of the packages of an API reference, and the one of all of them.
import { findNearest, isRecord, type ChangelogsSource, type Refusal, type SourceFile } from '@docgen/model'
import type { PlacedRoute } from '../../common/placed-page.ts'
import { locateInConfig } from '../../config/locate.ts'
import { unreadMarkdown } from '../../diagnostics/markdown.ts'
import { emptySource, unknownChangelog } from '../../diagnostics/routes.ts'
import { loadFolder, unreadMarkdownIn } from '../load-folder.ts'
import type { LoadedSource, LoadTools, PlacedSource, PlaceInput, SourceKind } from '../source-kind.ts'
import { changelogNameOf } from './changelog-pages.ts'
import { findUndated, withTagDays } from './release-dates.ts'

export const changelogsKind: SourceKind<ChangelogsSource> = {
  // What lies beside a changelog is of the package.
  load: async (source, tools) => {
    if (source.whole) return loadWhole(source, source.whole.file, tools)
    if (source.packages) return loadPackages(source, source.packages, tools)
    const folder = await loadFolder({ name: source.name, dir: source.dir ?? 'changelogs' }, 'changelog', tools)
    const unread = unreadMarkdownIn(folder.assetFiles).map(unreadMarkdown)
    return { ...folder, assetFiles: [], diagnostics: [...folder.diagnostics, ...unread] }
  },
  place,
}

/** Reports `empty-source` where there is no such file. */
async function loadWhole(
  { name }: ChangelogsSource,
  file: string,
  { reader, config, loadIncludes }: LoadTools,
): Promise<LoadedSource> {
  const text = await reader.read(file)
  const isRead = typeof text === 'string'
  const slash = file.lastIndexOf('/')
  return {
    files: isRead
      ? [
          {
            file,
            contentPath: file.slice(slash + 1),
            source: name,
            kind: 'changelog',
            text,
            includes: await loadIncludes(reader, file, text),
          },
        ]
      : [],
    assetFiles: [],
    listing: { files: [], refused: new Map() },
    refusedSources: new Map(isRead || text === undefined ? [] : [[file, text]]),
    diagnostics:
      text === undefined
        ? [
            emptySource(
              locateInConfig(config.configFiles, ['file'], file),
              slash < 0 ? '.' : file.slice(0, slash),
              file.slice(slash + 1),
            ),
          ]
        : [],
  }
}

const fileNames = ['CHANGELOG.md', 'changelog.md', 'Changelog.md', 'ChangeLog.md']

/** A disk that does not tell letter case finds one file under many names: the first is taken. Reports `empty-source` where no package has one, and `unread-markdown`. */
async function loadPackages(
  { name }: ChangelogsSource,
  packages: NonNullable<ChangelogsSource['packages']>,
  { reader, config, loadIncludes }: LoadTools,
): Promise<LoadedSource> {
  const refused = new Map<string, Refusal>()
  const candidates = packages.flatMap(({ folder }) => fileNames.map((file) => pathIn(folder, file)))
  const texts = await reader.readAll(candidates.sort())
  const files: SourceFile[] = []
  const unread: string[] = []
  for (const { folder, dir } of packages) {
    const file = fileNames.map((each) => pathIn(folder, each)).find((each) => texts.has(each))
    const text = file === undefined ? undefined : texts.get(file)
    if (file === undefined || text === undefined) {
      unread.push(...(await unreadIn(folder, reader)))
      continue
    }
    if (typeof text !== 'string') {
      refused.set(file, text)
      continue
    }
    const includes = await loadIncludes(reader, file, text)
    const contentPath = `${dir ?? (await nameIn(folder, reader))}/CHANGELOG.md`
    files.push({ file, contentPath, source: name, kind: 'changelog', text, includes })
  }
  const isEmpty = files.length === 0 && refused.size === 0 && unread.length === 0
  const [first] = packages
  return {
    files,
    assetFiles: [],
    listing: { files: [], refused: new Map() },
    refusedSources: refused,
    diagnostics: [
      ...(isEmpty && first
        ? [emptySource(locateInConfig(config.configFiles, ['folder'], first.folder), first.folder, 'CHANGELOG.md')]
        : []),
      ...unread.map(unreadMarkdown),
    ],
  }
}

/** What was surely meant to be the changelog of a package, by its name. */
async function unreadIn(folder: string, reader: LoadTools['reader']): Promise<readonly string[]> {
  const { files } = await reader.list(folder, (name) => !/^changelog\.\w+$/i.test(name) || unreadMarkdownIn([name]).length === 0)
  return files
}

/** Last segment of the npm name, which the reference takes for a package whose folder has no name. */
async function nameIn(folder: string, reader: LoadTools['reader']): Promise<string> {
  const text = await reader.read(pathIn(folder, 'package.json'))
  const name = typeof text === 'string' ? nameOfManifest(text) : undefined
  return name?.split('/').at(-1) ?? folder
}

function nameOfManifest(text: string): string | undefined {
  try {
    const manifest: unknown = JSON.parse(text)
    return isRecord(manifest) && typeof manifest['name'] === 'string' ? manifest['name'] : undefined
  } catch {
    // The reference says what is wrong with it.
    return undefined
  }
}

function pathIn(folder: string, file: string): string {
  return folder === '.' ? file : `${folder}/${file}`
}

/** The routes of packages' changelogs stand under the package they belong to: the API reference adds them. Reports `unknown-changelog`. */
function place(source: ChangelogsSource, { apiModels, pagesOf, config, tags }: PlaceInput): PlacedSource {
  const { whole } = source
  if (whole) {
    const pages = pagesOf(source.name).map((page) => {
      const releases =
        page.releases &&
        withTagDays(page.releases, { name: config.title, dir: config.title, isWhole: true }, tags?.days ?? new Map())
      return releases === page.releases ? page : { ...page, releases }
    })
    const routes = pages.map((page): PlacedRoute => ({ kind: 'changelog', path: whole.path, page }))
    return { routes, diagnostics: findUndated(pages, { config, tags }) }
  }
  const models = [...apiModels.values()]
  const dirs = new Set(models.flatMap((model) => model.packages.map(({ dir }) => dir)))
  // A package that could not be read has a finding of its own, and a changelog of the right name.
  const unread = new Set(models.flatMap(({ unreadDirs = [] }) => unreadDirs))
  const diagnostics = pagesOf(source.name).flatMap((page) => {
    const name = changelogNameOf(page)
    return dirs.has(name) || unread.has(name)
      ? []
      : [unknownChangelog({ file: page.file, line: 1, column: 1 }, name, findNearest(name, dirs))]
  })
  return { routes: [], diagnostics }
}
