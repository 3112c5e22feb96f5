// Writes a site with one page, as a user whom the rights of files bind, and prints how that ends.
//   node write-read-only.mjs folder text [no-exchange]
import { join } from 'node:path'
import process from 'node:process'
import { openManifest, writeOutput } from '@docgen/ssg-cli/testing'

const [root, text, exchange] = process.argv.slice(2)
// Not before all is imported: nobody may read the folder that docgen lies in.
if (process.geteuid() === 0) process.setuid(65534)
try {
  await writeOutput({
    outDir: join(root, 'dist'),
    root,
    files: [{ path: 'index.html', key: text, contents: { kind: 'text', text: () => text } }],
    isWanted: () => true,
    isMeasured: false,
    stored: openManifest(join(root, 'work/manifest')),
    workDir: join(root, 'work'),
    ...(exchange === 'no-exchange' && { exchange: () => false }),
  })
  console.log('written')
} catch ({ code, path }) {
  console.log(code, path)
}
