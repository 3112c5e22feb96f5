// Pages that one React component makes: `[slug].tsx` stands for all that its `paths()` returns.
import { errorMessageOf, isRecord, type Diagnostic } from '@docgen/model'
import { locateName } from '../config/locate.ts'
import { configProblem } from '../config/problems.ts'
import { placeOfThrown } from '../common/thrown-place.ts'

/** What of a page differs from one path to the next. */
interface PagePath {
  /** The segments that stand in brackets in the name of the file, by what stands there. */
  readonly params: Readonly<Record<string, string>>
  readonly props: Readonly<Record<string, unknown>>
  readonly title?: string | undefined
  readonly description?: string | undefined
}

type PagePaths = { readonly paths: readonly PagePath[] } | { readonly problems: readonly Diagnostic[] }

interface PathsInput {
  /** Absolute path of the site root. */
  readonly root: string
  /** Relative to the site root. */
  readonly file: string
  readonly text: string
  /** Relative to the folder of the source: `blog/[slug].tsx`. */
  readonly contentPath: string
  /** The page's export, whatever it is. */
  readonly paths: unknown
}

/** `undefined` for a page of one path. */
export async function pagePathsOf(input: PathsInput): Promise<PagePaths | undefined> {
  const names = paramNamesOf(input.contentPath)
  const { paths } = input
  const at = () => locateName([{ file: input.file, text: input.text }], 'paths')
  const [name] = names
  if (name === undefined) {
    if (paths === undefined) return undefined
    const message = 'This page exports "paths", but no part of its file name is in brackets.'
    return { problems: [configProblem(at(), message, 'Name the file "[slug].tsx", or remove the export.')] }
  }
  if (typeof paths !== 'function') {
    const problem = paths === undefined ? 'it exports no "paths"' : 'its export "paths" is not a function'
    return {
      problems: [configProblem(at(), `The file name of this page stands for many pages, but ${problem}.`, exampleOf(name))],
    }
  }
  let given: unknown
  try {
    given = await paths()
  } catch (error) {
    const message = `The function "paths" of this page threw an error: ${errorMessageOf(error)}`
    return {
      problems: [
        configProblem(
          placeOfThrown(error, { root: input.root, files: [input.file] }) ?? at(),
          message,
          'Fix it, or what it calls.',
        ),
      ],
    }
  }
  if (!Array.isArray(given)) {
    return { problems: [configProblem(at(), 'The function "paths" of this page does not return a list.', exampleOf(name))] }
  }
  const read = given.map((entry: unknown, index) =>
    readPath(entry, names, (what, hint) =>
      configProblem(at(), `Entry ${index + 1} of what "paths" of this page returns ${what}.`, hint),
    ),
  )
  const problems = read.flatMap((each) => ('code' in each ? [each] : []))
  return problems.length > 0 ? { problems } : { paths: read.flatMap((each) => ('code' in each ? [] : [each])) }
}

/** `blog/[year]/[slug].tsx` → `year`, `slug`. */
function paramNamesOf(contentPath: string): readonly string[] {
  return [...contentPath.matchAll(/(?:^|\/)\[([^\]/]+)\](?=\/|\.[jt]sx$)/g)].map(([, name = '']) => name)
}

function exampleOf(name: string): string {
  return `Write \`export const paths = () => [{ ${name}: 'one', props: {} }]\`.`
}

type Refuse = (what: string, hint: string) => Diagnostic

function readPath(entry: unknown, names: readonly string[], refuse: Refuse): PagePath | Diagnostic {
  if (!isRecord(entry)) return refuse('is not an object', exampleOf(names[0] ?? 'slug'))
  const { props = {}, title, description } = entry
  const missing = names.find((name) => typeof entry[name] !== 'string' || entry[name] === '')
  if (missing !== undefined) return refuse(`has no string for "${missing}"`, 'Give it one segment of the route, such as "one".')
  const unknown = Object.keys(entry).find((key) => !names.includes(key) && !ownKeys.includes(key))
  if (unknown !== undefined)
    return refuse(`has the unknown key "${unknown}"`, 'Move it into its "props", which the component gets.')
  if (!isRecord(props) || Array.isArray(props)) return refuse('has "props" that are not an object', 'Write `props: { … }`.')
  if (!isText(title) || !isText(description))
    return refuse('has a "title" or a "description" that is not a string', 'Write a string.')
  return { params: Object.fromEntries(names.map((name) => [name, String(entry[name])])), props, title, description }
}

const ownKeys = ['props', 'title', 'description']

function isText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string'
}
