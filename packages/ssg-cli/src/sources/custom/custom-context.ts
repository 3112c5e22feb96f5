// What a custom source is handed to read the site by: nothing outside of it, and all that was read is known.
import type {
  Diagnostic,
  MarkdownFile,
  MessageKey,
  Messages,
  OtherKey,
  SiteConfig,
  SourceContext,
  SourceFinding,
  SourceRange,
  SourceReader,
  SourceSite,
} from '@docgen/model'
import { pathOutsideRoot, refusedFile } from '../../diagnostics/reading.ts'
import { sourceFinding } from '../../diagnostics/environment.ts'
import { splitData } from '../../syntax/markdown/frontmatter.ts'
import { valuesOfKeys } from '../../syntax/markdown/own-frontmatter.ts'
import { isPrivateName, isSkippedName } from '../../common/skipped-names.ts'
import { checkSourceFinding } from '../../config/finding-schema.ts'

export interface CustomReading {
  readonly context: SourceContext
  readonly report: (finding: SourceFinding) => void
  /** Text of files that its pages name, `undefined` of one that does not exist. Those that docgen may not read are missing. */
  readonly look: (files: readonly string[]) => Promise<ReadonlyMap<string, string | undefined>>
  readonly diagnostics: readonly Diagnostic[]
  /** Text of each file that was read, by path relative to the site root; `undefined` where there was none. */
  readonly texts: ReadonlyMap<string, string | undefined>
  /** Folders that were listed. */
  readonly dirs: ReadonlySet<string>
  /** What they hold. */
  readonly listed: ReadonlySet<string>
  /** Frontmatter of the Markdown files that were read. */
  readonly keysByFile: ReadonlyMap<string, readonly OtherKey[]>
}

/** `at` is where the config names the source. */
export function createCustomReading(name: string, at: SourceRange, reader: SourceReader, config: SiteConfig): CustomReading {
  const diagnostics: Diagnostic[] = []
  const texts = new Map<string, string | undefined>()
  const dirs = new Set<string>()
  const listed = new Set<string>()
  const keysByFile = new Map<string, readonly OtherKey[]>()
  let reported = 0

  const report = (finding: SourceFinding): void => {
    const checked = checkSourceFinding(finding, reported++)
    if ('problem' in checked) {
      const { problem: message, hint, place = at } = checked
      return void diagnostics.push(sourceFinding(place, name, { message, hint }))
    }
    const { file, line = 1, column = 1 } = checked.finding
    diagnostics.push(sourceFinding(file === undefined ? at : { file, line, column }, name, checked.finding))
  }
  const read = async (given: string): Promise<string | undefined> => {
    const file = pathInSite(given, reader.above)
    if (file === undefined)
      return void diagnostics.push(pathOutsideRoot(at, `The file "${given}", which the source "${name}" reads,`))
    const text = await reader.read(file)
    const isRefused = typeof text === 'object'
    if (isRefused) diagnostics.push(refusedFile(at, `The file "${file}", which the source "${name}" reads,`, text))
    const found = isRefused ? undefined : text
    texts.set(file, found)
    return found
  }
  const look: CustomReading['look'] = async (given) => {
    const paths = given.flatMap((name) => {
      const file = pathInSite(name, reader.above)
      return file === undefined ? [] : [{ name, file }]
    })
    const unread = paths.flatMap(({ file }) => (texts.get(file) === undefined ? [file] : []))
    const found = unread.length === 0 ? undefined : await reader.readAll([...new Set(unread)].sort())
    return new Map(
      paths.flatMap(({ name, file }) => {
        const text = texts.get(file) ?? found?.get(file)
        if (typeof text === 'object') return []
        // One that comes makes other pages.
        if (text === undefined) texts.set(file, undefined)
        return [[name, text] as const]
      }),
    )
  }
  const list = async (given: string): Promise<readonly string[]> => {
    const dir = pathInSite(given, reader.above)
    if (dir === undefined) {
      diagnostics.push(pathOutsideRoot(at, `The folder "${given}", which the source "${name}" reads,`))
      return []
    }
    const { outDir, staticDir } = config
    const isSkipped = (entry: string, path: string): boolean =>
      isPrivateName(entry) || isSkippedName(entry) || path === outDir || path === staticDir
    const { files, refused } = await reader.list(dir, isSkipped)
    for (const [path, refusal] of refused)
      diagnostics.push(refusedFile(at, `The file "${path}", which the source "${name}" lists,`, refusal))
    dirs.add(dir)
    for (const file of files) listed.add(file)
    return files
  }
  const context: SourceContext = {
    site: siteFactsOf(config),
    list,
    read,
    readMarkdown: async (file) => {
      const text = await read(file)
      const path = pathInSite(file, reader.above)
      if (text === undefined || path === undefined) return undefined
      const { markdownFile, keys } = markdownFileOf(path, text, diagnostics)
      keysByFile.set(path, keys)
      return markdownFile
    },
    report,
  }
  return { context, report, look, diagnostics, texts, dirs, listed, keysByFile }
}

function siteFactsOf({ title, tagline, version, url, base, locale, localeSite, messages }: SiteConfig): SourceSite {
  const message: SourceSite['message'] = (key) => {
    const said: Messages[MessageKey] = messages[key]
    return typeof said === 'string' ? said : said.other
  }
  const isDefaultLocale = localeSite?.isDefault ?? true
  return { title, tagline, version, url, base, language: locale.htmlLang, locale: locale.name, isDefaultLocale, message }
}

/** What is wrong with it joins `diagnostics`. */
function markdownFileOf(
  file: string,
  text: string,
  diagnostics: Diagnostic[],
): { readonly markdownFile: MarkdownFile; readonly keys: readonly OtherKey[] } {
  const { data, keys, body, diagnostics: found } = splitData(file, text)
  diagnostics.push(...found)
  const markdownFile: MarkdownFile = {
    file,
    data,
    ownFrontmatter: (wanted) => {
      const { values, diagnostics: problems } = valuesOfKeys(file, keys, wanted)
      diagnostics.push(...problems)
      return values
    },
    frontmatterPlace: (key) => keys.find((each) => each.key === key)?.valueAt,
    markdown: { text: body, file },
  }
  return { markdownFile, keys }
}

/** `./blog/` → `blog`; `undefined` for what leads out of the site. */
function pathInSite(path: string, above = 0): string | undefined {
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return undefined
  const segments = path.split(/[\\/]/).filter((segment) => segment !== '' && segment !== '.')
  const inside = segments.findIndex((segment) => segment !== '..')
  const climbs = inside < 0 ? segments.length : inside
  return climbs > above || segments.lastIndexOf('..') >= climbs ? undefined : segments.join('/') || '.'
}
