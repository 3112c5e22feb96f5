// What a session about a site is given: the config, the sources, and, while an author works, what comes when it comes.
import type { Diagnostic, ReactPage, SiteConfig, SiteOutput, SourceFile } from '@docgen/model'
import { configOfLocale, localeNamesOf } from '../../config/locales.ts'
import { inputFor, inputOf, queryFor, queryOf } from '../../engine/query.ts'
import type { Session } from '../../engine/session.ts'
import type { LoadedSources } from '../../stages/1-load/load-sources.ts'
import { pageIdOf } from '../../common/page-id.ts'
import { hashOf } from '../hash.ts'
import type { SiteWorld } from './world.ts'

export interface Settings {
  readonly config: SiteConfig
  /** Hash of the code of the config, the theme and the generator. */
  readonly configKey: string
  /** Hash of the code that renders pages, and of the words that they say. */
  readonly renderedBy: string
  /** Hash of the code of each output of the config and its plugins. */
  readonly outputCode: ReadonlyMap<SiteOutput, string>
  /** React pages by the name of their source. */
  readonly reactPages: ReadonlyMap<string, readonly ReactPage[]>
  readonly includeDrafts: boolean
  readonly checksSamples: boolean
  /** For an author at work: a page is compiled when it is wanted, and what takes long is `delivered`. */
  readonly isLazy: boolean
  /** What stands for a React page that could not be made; without it such a page is left out. */
  readonly htmlOfBroken?: ((findings: readonly Diagnostic[]) => string) | undefined
}

export const settings = inputOf<SiteWorld, Settings>('settings', {
  keyOf: ({ config, configKey, renderedBy, includeDrafts, checksSamples }) =>
    keyOfJson([withoutPlaces(config), configKey, renderedBy, includeDrafts, checksSamples]),
})

/** The files of a theme go by what the client is bundled to: where they lie is another place on every machine, as the site is. */
function withoutPlaces({ root: _root, theme, ...config }: SiteConfig): object {
  const { styles: _, client: _client, islands, ...rest } = theme
  return { ...config, theme: { ...rest, islands: Object.keys(islands ?? {}) } }
}

/** By the name of a locale: the config that its pages have. The empty name is that of a site with one language. */
export const configIn = queryFor<SiteWorld, SiteConfig>('config of locale', async ({ ask }, locale) =>
  configOfLocale((await ask(settings)).config, locale),
)

/** Of all locales, the default first. */
export const localeNames = queryOf<SiteWorld, readonly string[]>('locales', async ({ ask }) =>
  localeNamesOf((await ask(settings)).config),
)

/** See `giveSources`. */
export const sources = inputOf<SiteWorld, LoadedSources>('sources')

/** By id: whether somebody has asked for the page of a source. */
export const wanted = inputFor<SiteWorld, boolean>('wanted', false, { keyOf: String })

/** Whether all pages are wanted, whoever asked. */
export const allWanted = inputFor<SiteWorld, boolean>('all wanted', false, { keyOf: String })('')

/** The answer to a query that takes long. */
interface Delivery {
  readonly answer: unknown
  /** That of the query; absent where it is not known. */
  readonly key?: string | undefined
}

/** By the name of the query; `undefined` until there is an answer. */
export const delivered = inputFor<SiteWorld, Delivery | undefined>('delivered', undefined, {
  isEqual: (before, after) => before?.answer === after?.answer && before?.key === after?.key,
  keyOf: (delivery) => (delivery ? delivery.key : 'nothing yet'),
})

/** All that was listed, without the texts. */
interface Listing extends Omit<LoadedSources, 'files' | 'custom'> {
  /** Ids. */
  readonly files: readonly string[]
}

export const listing = queryOf<SiteWorld, Listing>(
  'listing',
  async ({ ask }) => {
    const { custom: _, ...loaded } = await ask(sources)
    return { ...loaded, files: loaded.files.map(pageIdOf) }
  },
  { keyOf: keyOfListing, isEqual: (before, after) => keyOfListing(before) === keyOfListing(after) },
)

function keyOfListing({ refused, ...lists }: Listing): string | undefined {
  return keyOfJson([lists, [...refused]])
}

/** What custom sources gave besides files. What elements show is named where they are rendered. */
export const customContent = queryOf<SiteWorld, LoadedSources['custom']>(
  'custom content',
  async ({ ask }) => (await ask(sources)).custom,
  { keyOf: ({ order }) => keyOfJson([...order]) },
)

/** The text of every file, by its content: what `source` names file by file. */
export const sourceTexts = queryOf<SiteWorld, LoadedSources['files']>('texts', async ({ ask }) => (await ask(sources)).files, {
  keyOf: (files) => hashOf(files.map((file) => `${restOf(file)}\0${textKeyOf(file)}`).join('\n')),
})

/** By id: the text of a file and all that it includes; `undefined` where there is no such file. */
export const source = inputFor<SiteWorld, SourceFile | undefined>('source', undefined, {
  // All files are read again when one is added: those that read as before are the same.
  isEqual: (before, after) => before === after || (before?.text === after?.text && restOf(before) === restOf(after)),
  keyOf: (file) => file && keyOfSource(file),
})

/** Tells a session what was loaded, file by file, so that a change of one concerns no other. `before` is what it was told last. */
export function giveSources({ set }: Pick<Session<SiteWorld>, 'set'>, loaded: LoadedSources, before?: LoadedSources): void {
  const known = new Set(before?.files)
  const fresh = new Map(loaded.files.flatMap((file) => (known.delete(file) ? [] : [[pageIdOf(file), file]])))
  for (const [id, file] of fresh) set(source(id), file)
  for (const id of [...known].map(pageIdOf)) if (!fresh.has(id)) set(source(id), undefined)
  set(sources, loaded)
}

/** Names all that a page is compiled from. A text that is known is not read for it. */
export function keyOfSource(file: SourceFile): string {
  return hashOf(`${restOf(file)}\0${textKeyOf(file)}`)
}

function textKeyOf(file: SourceFile): string {
  return file.textKey ?? hashOf(file.text)
}

function restOf(file: SourceFile | undefined): string {
  return JSON.stringify(file && [file.source, file.kind, file.file, file.contentPath, file.includes, file.made])
}

/** `undefined` for what is no JSON: a theme may hold it. */
export function keyOfJson(value: unknown): string | undefined {
  try {
    return hashOf(JSON.stringify(value))
  } catch {
    return undefined
  }
}
