// Ships the licenses of what a package bundles, and leaves the list of bundled files for the test that compares the two.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transform } from 'esbuild'

const source = new URL('../packages/ssg-cli/src/io/license-texts.ts', import.meta.url)
const { code } = await transform(readFileSync(source, 'utf8'), { loader: 'ts', format: 'esm' })
const { licenseTextsOf } = await import(`data:text/javascript,${encodeURIComponent(code)}`)

/**
 * Writes `dist/licenses.txt`, and one more for each bundle of `standalone`, which is shipped apart from the others; none where nothing is bundled.
 * `folder` is where esbuild ran; throws when a bundled package has no license file.
 */
export function writeLicenses(folder, metafiles, standalone = []) {
  const outputs = metafiles.flatMap((metafile) => Object.entries(metafile.outputs))
  const inputsOf = (wanted) => [
    ...new Set(
      outputs.filter(([path]) => wanted(path)).flatMap(([, { inputs }]) => Object.keys(inputs).filter(isBundledPackage)),
    ),
  ]
  const write = (name, inputs) => {
    const { text, withoutFile } = licenseTextsOf(inputs.map((file) => resolve(folder, file)))
    if (withoutFile.length > 0) throw new Error(`These packages have no license file: ${withoutFile.join(', ')}`)
    if (text !== '') writeFileSync(join(folder, 'dist', name), text)
  }
  const all = inputsOf(() => true)
  write('licenses.txt', all)
  for (const name of standalone)
    write(
      `${name}.licenses.txt`,
      inputsOf((path) => path === `dist/${name}.js`),
    )
  // Not part of the published package.
  writeFileSync(join(folder, 'dist', 'bundled-files.json'), JSON.stringify(all))
}

function isBundledPackage(file) {
  return file.includes('node_modules/')
}
