import { posix } from 'node:path'

/** Where the sources of a published package begin. They keep the names of parameters and the bodies of defaults. */
export const sourceEntries = ['src/index.ts', 'src/index.tsx']

/** What a folder of sources begins with. */
export const folderSources = [
  'index.ts',
  'index.tsx',
  'index.mts',
  'index.cts',
  'index.js',
  'index.jsx',
  'index.mjs',
  'index.cjs',
]

/** Where a folder that names no declarations begins. */
export const folderEntries = ['index.d.ts', 'index.ts', 'src/index.ts', 'src/index.tsx']

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
