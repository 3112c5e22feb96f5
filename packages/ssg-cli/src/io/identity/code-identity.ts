// What the code of a config is, part by part, for the keys of what each part makes: an edit elsewhere in the config is no change of it.
import type { DocgenPlugin, SiteConfig, SiteOutput, Theme } from '@docgen/model'
import { markupPluginsOf } from '../../config/plugins.ts'
import { hashOf } from '../../pipeline/hash.ts'
import type { Bundle } from '../bundle-modules.ts'
import { originsOf } from './code-origins.ts'
import { valueIdentityOf } from './value-identity.ts'

export interface UsualParts {
  readonly content: boolean
  readonly layouts: boolean
}

interface CodeIdentity {
  /** Of what compiles Markdown. */
  readonly content: string
  /** Of what renders pages. */
  readonly layouts: string
  /** Of each output of the config and its plugins. */
  readonly outputs: ReadonlyMap<SiteOutput, string>
}

/** `usual` says which parts of the theme are those of the default theme; `words` are all that pages say. */
export async function codeIdentityOf(
  { theme, plugins }: Pick<SiteConfig, 'theme' | 'plugins'>,
  bundle: Bundle,
  { usual, words }: { readonly usual: UsualParts; readonly words: unknown },
): Promise<CodeIdentity> {
  const ofTheme = async (part: Theme['content'] | Theme['layouts'], isUsual: boolean): Promise<string> =>
    isUsual ? bundle.themeHash : hashOf(bundle.themeHash + (await identityOf(part, bundle)))
  const content = await ofTheme(theme.content, usual.content)
  const layouts = await ofTheme(theme.layouts, usual.layouts)
  const markup = await markupIdentityOf(markupPluginsOf(plugins), bundle)
  return {
    content: markup === '' ? content : hashOf(content + markup),
    layouts,
    outputs: await outputIdentitiesOf(
      plugins.flatMap(({ outputs = [] }) => outputs),
      [layouts, words],
      bundle,
    ),
  }
}

/** `''` where there are none. */
export async function markupIdentityOf(plugins: readonly DocgenPlugin[], bundle: Bundle): Promise<string> {
  const parts = plugins.map(({ name, remark = [], rehype = [], directives = [], handlers = {} }) => ({
    name,
    remark,
    rehype,
    directives,
    handlers,
  }))
  return parts.length === 0 ? '' : identityOf(parts, bundle)
}

/** Texts of pages, which an output may hold, are made by the layouts too, and name the files that outputs make beside pages. */
async function outputIdentitiesOf(
  outputs: readonly SiteOutput[],
  rendering: readonly unknown[],
  bundle: Bundle,
): Promise<ReadonlyMap<SiteOutput, string>> {
  if (outputs.length === 0) return new Map()
  const shared = [rendering, ...outputs.flatMap(({ alternate }) => alternate ?? [])]
  const origins = await originsOf(bundle, [shared, outputs.map(({ files }) => files)])
  return new Map(
    outputs.map((output) => [output, hashOf(valueIdentityOf([shared, output.name, output.files], origins))] as const),
  )
}

async function identityOf(value: unknown, bundle: Bundle): Promise<string> {
  return hashOf(valueIdentityOf(value, await originsOf(bundle, value)))
}
