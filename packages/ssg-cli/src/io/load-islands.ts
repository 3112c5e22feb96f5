import { isComponent } from '@docgen/model'
// In: the islands that a theme names. Out: their components, bundled for Node and imported, for the HTML that they begin with.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Diagnostic, IslandComponent, IslandComponents, SiteConfig } from '@docgen/model'
import { locateName, type ConfigFile } from '../config/locate.ts'
import { configProblem } from '../config/problems.ts'
import { bundleModules } from './bundle-modules.ts'
import { importModule } from './import-module.ts'
import type { BundleFailure } from './run-esbuild.ts'
import { siteFileOf } from './site-file.ts'

export interface LoadedIslands {
  readonly components: IslandComponents
  /** By name, URL of the bundled module, which exports the island's own as `island`. */
  readonly modules: Readonly<Record<string, string>>
  /** Absolute paths of the islands and of what they import of the site. */
  readonly files: readonly string[]
  /** Names all that their HTML depends on besides their props. */
  readonly hash: string
  /** Whether their files still are what they were bundled from. */
  readonly isCurrent: () => boolean
  readonly cacheFindings: readonly Diagnostic[]
}

export async function loadIslands(root: string, { theme, configFiles }: SiteConfig): Promise<LoadedIslands | BundleFailure> {
  const islands = Object.entries(theme.islands ?? {})
  if (islands.length === 0)
    return { components: new Map(), modules: {}, files: [], hash: '', isCurrent: () => true, cacheFindings: [] }
  const sources = islands.map(([, file], index) => [
    `island${index}`,
    `import * as island from ${JSON.stringify(file)}\nexport { island }`,
  ])
  const bundle = await bundleModules({ root, name: 'islands', modules: Object.fromEntries(sources) })
  if ('problems' in bundle) return bundle
  const components = new Map<string, IslandComponent>()
  const modules: Record<string, string> = {}
  const problems = []
  for (const [index, [name, path]] of islands.entries()) {
    const file = siteFileOf(path, root)
    const module = bundle.files[`island${index}`] ?? ''
    modules[name] = pathToFileURL(module).href
    const imported = await importModule({
      module,
      root,
      files: file.startsWith('../') ? configFiles : [{ file, text: '' }],
      specifiers: bundle.specifiers,
      subject: `The island "${name}"`,
    })
    const component = 'exports' in imported ? defaultOf(imported.exports['island']) : undefined
    if ('problem' in imported) problems.push(imported.problem)
    else if (isComponent(component)) components.set(name, component)
    else problems.push(noComponent(name, { file, text: readFileSync(path, 'utf8') }))
  }
  if (problems.length > 0) return { problems, files: bundle.inputs }
  const { inputs, hash, isCurrent, cacheFindings } = bundle
  return { components, modules, files: inputs, hash, isCurrent, cacheFindings }
}

function defaultOf(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined
}

function noComponent(name: string, file: ConfigFile) {
  return configProblem(
    locateName([file], 'default'),
    `The default export of the island "${name}" is no component.`,
    'Write `export default function Island() { … }`.',
  )
}
