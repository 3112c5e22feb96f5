// Symbols that other sites document: their `symbols.json`, in the form that docgen publishes, read from the disk.
import { dirname, join } from 'node:path'
import { externalKey, type ApiLoadContext, type Diagnostic, type SourceRange } from '@docgen/model'
import { symbolsFileInvalid, symbolsFileNotFound } from './diagnostics/packages.ts'
import { optionPlacesOf } from './option-places.ts'
import type { ExternalSymbolsOption } from './options.ts'
import { readText } from './read-file.ts'
import { placeAt } from './text-place.ts'

export interface SymbolInventories {
  /** Web address of each symbol by its `externalKey`. Of two inventories that have a symbol, the first tells. */
  readonly hrefs: Readonly<Record<string, string>>
  readonly diagnostics: readonly Diagnostic[]
  /** Absolute paths of the inventories, of missing ones where they are first looked for. */
  readonly files: readonly string[]
}

interface ListedSymbol {
  readonly name: string
  readonly package: string
  /** From the root of the host. */
  readonly path: string
}

/** Reports `symbols-file-not-found` in the configuration and `symbols-file-invalid` in the inventory; reads what is right all the same. */
export function readSymbolInventories(
  { root, configFiles }: Pick<ApiLoadContext, 'root' | 'configFiles'>,
  options: readonly ExternalSymbolsOption[],
): SymbolInventories {
  const places = optionPlacesOf(
    configFiles,
    options.map(({ symbols }) => symbols),
  )
  const inventories = options.map((option, index) => readInventory(root, option, places[index]))
  const hrefs = inventories.flatMap((inventory) => inventory.hrefs)
  return {
    hrefs: Object.fromEntries(hrefs.toReversed()),
    diagnostics: inventories.flatMap(({ diagnostics }) => diagnostics),
    files: inventories.map(({ file }) => file),
  }
}

function readInventory(
  root: string,
  { symbols, url, packages }: ExternalSymbolsOption,
  place: SourceRange = { file: 'docgen.config.ts', line: 1, column: 1 },
) {
  const found = findText(root, symbols)
  if (!found) return { hrefs: [], diagnostics: [symbolsFileNotFound(place, symbols)], file: join(root, symbols) }
  const { listed, diagnostics } = parseInventory(found.text, symbols)
  const hrefs = listed
    .filter((symbol) => packages === undefined || packages.includes(symbol.package))
    .map((symbol) => [externalKey(symbol), new URL(symbol.path, url).href] as const)
  return { hrefs, diagnostics, file: found.file }
}

/** What npm installed may lie in the `node_modules` of a folder above the site, as Node has it. */
function findText(root: string, path: string): { readonly file: string; readonly text: string } | undefined {
  const isInstalled = /^(?:\.[\\/])?node_modules[\\/]/.test(path)
  for (let folder = root; ; folder = dirname(folder)) {
    const file = join(folder, path)
    const text = readText(file)
    if (text !== undefined) return { file, text }
    if (!isInstalled || folder === dirname(folder)) return undefined
  }
}

/** `file` is the inventory as the configuration names it. */
export function parseInventory(
  text: string,
  file: string,
): { readonly listed: readonly ListedSymbol[]; readonly diagnostics: readonly Diagnostic[] } {
  const at = (line: number, column = 1): SourceRange => ({ file: file.replace(/^\.\//, ''), line, column })
  const parsed = parse(text)
  if (!parsed)
    return { listed: [], diagnostics: [symbolsFileInvalid(at(damagedLineOf(text)), 'The symbol inventory is not JSON.')] }
  const { value } = parsed
  if (!Array.isArray(value))
    return { listed: [], diagnostics: [symbolsFileInvalid(at(1), 'The symbol inventory is not a list.')] }
  const items: readonly unknown[] = value
  return {
    listed: items.filter(isSymbol),
    diagnostics: items.flatMap((item, index) => {
      if (isSymbol(item)) return []
      const place = placeOf(item, text)
      const message = `Entry ${index + 1} of the symbol inventory lacks a "name", a "package", or a "path" that begins with "/".`
      return [symbolsFileInvalid(at(place.line, place.column), message)]
    }),
  }
}

function isSymbol(item: unknown): item is ListedSymbol {
  if (typeof item !== 'object' || item === null || !('name' in item && 'package' in item && 'path' in item)) return false
  const isNamed = typeof item.name === 'string' && typeof item.package === 'string'
  return isNamed && typeof item.path === 'string' && isPathOfHost(item.path)
}

/** An address of its own would lead away from the site that the inventory is said to be of: `//other.example`, with blanks in it too. */
function isPathOfHost(path: string): boolean {
  const host = 'https://host.invalid'
  return path.startsWith('/') && URL.canParse(path, host) && new URL(path, host).origin === host
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** An inventory has one symbol on each line, so that a damaged one shows. What Node says of the place differs from version to version. */
function damagedLineOf(text: string): number {
  const lines = text.split('\n').map((line) => line.trim().replace(/,$/, ''))
  const index = lines.findIndex((line) => !['', '[', ']'].includes(line) && parse(line) === undefined)
  return index < 0 ? 1 : index + 1
}

/** Where one symbol stands on a line, else the beginning of the file. */
function placeOf(item: unknown, text: string): { readonly line: number; readonly column: number } {
  const index = text.indexOf(JSON.stringify(item))
  return index < 0 ? { line: 1, column: 1 } : placeAt(text, index)
}
