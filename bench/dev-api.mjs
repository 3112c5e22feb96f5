// The time from a saved declaration to its text on its page, in a dev server whose reference came from the cache.
//
//   node bench/dev-api.mjs [SITE] [--folder reference/error] [--edits 7] [--pause 15]
//
// A declaration is added to the entry of a folder package of the site, and taken out at the end. The first edit is told apart: it comes
// `pause` seconds after the first page, the time that a reader of one's own code needs at least.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchEnv, measure } from './measure.mjs'
import { docgenBin, root } from './sites.mjs'
import { formatMs, markdownTable, median } from './table.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: 'reference/error' },
    edits: { type: 'string', default: '7' },
    pause: { type: 'string', default: '15' },
  },
})
const site = resolve(positionals[0] ?? join(root, 'site'))
const folder = join(site, values.folder)
const entry = join(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).types ?? 'index.d.ts')
const original = readFileSync(entry, 'utf8')

await measure(process.execPath, [docgenBin, 'build', site])
const port = await freePort()
const address = `http://127.0.0.1:${port}/api/${basename(folder)}/`
const child = spawn(process.execPath, [docgenBin, 'dev', site, '--port', String(port)], { env: benchEnv(), stdio: 'ignore' })
try {
  await untilShown(address, '')
  await pause(Number(values.pause) * 1000)
  const times = []
  for (let edit = 0; edit < Number(values.edits); edit++) {
    const text = `Edit ${edit} of the declaration.`
    const saved = performance.now()
    writeFileSync(entry, `${original}\n/** ${text} */\nexport interface EditedDeclaration {\n  readonly edit: ${edit}\n}\n`)
    await untilShown(`${address}interface/EditedDeclaration/`, text)
    times.push(performance.now() - saved)
    await pause(1000)
  }
  const [first, ...others] = times
  const spread = `${formatMs(Math.min(...others))} – ${formatMs(Math.max(...others))}`
  console.log(
    markdownTable(
      ['edit of a declaration', 'first', 'median of the others', 'from – to'],
      [[basename(site), formatMs(first), formatMs(median(others)), spread]],
    ),
  )
} finally {
  child.kill('SIGTERM')
  writeFileSync(entry, original)
}

/** Resolves when a page is there and holds the text. */
async function untilShown(url, text) {
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok && (await response.text()).includes(text)) return
    await pause(25)
  }
}

function pause(ms) {
  return new Promise((done) => setTimeout(done, ms))
}

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer().on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address()
      server.close(() => done(free))
    })
  })
}
