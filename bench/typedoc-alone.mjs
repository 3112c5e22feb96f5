// TypeDoc by itself over the packages of the site, in one program, to one JSON file: what the API reference cannot do without.
//
//   node bench/typedoc-alone.mjs SITE OUTPUT.json
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadSitePackages } from './site-packages.mjs'
import { root } from './sites.mjs'

const [siteArgument, output] = process.argv.slice(2)
if (!siteArgument || !output) {
  console.error('Usage: node bench/typedoc-alone.mjs SITE OUTPUT.json')
  process.exit(2)
}
const site = resolve(siteArgument)
// The versions that the bridge uses.
const require = createRequire(join(root, 'packages/api-extractor-bridge/package.json'))
const { Application, LogLevel } = await import(pathToFileURL(require.resolve('typedoc')).href)
const { default: ts } = await import(pathToFileURL(require.resolve('typescript')).href)

const packages = (await loadSitePackages(site)).map(toPackage)
const program = ts.createProgram({
  rootNames: packages.map(({ entry }) => entry),
  options: {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    experimentalDecorators: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    paths: Object.fromEntries(packages.map(({ name, entry }) => [name, [entry]])),
  },
})
const app = await Application.bootstrap(
  {
    logLevel: LogLevel.Error,
    skipErrorChecking: true,
    excludePrivate: true,
    disableGit: true,
    sourceLinkTemplate: '{path}',
    readme: 'none',
  },
  [],
)
const entryPoints = packages.map(({ name, entry }) => ({ displayName: name, program, sourceFile: program.getSourceFile(entry) }))
const project = app.converter.convert(entryPoints)
await app.generateJson(project, resolve(output))
console.log(`${project.children?.length ?? 0} packages, ${(statSync(output).size / 1e6).toFixed(1)} MB of JSON`)

/** The entry that the reference documents too: published sources, else declarations. */
function toPackage(option) {
  const folder = option.npm ? join(site, 'node_modules', option.npm) : join(site, option.folder)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const declared = [manifest.types, manifest.typings].filter(Boolean)
  const candidates = option.npm ? ['src/index.ts', ...declared, 'index.d.ts'] : [...declared, 'index.d.ts', 'index.ts']
  const entry = candidates.map((file) => join(folder, file)).find((file) => existsSync(file))
  if (!entry) throw new Error(`No entry point in ${folder}`)
  return { name: manifest.name, entry: ts.sys.realpath?.(entry) ?? entry }
}
