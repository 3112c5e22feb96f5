import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

rmSync(new URL('dist', import.meta.url), { recursive: true, force: true })

/**
 * Node reads a CommonJS module that is imported three times, for its format, for the names of its exports and to run it: of these nine
 * megabytes that takes half a second. TypeDoc would import it in that way too, so it is bundled in.
 */
const requiredTypeScript = {
  name: 'required-typescript',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^typescript$/ }, () => ({ path: 'typescript', namespace: 'required' }))
    onLoad({ filter: /.*/, namespace: 'required' }, () => ({
      contents: "import { createRequire } from 'node:module'; export default createRequire(import.meta.url)('typescript')",
    }))
  },
}

const ofTypedoc = createRequire(createRequire(import.meta.url).resolve('typedoc/package.json'))

/** Without what TypeDoc's own pages are made with, since we make none; of the languages and themes it wants lists. */
const bundledTypedoc = {
  name: 'bundled-typedoc',
  setup: ({ onResolve, onLoad }) => {
    // Its modules for Node are CommonJS, which would ask for `require`.
    onResolve({ filter: /^yaml$/ }, () => ({
      path: ofTypedoc.resolve('yaml/package.json').replace('package.json', 'browser/index.js'),
    }))
    onResolve({ filter: /^(?:@gerrit0\/mini-shiki|lunr)$/ }, ({ path }) => ({ path, namespace: 'unused' }))
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
      contents: 'module.exports = { bundledLanguagesInfo: [], bundledThemes: {} }',
    }))
  },
}

const { metafile } = await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { index: 'src/index.ts', worker: 'src/worker.ts' },
  outdir: 'dist',
  bundle: true,
  // The parts of the worker that a site does not need are not loaded.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  plugins: [requiredTypeScript, bundledTypedoc],
  alias: { '@docgen/ssg-cli/model': '../ssg-cli/src/model/index.ts' },
  logLevel: 'warning',
  metafile: true,
})
writeFileSync(new URL('dist/licenses.txt', import.meta.url), licensesOf(Object.keys(metafile.inputs)))

/** What goes into the bundle goes with its licence. */
function licensesOf(inputs) {
  const folders = new Set(inputs.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []))
  return [...folders]
    .map((folder) => {
      const root = resolve(import.meta.dirname, folder)
      const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
      const license = readdirSync(root).find((file) => /^licen[cs]e/i.test(file))
      if (license === undefined) throw new Error(`${name} has no licence to go with it.`)
      return `${name} ${version}\n\n${readFileSync(join(root, license), 'utf8').trim()}\n`
    })
    .toSorted()
    .join('\n---\n\n')
}
