// In: a config. Out: the same config whose outputs can be asked for the files of any page without harm, and what was wrong with their answers.
import {
  describeValue,
  errorMessageOf,
  isRefused,
  toOutputPath,
  type Diagnostic,
  type PageAlternate,
  type SiteConfig,
  type SiteOutput,
  type SitePage,
} from '@docgen/model'
import { pathInSite } from '../../../config/locales.ts'
import { placedParts, type PlacedPart } from '../../../config/plugins.ts'
import { pluginFailed } from '../../../diagnostics/plugins.ts'

type PathOf = PageAlternate['pathOf']

interface OutputPaths<Config> {
  /** Each of its outputs is asked once for a page: the page, links to it and the outputs of docgen all want to know. */
  readonly config: Config
  /** The page, which reports what outputs did wrong when they were asked for its files. */
  readonly withFailures: (page: SitePage) => SitePage
}

interface Failure {
  readonly of: PlacedPart<SiteOutput>
  readonly reason: string
}

export function outputPathsOf<Config extends Pick<SiteConfig, 'plugins' | 'configFiles' | 'localeSite'>>(
  config: Config,
): OutputPaths<Config> {
  const placed = placedParts(config, 'outputs').filter(({ part }) => part.alternate ?? part.image)
  if (placed.length === 0) return { config, withFailures: (page) => page }
  const failures = new Map<string, Failure[]>()
  const asked = (of: PlacedPart<SiteOutput>, key: 'alternate' | 'image', pathOf: PathOf): PathOf => {
    const files = new Map<string, string | undefined>()
    const ask = (page: Parameters<PathOf>[0]): string | undefined => {
      const given = pathFrom(pathOf, page)
      if ('file' in given) return given.file
      const failed = failures.get(page.path) ?? []
      failures.set(page.path, [...failed, { of, reason: `\`${key}.pathOf\` ${given.reason}` }])
      return undefined
    }
    return (page) => {
      if (!files.has(page.path)) files.set(page.path, page.kind === 'redirect' ? undefined : ask(page))
      return files.get(page.path)
    }
  }
  const safe = new Map(
    placed.map((of): readonly [SiteOutput, SiteOutput] => {
      const { alternate, image } = of.part
      return [
        of.part,
        {
          ...of.part,
          ...(alternate && { alternate: { ...alternate, pathOf: asked(of, 'alternate', alternate.pathOf) } }),
          ...(image && { image: { ...image, pathOf: asked(of, 'image', image.pathOf) } }),
        },
      ]
    }),
  )
  const plugins = config.plugins.map((plugin) => ({
    ...plugin,
    ...(plugin.outputs && { outputs: plugin.outputs.map((output) => safe.get(output) ?? output) }),
  }))
  return {
    config: { ...config, plugins },
    withFailures: (page) => ({
      ...page,
      resolved: () => {
        const resolved = page.resolved()
        const failed = failures.get(pathInSite(page.path, config))
        return failed
          ? { ...resolved, diagnostics: [...resolved.diagnostics, ...failed.map((failure) => findingOf(failure, page))] }
          : resolved
      },
    }),
  }
}

/** At the page, as what other plugins do wrong on it; of a page without a file, where the output can be changed. */
function findingOf({ of: { part, plugin, at }, reason }: Failure, { source, path }: SitePage): Diagnostic {
  const what = `The output "${part.name}"`
  return source === undefined
    ? pluginFailed({ at, what, plugin, reason: `${reason} (page "${path}")` })
    : pluginFailed({ at: { file: source, line: 1, column: 1 }, what, plugin, reason })
}

/** What JavaScript hands over is not what its types say. */
function pathFrom(
  pathOf: PathOf,
  page: Parameters<PathOf>[0],
): { readonly file: string | undefined } | { readonly reason: string } {
  try {
    const file: unknown = pathOf(page)
    if (file === undefined) return { file }
    if (file instanceof Promise) file.catch(() => undefined)
    if (typeof file !== 'string') return { reason: `returned ${describeValue(file)}, and no path.` }
    const path = toOutputPath(file)
    return isRefused(path) ? { reason: `returned "${file}", which cannot be a path of the site: ${path.reason}.` } : { file }
  } catch (error) {
    return { reason: `threw an error: ${errorMessageOf(error)}` }
  }
}
