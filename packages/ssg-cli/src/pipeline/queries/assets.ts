// The files that the site shows beside its pages.
import type { NamedFiles, ReadAssets } from '@docgen/model'
import { originalFilesIn } from '../../config/locales.ts'
import { queryFor, queryOf } from '../../engine/query.ts'
import { isImageName } from '../../common/image-names.ts'
import { composedName } from '../../common/name-lookup.ts'
import { foldersAbove, repositoryFolderOf } from '../../common/paths.ts'
import { referencedFilesOf, type ReferringText } from '../../common/referenced-files.ts'
import { keyOfJson, listing, settings } from './inputs.ts'
import { page } from './pages.ts'
import { references } from './reference.ts'
import type { SiteWorld } from './world.ts'

/** What pages, READMEs and comments may mean. Paths are relative to the site root. */
interface MeantFiles {
  /** Of the files among the docs. */
  readonly listed: readonly string[]
  /** Images that lie elsewhere, or nowhere: a README shows those beside it. */
  readonly images: readonly string[]
  /** Whatever else lies elsewhere. */
  readonly others: readonly string[]
}

/** How to find what a text may mean. */
const meaning = queryOf<SiteWorld, (texts: readonly ReferringText[]) => ReadonlySet<string>>('meaning', async ({ ask }) => {
  const [{ assetFiles }, { config }] = await Promise.all([ask(listing), ask(settings)])
  // To look through all links is wasted where there is no file that they could mean; images may lie anywhere.
  const which = assetFiles.length > 0 || config.repository !== undefined ? 'all' : 'images'
  const [above, originalOf, folder] = [foldersAbove(config.files.allow), originalFilesIn(config), repositoryFolderOf(config)]
  return (texts) => referencedFilesOf(texts, which, above, originalOf, folder)
})

/** By the id of a page: the file that it is written in, and those that it may mean. Few edits change them. */
const filesOfPage = queryFor<SiteWorld, { readonly own: readonly string[]; readonly meant: readonly string[] }>(
  'files of page',
  async ({ ask }, id) => {
    const [filesOf, compiled] = await Promise.all([ask(meaning), ask(page(id))])
    return compiled ? { own: [compiled.file], meant: [...filesOf([compiled])] } : { own: [], meant: [] }
  },
  { isEqual: (before, after) => JSON.stringify(before) === JSON.stringify(after) },
)

const meantFiles = queryOf<SiteWorld, MeantFiles>(
  'meant files',
  async ({ ask, askAll }) => {
    const [{ files, assetFiles, staticFiles }, { fragments }, filesOf] = await Promise.all([
      ask(listing),
      ask(references),
      ask(meaning),
    ])
    const ofPages = await askAll(files.map(filesOfPage))
    const meant = new Set([...ofPages.flatMap((each) => each.meant), ...filesOf([...fragments.values()])])
    const known = new Set([...assetFiles, ...staticFiles, ...ofPages.flatMap(({ own }) => own)].map(composedName))
    const elsewhere = [...meant].filter((file) => !known.has(file)).sort()
    return {
      listed: assetFiles.filter((file) => meant.has(composedName(file))),
      images: elsewhere.filter((file) => isImageName(file)),
      others: elsewhere.filter((file) => !isImageName(file)),
    }
  },
  { keyOf: keyOfJson, isEqual: (before, after) => keyOfJson(before) === keyOfJson(after) },
)

/** Images outside of the folders of the site: those that there are, and those that may come. */
export const strayImages = queryOf<SiteWorld, readonly string[]>(
  'stray images',
  async ({ ask }) => (await ask(meantFiles)).images,
)

/** The static folder, and of the files among the docs those that a text means. */
export const assets = queryOf<SiteWorld, ReadAssets & { readonly named: NamedFiles }>(
  'assets',
  async ({ ask, world }) => {
    const [{ staticFiles }, { listed, images, others }, { config }] = await Promise.all([
      ask(listing),
      ask(meantFiles),
      ask(settings),
    ])
    const read = await world.ports.readAssets([...listed, ...images], staticFiles, config.staticDir)
    return { ...read, named: config.repository ? world.ports.findKinds(others) : noFiles }
  },
  { keyOf: keyOfAssets, isEqual: (before, after) => keyOfAssets(before) === keyOfAssets(after) },
)

const noFiles: NamedFiles = new Map()

function keyOfAssets({ assets: list, refused, named }: ReadAssets & { readonly named: NamedFiles }): string | undefined {
  return keyOfJson([list, [...refused], [...named]])
}
