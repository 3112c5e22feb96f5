import type { ApiReferenceSource } from '@docgen/ssg-cli/model'
import { findNearest } from './nearest.ts'

type OptionProblem = NonNullable<ApiReferenceSource['problems']>[number]

const referenceKeys = ['name', 'path', 'packages', 'sourceLink', 'readme', 'excludeInternal']
const packageKeys = ['npm', 'folder', 'dir', 'sourceLink', 'readme']

/** What is wrong with the options of a reference, whatever a config without types gives. */
export function optionProblemsOf(options: unknown): readonly OptionProblem[] {
  if (!isRecord(options)) return [problem('apiReference', 'apiReference() has no options.', exampleHint)]
  const { packages } = options
  if (!Array.isArray(packages)) {
    return [
      ...unknownKeys(options, referenceKeys, 'apiReference()'),
      problem('packages', 'apiReference() has no list of packages.', exampleHint),
    ]
  }
  return [
    ...unknownKeys(options, referenceKeys, 'apiReference()'),
    ...packages.flatMap((option: unknown, index) => packageProblemsOf(option, index)),
  ]
}

const exampleHint = "Write `apiReference({ packages: [{ npm: '@scope/name' }, { folder: 'packages/name' }] })`."

function packageProblemsOf(option: unknown, index: number): readonly OptionProblem[] {
  const what = `Package ${index + 1} of apiReference()`
  if (!isRecord(option))
    return [problem('packages', `${what} is not an object.`, "Write `{ npm: '@scope/name' }` or `{ folder: 'packages/name' }`.")]
  const places = [option['npm'], option['folder']].filter((place) => typeof place === 'string' && place !== '')
  return [
    ...unknownKeys(option, packageKeys, what),
    ...(places.length === 1
      ? []
      : [
          problem(
            'packages',
            `${what} has ${places.length === 0 ? 'neither "npm" nor "folder"' : 'both "npm" and "folder"'}.`,
            'Give one of the two.',
          ),
        ]),
  ]
}

function unknownKeys(
  options: Readonly<Record<string, unknown>>,
  known: readonly string[],
  what: string,
): readonly OptionProblem[] {
  return Object.keys(options)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const nearest = findNearest(key, known)
      return problem(
        key,
        `${what} has the option "${key}", which is not known.`,
        nearest ? `Write "${nearest}", the closest option.` : 'Remove it.',
      )
    })
}

function problem(key: string, message: string, hint: string): OptionProblem {
  return { key, message, hint }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
