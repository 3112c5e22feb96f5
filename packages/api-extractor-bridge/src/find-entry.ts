import { posix } from 'node:path'

const sourceEntries = ['src/index.ts', 'src/index.tsx']
const folderEntries = ['index.d.ts', 'index.ts', 'src/index.ts', 'src/index.tsx']

/**
 * Where the TypeScript of a package may begin, best first, relative to it. `declared` is what its `package.json` names. Sources of a
 * published package come before its declarations, because they keep the names of parameters and the bodies of defaults.
 */
export function entryCandidates(kind: 'npm' | 'folder', declared: readonly string[]): readonly string[] {
  const named = declared.flatMap(declarationCandidates)
  return [...new Set(kind === 'npm' ? [...sourceEntries, ...named, 'index.d.ts', 'index.ts'] : [...named, ...folderEntries])]
}

/** Declarations that stand for a declared file, which may lack its extension or be the JavaScript beside them. */
export function declarationCandidates(declared: string): readonly string[] {
  const path = posix.normalize(declared.replaceAll('\\', '/'))
  if (path.startsWith('..') || posix.isAbsolute(path)) return []
  if (/\.[cm]?tsx?$/.test(path)) return [path]
  const script = /^(.*)\.([cm]?)jsx?$/.exec(path)
  if (script) return [`${script[1]}.d.${script[2]}ts`]
  if (/\.(?:json|css|wasm|node)$/.test(path)) return []
  const bare = path.replace(/\/$/, '')
  return [`${bare}.d.ts`, `${bare}.ts`, posix.join(bare, 'index.d.ts'), posix.join(bare, 'index.ts')]
}
