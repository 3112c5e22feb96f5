// Which npm packages a page speaks of, and what it imports of them: what inline code can name depends on it.
import type { PackageMention } from '@docgen/model'
import { packageNameOf } from '../../common/package-name.ts'

export interface MentionCollector {
  readonly addText: (text: string) => void
  readonly addInlineCode: (code: string) => void
  readonly addCodeBlock: (code: string) => void
  readonly addHref: (href: string) => void
  /** In the order of the page. */
  readonly mentions: () => readonly PackageMention[]
}

const scopedName = /@[a-z0-9][\w.~-]*\/[a-z0-9](?:[\w.~-]*[\w~-])?/g
const wholeName = /^(?:@[a-z0-9][\w.~-]*\/)?[a-z0-9][\w.~-]*$/
const npmAddress = /^https?:\/\/(?:www\.)?npmjs\.(?:com|org)\/package\/((?:@[^/?#]+\/)?[^/?#]+)/
/** `*`, `* as all` or `{ A, type B as C }`. */
const several = /(?:\*(?:\s*as\s+[\w$]+)?|\{[^{};'"]*\})/.source
/** Begins a line, behind the signs of a comment or of a changed line; prose speaks of imports as well. */
const importFrom = new RegExp(
  `(?:^[^\\w\\n]*|;[ \\t]*)(?:import|export)\\b(?:\\s+type\\b)?\\s*(?:([\\w$]+(?:\\s*,\\s*${several})?|${several})\\s*)?\\bfrom\\s*['"]([^'"\\n]+)['"]`,
  'gm',
)
const importAlone = /\b(?:import|require)\s*(?:\(\s*)?['"]([^'"\n]+)['"]/g

export function collectMentions(): MentionCollector {
  const importsByPackage = new Map<string, Set<string>>()
  const add = (name: string, imported: readonly string[] = []): void => {
    const known = importsByPackage.get(name) ?? new Set()
    for (const item of imported) known.add(item)
    importsByPackage.set(name, known)
  }
  const addText = (text: string): void => {
    if (text.includes('@')) for (const [name] of text.matchAll(scopedName)) add(name)
  }
  return {
    addText,
    addInlineCode: (code) => (wholeName.test(code) ? add(code) : addText(code)),
    addCodeBlock: (code) => {
      for (const [, clause = '', specifier = ''] of code.matchAll(importFrom)) addImport(specifier, importedNamesOf(clause), add)
      for (const [, specifier = ''] of code.matchAll(importAlone)) addImport(specifier, [], add)
      addText(code)
    },
    addHref: (href) => {
      const [, name] = npmAddress.exec(href) ?? []
      if (name !== undefined) add(name)
    },
    mentions: () => [...importsByPackage].map(([name, imported]) => ({ package: name, imported: [...imported] })),
  }
}

function addImport(
  specifier: string,
  imported: readonly string[],
  add: (name: string, imported: readonly string[]) => void,
): void {
  const name = packageNameOf(specifier)
  if (wholeName.test(name)) add(name, imported)
}

/** `Value, { A, type B as C }` → `default`, `A`, `B`. */
function importedNamesOf(clause: string): readonly string[] {
  const [, first = '', , named = ''] = /^([^{]*?),?\s*(\{([^}]*)\})?\s*$/.exec(clause) ?? []
  const names = named.split(',').map((part) => part.trim().replace(/^type\s+/, ''))
  const isDefault = /^[\w$]+$/.test(first.trim())
  return [
    ...(isDefault ? ['default'] : []),
    ...names.map((name) => name.split(/\s+as\s+/)[0] ?? '').filter((name) => name !== ''),
  ]
}
