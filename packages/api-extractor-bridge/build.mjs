import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { build } from 'esbuild'
import { writeLicenses } from '../../scripts/licenses.mjs'

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

const { version, peerDependencies } = JSON.parse(readFileSync(ofTypedoc.resolve('typedoc/package.json'), 'utf8'))

/** TypeDoc reads its own package.json when it starts, which is not installed where it is bundled. */
const manifestOfTypedoc = {
  name: 'manifest-of-typedoc',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]typedoc[\\/]dist[\\/]node-utils\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('req.resolve("typedoc/package.json")', 'req.resolve("../package.json")')
        .replaceAll('req("typedoc/package.json")', `(${JSON.stringify({ version, peerDependencies })})`),
    }))
  },
}

/** What TypeDoc has in one place and we need otherwise, by the file of its package. */
const corrections = {
  index: [
    /**
     * When TypeDoc has resolved links, it asks for the address of each name in types that nothing documents. The bridge has its own inventories and reads
     * none of these. To list the names, TypeDoc takes one after the other from the front of a list, which takes time with the square of their number: 20 of
     * the 48 seconds of a conversion of effect.
     */
    { place: /(?<=\bof )discoverAllReferenceTypes\(\s*project,\s*false\s*\)/g, text: '[]' },
    /**
     * In the true branch of a conditional type, the compiler notes of a type that it extends another one. TypeScript writes such a type as the one that it is
     * noted of, and TypeDoc then looks there for what the note does not have: it throws at `Flat<T> extends object ? Flat<T> : never`. `NoInfer` is such a note
     * too, with nothing known.
     */
    {
      place: /(?=if \(typeOrNode\.isUnion\(\) && typeOrNode\.origin && !typeOrNode\.aliasSymbol\))/g,
      text: [
        'if (typeOrNode.baseType && typeOrNode.constraint && !(typeOrNode.constraint.flags & 2))',
        'return convertType(context, typeOrNode.baseType, maybeNode);\n',
      ].join(' '),
    },
    // Declaration files of the compiler are full of `import('./box').Box<string>`, of which TypeDoc leaves `Box`.
    {
      place:
        /(\?\? "__module";\s*const symbol = [^;]*;\s*if \(!symbol\) \{[^}]*\}\s*)return (context\.createSymbolReference\([^;]*\));/g,
      text: '$1const named = $2;\nnamed.typeArguments = node.typeArguments?.map((each) => convertType(context, each));\nreturn named;',
    },
  ],
  // The key of a symbol is asked for many times, and never becomes another one.
  models: [
    {
      place: /(?<=getStableKey\(\) \{\s*)if (?=\(Number\.isFinite\(this\.pos\)\))/g,
      text: 'return this.stableKey ??= this.makeStableKey();\n}\nmakeStableKey() {\nif ',
    },
  ],
  // So that a reflection is short where it is printed for debugging, each gets properties by way of a descriptor. That takes time, and nothing prints one.
  'utils-common': [{ place: /(?<=function NonEnumerable\(_cls, context\) \{)[^}]*\}[^}]*\}\);/g, text: '' }],
}

const uncorrected = new Set(Object.keys(corrections))

const correctedTypedoc = {
  name: 'corrected-typedoc',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]typedoc[\\/]dist[\\/](?:index|models|utils-common)\.js$/ }, ({ path }) => {
      const name = basename(path, '.js')
      uncorrected.delete(name)
      return {
        contents: corrections[name].reduce(
          (text, correction) => {
            if (text.match(correction.place)?.length !== 1)
              throw new Error(`TypeDoc has no ${correction.place} any more: adapt build.mjs.`)
            return text.replace(correction.place, correction.text)
          },
          readFileSync(path, 'utf8'),
        ),
      }
    })
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
  plugins: [requiredTypeScript, bundledTypedoc, manifestOfTypedoc, correctedTypedoc],
  alias: {
    // Its module for Node is CommonJS, which would ask for `require`.
    'jsonc-parser': './node_modules/jsonc-parser/lib/esm/main.js',
  },
  logLevel: 'warning',
  metafile: true,
})
if (uncorrected.size > 0) throw new Error(`TypeDoc has no ${[...uncorrected].join(', ')} any more: adapt build.mjs.`)
writeLicenses(import.meta.dirname, [metafile])
