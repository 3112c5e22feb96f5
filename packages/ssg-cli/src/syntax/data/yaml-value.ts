import { LineCounter, parseDocument } from 'yaml'
import { errorMessageOf } from '@docgen/model'

export interface ReadYaml {
  /** What the text stands for; `undefined` where it cannot be told. A value of an unknown tag is what it would be without the tag. */
  readonly value: unknown
  readonly problem?: { readonly line: number; readonly column: number; readonly message: string }
}

/** Reads the YAML of another tool's config, tags of Python included. Never throws. */
export function readYamlValue(text: string): ReadYaml {
  const lineCounter = new LineCounter()
  try {
    const document = parseDocument(text, { prettyErrors: false, lineCounter, logLevel: 'silent', merge: true })
    const [error] = document.errors
    const evened = error === undefined ? text : withEvenQuotes(text)
    if (evened !== text) return readYamlValue(evened)
    if (error) {
      const { line, col } = lineCounter.linePos(error.pos[0])
      return { value: undefined, problem: { line, column: col, message: error.message } }
    }
    return { value: document.toJS() }
  } catch (error) {
    return { value: undefined, problem: { line: 1, column: 1, message: errorMessageOf(error) } }
  }
}

/** A text in quotes goes on in lines that are indented; other parsers take those that are not, too. */
export function withEvenQuotes(yaml: string, indent = (text: string): string => text.replace(/\n(?=\S)/g, '\n  ')): string {
  return yaml.replace(
    /^([\w-]+:[ \t]+)("(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')(?=[ \t]*(?:#.*)?\r?$)/gm,
    (_, key: string, text: string) => key + indent(text),
  )
}
