import { findNearest, isRecord, type OptionProblem } from '@docgen/model'

export interface CheckedSamplesOptions {
  /**
   * As in a `tsconfig.json`, on top of ours: strict, ESNext modules resolved as a bundler does, all of `node_modules/@types`, React's JSX.
   * Paths are relative to the site root.
   */
  readonly compilerOptions?: Readonly<Record<string, unknown>>
  /** Declarations and modules that all samples are checked with, relative to the site root: `samples.d.ts`. */
  readonly files?: readonly string[]
  /** Whether readers who point at a name in a sample are told its type, as in an editor. Default: `true`. */
  readonly types?: boolean
}

const keys = ['compilerOptions', 'files', 'types']

/** What is wrong with the options, whatever a config without types gives. What TypeScript has to say of its own comes with the findings. */
export function sampleOptionProblemsOf(options: unknown): readonly OptionProblem[] {
  if (!isRecord(options)) {
    return [problem('checkedSamples', 'The options of checkedSamples() are not an object.', 'Write `checkedSamples({ … })`.')]
  }
  const { compilerOptions, files, types } = options
  return [
    ...Object.keys(options)
      .filter((key) => !keys.includes(key))
      .map((key) => {
        const nearest = findNearest(key, keys)
        const hint = nearest ? `Write "${nearest}", the closest option.` : 'Remove it.'
        const meant = nearest === undefined || Object.hasOwn(options, nearest) ? undefined : nearest
        return { ...problem(key, `checkedSamples() has the unknown option "${key}".`, hint), meant }
      }),
    ...(compilerOptions === undefined || isRecord(compilerOptions)
      ? []
      : [
          problem(
            'compilerOptions',
            'The "compilerOptions" of checkedSamples() are not an object.',
            'Write them as in a tsconfig.json: `{ experimentalDecorators: true }`.',
          ),
        ]),
    ...(files === undefined || (Array.isArray(files) && files.every((file) => typeof file === 'string'))
      ? []
      : [problem('files', 'The "files" of checkedSamples() are not a list of files.', "Write `files: ['samples.d.ts']`.")]),
    ...(types === undefined || typeof types === 'boolean'
      ? []
      : [problem('types', 'The option "types" of checkedSamples() is neither true nor false.', 'Write `types: false`.')]),
  ]
}

function problem(key: string, message: string, hint: string): OptionProblem {
  return { key, message, hint }
}
