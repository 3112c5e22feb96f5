// In: an output and the resolved site. Out: its files as claims to paths. What is wrong with one is a finding that names it, and the others are made.
import {
  describeValue,
  isRecord,
  isRefused,
  toOutputPath,
  type Diagnostic,
  type FileContents,
  type ResolvedSite,
  type SiteConfig,
  type SiteOutput,
  type SiteOutputFile,
  type SourceRange,
} from '@docgen/model'
import { partFailed } from '../../diagnostics/plugins.ts'
import { guardedLater } from '../../common/guarded.ts'
import { startOfConfig } from '../../common/origin.ts'
import { placeInConfigCode, stackOf } from '../../common/thrown-place.ts'
import { waitForever, type Wait } from '../../common/wait.ts'
import type { Claim } from './unique-outputs.ts'

/** An output, and where its author can change it. */
export interface PlacedOutput {
  readonly output: SiteOutput
  /** Stands in a sentence: `the sitemap`, `the output "llms"`. */
  readonly name: string
  /** Absent for what docgen makes by itself. */
  readonly at?: SourceRange | undefined
  /** Name of the plugin that brings it. */
  readonly plugin?: string | undefined
}

export interface OutputClaimsInput {
  readonly site: ResolvedSite
  /** Names the code of the output. */
  readonly codeKey: string
  readonly hashOf: (content: string | Uint8Array) => string
  /** Told of what is found where the contents of a file are made, after all else. */
  readonly report: (finding: Diagnostic) => void
  readonly wait?: Wait | undefined
  readonly config: Pick<SiteConfig, 'root' | 'configFiles'>
}

/** Waits for what the output promises. */
type Promised = <Made>(promised: Made | PromiseLike<Made>) => Promise<Made>

export async function claimsOfOutput(
  placed: PlacedOutput,
  input: OutputClaimsInput,
): Promise<{ readonly claims: readonly Claim[]; readonly diagnostics: readonly Diagnostic[] }> {
  const { output, name, at } = placed
  const diagnostics: Diagnostic[] = []
  const failed = (reason: string, error?: unknown): Diagnostic => outputFailed(placed, input.config, reason, error)
  const claims: Claim[] = []
  // Of the config an output gets these facts and no more.
  const wait: Promised = (promised) => (input.wait ?? waitForever)(promised, name.replace(/^the /, 'The '))
  const codeKey = input.hashOf(JSON.stringify([input.codeKey, input.site.config]))
  // What was made before it throws stays.
  const make = async (): Promise<void> => {
    let index = 0
    for await (const given of itemsOf(listOf(await wait<unknown>(output.files(input.site))), wait)) {
      const file = checkedFile(given, index++)
      const path = toOutputPath(file.path)
      // Authors are used to routes.
      const reason = file.path.startsWith('/') ? 'it begins with "/", but is relative to the output folder' : undefined
      if (isRefused(path)) diagnostics.push(failed(`"${file.path}" cannot be a path of the site: ${reason ?? path.reason}.`))
      else
        claims.push({
          name,
          at,
          file: {
            path,
            ...contentsOf(file, output, {
              ...input,
              codeKey,
              wait,
              report: (reason, error) => input.report(failed(reason, error)),
            }),
          },
          hint: at === undefined ? 'Give one of the two another name.' : 'Give one of the two another path.',
        })
    }
  }
  await guardedLater(make, (reason, error) => void diagnostics.push(failed(reason, error)))
  return { claims, diagnostics }
}

/** `error` is what its code threw, if it did. */
export function outputFailed(
  { name, at, plugin }: PlacedOutput,
  config: Pick<SiteConfig, 'root' | 'configFiles'>,
  reason: string,
  error?: unknown,
): Diagnostic {
  return partFailed({
    at: placeInConfigCode(error, config) ?? at ?? startOfConfig(config),
    what: name.replace(/^the /, 'The '),
    plugin,
    reason,
    stack: stackOf(error),
  })
}

/** What JavaScript hands over is not what its types say. A text has characters, which are no files. */
function listOf(given: unknown): Iterable<unknown> | AsyncIterable<unknown> {
  if (isList(given)) return given
  throw new Error(`\`files\` returned ${describeValue(given)} and no list. Return \`[{ path, contents }]\`.`)
}

/** As `for await` takes them. Each may be one that never comes, as the list may. */
async function* itemsOf(list: Iterable<unknown> | AsyncIterable<unknown>, wait: Promised): AsyncGenerator<unknown> {
  if (!(Symbol.asyncIterator in list)) {
    for (const item of list) yield await wait(item)
    return
  }
  const iterator = list[Symbol.asyncIterator]()
  // One that throws has ended itself, and one that waits for ever would not end either.
  let isOpen = false
  const next = async (): Promise<IteratorResult<unknown>> => {
    isOpen = false
    const result = await wait(iterator.next())
    isOpen = result.done !== true
    return result
  }
  try {
    for (let result = await next(); !result.done; result = await next()) yield result.value
  } finally {
    if (isOpen) await wait(iterator.return?.())
  }
}

function isList(given: unknown): given is Iterable<unknown> | AsyncIterable<unknown> {
  return typeof given === 'object' && given !== null && (Symbol.iterator in given || Symbol.asyncIterator in given)
}

/** Its contents are looked at where they are read. */
function checkedFile(file: unknown, index: number): SiteOutputFile {
  if (!isRecord(file)) throw new Error(`file ${index + 1} is ${describeValue(file)}. Return each file as \`{ path, contents }\`.`)
  const { path, key } = file
  if (typeof path !== 'string')
    throw new Error(`file ${index + 1} has ${describeValue(path)} as its "path", which must be a string.`)
  const isMade = typeof file['contents'] === 'function' || 'bytes' in file
  if (isMade && typeof key !== 'string') {
    const advice = 'A function needs a string that changes with everything that its result depends on.'
    throw new Error(`the file "${path}" has ${describeValue(key)} as its "key". ${advice}`)
  }
  // Guarded as far as anything but its contents is read.
  return file as unknown as SiteOutputFile
}

function contentsOf(
  file: SiteOutputFile,
  { name }: SiteOutput,
  {
    codeKey,
    hashOf,
    wait,
    report,
  }: Pick<OutputClaimsInput, 'codeKey' | 'hashOf'> & {
    readonly wait: Promised
    readonly report: (reason: string, error: unknown) => void
  },
): { readonly key: string; readonly contents: FileContents } {
  const keyOf = (ofFile: string): string => hashOf(JSON.stringify([codeKey, name, ofFile]))
  if ('bytes' in file) {
    const bytes = (): Promise<Uint8Array> =>
      guardedLater(
        async () => {
          const made: unknown = await wait<unknown>(file.bytes())
          if (made instanceof Uint8Array) return made
          throw new Error(`the bytes of "${file.path}" are ${describeValue(made)}.`)
        },
        (reason, error) => {
          report(reason, error)
          return new Uint8Array()
        },
      )
    return { key: keyOf(file.key), contents: { kind: 'drawn', bytes } }
  }
  const { contents } = file
  if (typeof contents === 'string') return { key: hashOf(contents), contents: { kind: 'text', text: () => contents } }
  if (contents instanceof Uint8Array) return { key: hashOf(contents), contents: { kind: 'bytes', bytes: contents } }
  if (!('key' in file)) throw new Error(`the contents of "${file.path}" are neither text nor bytes.`)
  const text = (): Promise<string> =>
    guardedLater(
      async () => {
        const made: unknown = await wait<unknown>(contents())
        if (typeof made === 'string') return made
        throw new Error(`the contents of "${file.path}" are ${describeValue(made)} and no text.`)
      },
      (reason, error) => {
        report(reason, error)
        return ''
      },
    )
  return { key: keyOf(file.key), contents: { kind: 'text', text } }
}
