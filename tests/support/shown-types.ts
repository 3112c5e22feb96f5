// The names in the samples of a page, and what its `code-types.json` says of them.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { decodeEntities } from './html.ts'

interface CodeTypes {
  readonly texts: readonly { readonly code: readonly (string | readonly string[])[]; readonly summary?: string }[]
  readonly places: readonly (readonly [offset: number, length: number, text: number])[]
}

/** In the order of the page; throws for a sample whose types its file lacks, and for a file with types that no sample names. */
export function shownTypesOf(page: string): readonly (readonly [name: string, text: string])[] {
  const file = join(dirname(page), 'code-types.json')
  const types = new Map(
    Object.entries(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, CodeTypes>>) : {}),
  )
  const samples = [...readFileSync(page, 'utf8').matchAll(/<code[^>]* data-types="([^"]*)"[^>]*>([^]*?)<\/code>/g)]
  const named = new Set(samples.map(([, key = '']) => key))
  const unnamed = [...types.keys()].filter((key) => !named.has(key))
  if (unnamed.length > 0) throw new Error(`${file} has types that no sample names: ${unnamed.join(', ')}.`)
  return samples.flatMap(([, key = '', html = '']) => {
    const own = types.get(key)
    if (!own) throw new Error(`${file} has no types for ${key}.`)
    const code = decodeEntities(html.replace(/<[^>]*>/g, ''))
    return own.places.map(([offset, length, text]) => [code.slice(offset, offset + length), textOf(own.texts[text])] as const)
  })
}

function textOf(text: CodeTypes['texts'][number] | undefined): string {
  const code = text?.code.map((piece) => (typeof piece === 'string' ? piece : piece[0])).join('') ?? ''
  return text?.summary === undefined ? code : `${code}\n\n${text.summary}`
}
