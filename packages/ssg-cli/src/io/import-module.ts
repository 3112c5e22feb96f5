// In: a module that was bundled from the author's code. Out: its exports, or what it threw, with the place in the author's file.
import { pathToFileURL } from 'node:url'
import { errorMessageOf, findNearest, type Diagnostic, type SourceRange } from '@docgen/model'
import { locateName, startOfConfig, type ConfigFile } from '../config/locate.ts'
import { configProblem } from '../config/problems.ts'
import { framesOf } from '../common/stack-frames.ts'
import { orLostError } from './error-catchers.ts'
import { findOwnModule } from './own-packages.ts'
import { NeverSettled, settled } from './settled.ts'
import { siteFileOf } from './site-file.ts'

interface ImportInput {
  /** Absolute path. */
  readonly module: string
  /** Absolute path of the site root. */
  readonly root: string
  /** What the module was bundled from, the file that an unknown place is taken for first. */
  readonly files: readonly ConfigFile[]
  /** Specifier of each package by the URL that the bundle imports it by. */
  readonly specifiers: Readonly<Record<string, string>>
  /** Begins the message: `The config`. */
  readonly subject: string
}

export type Imported = { readonly exports: Readonly<Record<string, unknown>> } | { readonly problem: Diagnostic }

export async function importModule(input: ImportInput): Promise<Imported> {
  // So that the stack of an error names the author's files, now and whenever the code runs later.
  process.setSourceMapsEnabled(true)
  try {
    const what = `${input.subject} (${startOfConfig(input.files).file})`
    const loading: Promise<Readonly<Record<string, unknown>>> = settled(
      import(/* @vite-ignore */ pathToFileURL(input.module).href),
      what,
    )
    // A timer of the module may throw while it loads.
    const exports = await orLostError(
      loading,
      (error) => error instanceof Error && findPlace(error.stack ?? '', input.root) !== undefined,
    )
    return { exports }
  } catch (error) {
    return { problem: (await missingExport(error, input)) ?? (await unknownName(error, input)) ?? thrownBy(error, input) }
  }
}

function thrownBy(error: unknown, { files, root, specifiers, subject }: ImportInput): Diagnostic {
  if (error instanceof NeverSettled) {
    const message = `${subject} does not finish loading: ${error.message}`
    return configProblem(
      startOfConfig(files),
      message,
      'Correct the `await` at the top level of the file, or of a file that it imports.',
    )
  }
  const message =
    error instanceof Error ? (error.name === 'Error' ? error.message : `${error.name}: ${error.message}`) : errorMessageOf(error)
  const readable = Object.entries(specifiers).reduce((text, [url, specifier]) => text.replaceAll(url, specifier), message)
  const at = (error instanceof Error ? findPlace(error.stack ?? '', root) : undefined) ?? startOfConfig(files)
  const [, required] = /^Dynamic require of "(.+)" is not supported/.exec(readable) ?? []
  if (required !== undefined) {
    return configProblem(
      at,
      `${subject} calls require("${required}"), which modules do not have.`,
      `Write \`import { … } from "${required}"\`, and \`export default\` in the place of \`module.exports\`.`,
    )
  }
  return configProblem(at, `${subject} threw an error: ${readable.split('\n', 1)[0] ?? ''}`, 'Fix the code that throws it.')
}

/** First line of a stack that lies in a file of the author. */
function findPlace(stack: string, root: string): SourceRange | undefined {
  for (const { path, line, column } of framesOf(stack)) {
    const file = siteFileOf(path, root)
    const isAuthors = !file.split('/').some((name) => ['..', '.docgen', 'node_modules'].includes(name))
    if (isAuthors) return { file, line, column }
  }
  return undefined
}

/** For an import of a name that its package does not export. */
async function missingExport(error: unknown, { files, specifiers }: ImportInput): Promise<Diagnostic | undefined> {
  const missing = error instanceof SyntaxError ? parseMissingExport(error.message) : undefined
  const specifier = missing && specifiers[missing.url]
  if (missing === undefined || specifier === undefined) return undefined
  const { url, name } = missing
  const nearest = findNearest(name, Object.keys(await import(/* @vite-ignore */ url)))
  return configProblem(
    locateName(files, name),
    `The package "${specifier}" exports no "${name}".`,
    nearest ? `Write "${nearest}", the closest name.` : 'Correct the name, or update the package.',
  )
}

/** For a name that nothing declares: mostly one of docgen's, whose import is missing. */
async function unknownName(error: unknown, { files, root, specifiers, subject }: ImportInput): Promise<Diagnostic | undefined> {
  if (!(error instanceof ReferenceError)) return undefined
  const [, name] = /^(\S+) is not defined$/.exec(error.message) ?? []
  if (name === undefined) return undefined
  const exported = await exportsOfDocgen(specifiers)
  const owner = exported.find(({ names }) => names.includes(name))
  const nearest = findNearest(
    name,
    exported.flatMap(({ names }) => names),
  )
  const hint =
    owner !== undefined
      ? `Add "${name}" to what is imported from "${owner.specifier}".`
      : nearest === undefined
        ? 'Import or declare it.'
        : `Write "${nearest}", the closest name, or import or declare "${name}".`
  const at = findPlace(error.stack ?? '', root) ?? startOfConfig(files)
  return configProblem(at, `${subject} uses "${name}", which nothing declares.`, hint)
}

interface PackageExports {
  readonly specifier: string
  readonly names: readonly string[]
}

/** Of docgen itself, and of its packages that the module imports. */
async function exportsOfDocgen(specifiers: ImportInput['specifiers']): Promise<readonly PackageExports[]> {
  const own = findOwnModule('@docgen/ssg-cli')
  const urls = new Map(own === undefined ? [] : [['@docgen/ssg-cli', pathToFileURL(own).href]])
  for (const [url, specifier] of Object.entries(specifiers)) if (specifier.startsWith('@docgen/')) urls.set(specifier, url)
  return Promise.all(
    [...urls].map(async ([specifier, url]) => ({ specifier, names: Object.keys(await import(/* @vite-ignore */ url)) })),
  )
}

/** What Node says when a module imports a name that another does not export; `undefined` for any other message. */
export function parseMissingExport(message: string): { readonly url: string; readonly name: string } | undefined {
  const url = /requested module '([^']+)'/.exec(message)?.[1]
  const name = /export named '([^']+)'|Named export '([^']+)'/.exec(message)?.slice(1).find(Boolean)
  return url === undefined || name === undefined ? undefined : { url, name }
}
