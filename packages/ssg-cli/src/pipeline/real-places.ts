// In: what checks of the config and its plugins found. Out: the same, each at a place that exists.
import type { Diagnostic, Ports, SourceRange } from '@docgen/model'
import type { ConfigFile } from '../config/locate.ts'
import { countOf } from '../common/count-of.ts'

/** What is asked of the files that findings name. */
export interface SiteFiles {
  readonly findKinds: Ports['findKinds']
  /** Of a file that pages are made from; `undefined` for others. */
  readonly textOf: (file: string) => Promise<string | undefined>
}

interface RealPlacesInput extends SiteFiles {
  /** Begins a sentence: `The check "forbidden-word"`. */
  readonly who: string
  /** Where the config has it. */
  readonly at: SourceRange
  readonly configFiles: readonly ConfigFile[]
  /** Files that pages name as their source: some lie where the site itself may not read. */
  readonly sources: ReadonlySet<string | undefined>
}

/** A place that leads nowhere is replaced by that of the check; the message says so. Lines are counted only where docgen has the text. */
export async function atRealPlaces(found: readonly Diagnostic[], input: RealPlacesInput): Promise<readonly Diagnostic[]> {
  const { configFiles, sources } = input
  const texts = new Map<string, string | undefined>(configFiles.map(({ file, text }) => [file, text]))
  for (const { file } of found) if (!texts.has(file)) texts.set(file, await input.textOf(file))
  const unknown = [...texts].flatMap(([file, text]) => (text === undefined && !sources.has(file) ? [file] : []))
  const kinds = unknown.length === 0 ? undefined : input.findKinds(unknown)
  return found.map((finding) => {
    const { file, line, column } = finding
    const text = texts.get(file)
    if (text === undefined) {
      // The site as a whole is a place, too.
      if (sources.has(file) || file === '.' || kinds?.get(file) === 'file') return finding
      const problem = kinds?.has(file) ? 'is a folder' : 'does not exist'
      return moved(finding, input, `names the file "${file}", which ${problem}`)
    }
    const lines = text.split(/\r\n?|\n/).length
    const problem = `names the place ${file}:${line}:${column}, but the file has only ${countOf(lines, 'line')}`
    return line <= lines ? finding : moved(finding, input, problem)
  })
}

/** Without what is to be written: that belongs to the other place. */
function moved(finding: Diagnostic, { who, at }: RealPlacesInput, problem: string): Diagnostic {
  const { file, line, column } = at
  return { ...finding, file, line, column, message: `${finding.message} (${who} ${problem}.)`, fix: undefined }
}
