// The theme's styles and its client runtime, bundled for the browser. The only file that bundles for browsers.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions } from 'esbuild'
import type { ClientFiles } from '../model/ports.ts'
import type { Theme } from '../model/theme.ts'
import { hashOf } from '../pipeline/hash.ts'

interface Manifest {
  readonly key: string
  readonly inputs: readonly { readonly path: string; readonly size: number; readonly mtimeMs: number; readonly sum: string }[]
  readonly entryScripts: readonly string[]
}

/** `cacheDir` keeps the bundle until one of its inputs changes; without it nothing is kept. */
export async function bundleClient(theme: Theme, root: string, cacheDir: string | undefined): Promise<ClientFiles> {
  const key = hashOf(JSON.stringify([theme.styles, theme.client, 1]))
  const kept = cacheDir === undefined ? undefined : readKept(cacheDir, key)
  if (kept) return kept
  const { files, inputs } = await bundle(theme, root)
  if (cacheDir !== undefined) keep(cacheDir, key, files, inputs)
  return files
}

async function bundle(theme: Theme, root: string): Promise<{ readonly files: ClientFiles; readonly inputs: readonly string[] }> {
  const { build } = await import('esbuild')
  const styles = theme.styles.map((path) => `@import ${JSON.stringify(path)};`).join('\n')
  const common: BuildOptions & { readonly write: false; readonly metafile: true } = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: join(root, 'assets'),
    logLevel: 'silent',
    target: ['es2022', 'chrome123', 'firefox128', 'safari17.5'],
    legalComments: 'none',
    loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'file', '.png': 'file' },
    assetNames: '[name]-[hash]',
  }
  const css = await build({
    ...common,
    stdin: { contents: styles, resolveDir: root, loader: 'css', sourcefile: 'theme.css' },
    entryNames: 'theme-[hash]',
  })
  const js =
    theme.client === undefined
      ? undefined
      : await build({
          ...common,
          entryPoints: { client: theme.client },
          format: 'esm',
          splitting: true,
          entryNames: '[name]-[hash]',
          chunkNames: '[name]-[hash]',
        })
  const outputs = [...css.outputFiles, ...(js?.outputFiles ?? [])].map(({ path, contents }) => ({
    path: `assets/${path.split(/[\\/]/).at(-1) ?? ''}`,
    bytes: contents,
  }))
  const entries = new Set(
    Object.entries(js?.metafile.outputs ?? {}).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined ? [] : [`assets/${path.split('/').at(-1) ?? ''}`],
    ),
  )
  const inputs = [...Object.keys(css.metafile.inputs), ...Object.keys(js?.metafile.inputs ?? {})]
    .filter((path) => path !== 'theme.css' && path !== '<stdin>')
    .map((path) => join(root, path))
  return { files: clientFilesOf(outputs, entries), inputs }
}

function clientFilesOf(
  outputs: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  entries: ReadonlySet<string>,
): ClientFiles {
  const sorted = [...outputs].sort((a, b) => (a.path < b.path ? -1 : 1))
  return {
    styles: sorted.filter(({ path }) => path.endsWith('.css')),
    scripts: sorted.filter(({ path }) => !path.endsWith('.css')).map((file) => ({ ...file, isEntry: entries.has(file.path) })),
  }
}

function readKept(cacheDir: string, key: string): ClientFiles | undefined {
  try {
    // Written by `keep`; whatever else may stand there fails one of the checks and is bundled anew.
    const manifest = JSON.parse(readFileSync(join(cacheDir, 'manifest.json'), 'utf8')) as Manifest
    if (manifest.key !== key || !manifest.inputs.every(isUnchanged)) return undefined
    const outputs = readdirSync(join(cacheDir, 'assets')).map((name) => ({
      path: `assets/${name}`,
      bytes: new Uint8Array(readFileSync(join(cacheDir, 'assets', name))),
    }))
    return outputs.length === 0 ? undefined : clientFilesOf(outputs, new Set(manifest.entryScripts))
  } catch {
    return undefined
  }
}

function isUnchanged({ path, size, mtimeMs, sum }: Manifest['inputs'][number]): boolean {
  const now = statSync(path)
  return now.size === size && (now.mtimeMs === mtimeMs || hashOf(readFileSync(path)) === sum)
}

function keep(cacheDir: string, key: string, { styles, scripts }: ClientFiles, inputs: readonly string[]): void {
  const fresh = `${cacheDir}-${process.pid}`
  mkdirSync(join(fresh, 'assets'), { recursive: true })
  for (const { path, bytes } of [...styles, ...scripts]) writeFileSync(join(fresh, path), bytes)
  const manifest: Manifest = {
    key,
    inputs: inputs.map((path) => ({
      path,
      size: statSync(path).size,
      mtimeMs: statSync(path).mtimeMs,
      sum: hashOf(readFileSync(path)),
    })),
    entryScripts: scripts.flatMap(({ path, isEntry }) => (isEntry ? [path] : [])),
  }
  writeFileSync(join(fresh, 'manifest.json'), JSON.stringify(manifest))
  swapFolder(fresh, cacheDir)
}

/** Puts a folder in the place of another, at once. */
export function swapFolder(fresh: string, place: string): void {
  const old = `${place}.old-${process.pid}`
  try {
    renameSync(place, old)
  } catch {
    // There was none.
  }
  renameSync(fresh, place)
  removeFolder(old)
}

function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true })
}
