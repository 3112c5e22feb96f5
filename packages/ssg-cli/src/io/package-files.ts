// In: modules of packages that a config or a page imports. Out: the files of all code that they run, in whatever packages it lies.
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Plugin } from 'esbuild'
import { startEsbuild } from './run-esbuild.ts'

/** React is part of `identifyDocgen`. Packages of docgen name their chunks by content in the entry, which stands for them. */
export const isToldElsewhere = (specifier: string): boolean => /^(?:@docgen\/|react(?:-dom)?(?:\/|$))/.test(specifier)

/**
 * By the absolute path of the module, those of the other files that it imports, sorted; empty for docgen's own and for React. What only shows
 * while code runs (a computed `import()`, a file that is read) is not among them. `known` are those of modules that are as they were.
 */
export async function filesBehind(
  imports: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await Promise.all(
    [...imports].map(async ([file, specifier]): Promise<[string, readonly string[]]> => {
      return [file, isToldElsewhere(specifier) ? [] : (known.get(file) ?? (await follow(file)))]
    }),
  )
  return new Map(found)
}

async function follow(entry: string): Promise<readonly string[]> {
  const read = new Set<string>()
  try {
    await startEsbuild({
      entryPoints: [entry],
      outdir: 'unwritten',
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      conditions: [],
      logLevel: 'silent',
      plugins: [noting(read)],
    })
  } catch {
    // What cannot be resolved or parsed may never be asked for when the code runs. All that it stands beside was noted.
  }
  read.delete(entry)
  return [...read].sort()
}

/** Notes each file, and gives esbuild code alone. */
function noting(read: Set<string>): Plugin {
  return {
    name: 'docgen-package-files',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^[^./]/ }, ({ path }) => (isToldElsewhere(path) ? { path, external: true } : undefined))
      onLoad({ filter: /./, namespace: 'file' }, async ({ path }) => {
        read.add(path)
        // Loaders other than these may fail, and import nothing.
        return /^\.(?:[cm]?[jt]sx?|json)$/.test(extname(path))
          ? { contents: await readFile(path), loader: loaderOf(path) }
          : { contents: '' }
      })
    },
  }
}

function loaderOf(path: string): 'json' | 'jsx' | 'tsx' {
  if (path.endsWith('.json')) return 'json'
  return /\.[cm]?tsx?$/.test(path) ? 'tsx' : 'jsx'
}
