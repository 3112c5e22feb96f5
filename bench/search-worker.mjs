// The search worker of a built site, run here as the browser runs it: the same script, the same files, messages in and out.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { gzipSync } from 'node:zlib'

/**
 * `dist` is the output folder of a site whose base is `/`, and `base` the path of the language that is searched. `worker` is a script in the
 * place of that of the site, `files` have texts in the place of its own, by their paths, and `version` is the label of the version that is searched. `read` lists what the worker has fetched, with its size
 * in bytes, gzip.
 */
export async function startSearch(dist, base = '/', { worker, files = new Map(), version } = {}) {
  // Each language has its own.
  const page = readFileSync(join(dist, base, 'search/index.html'), 'utf8')
  const name = /assets\/(search-worker-[\w-]+\.js)/.exec(page)?.[1]
  if (name === undefined) throw new Error(`${dist} has no search worker.`)
  const script = readFileSync(worker ?? join(dist, 'assets', name))
  const read = [{ name, bytes: gzipSync(script).length }]
  const waiting = new Map()
  let receive
  const context = createContext({
    addEventListener: (_, listener) => (receive = listener),
    postMessage: (answer) => waiting.get(answer.id ?? 'start')?.(answer),
    fetch: async (path) => {
      const text = files.get(path.slice(1))
      const bytes =
        text === undefined ? await readFile(join(dist, decodeURIComponent(path))).catch(() => undefined) : Buffer.from(text)
      if (bytes === undefined) return { ok: false }
      read.push({ name: path, bytes: gzipSync(bytes).length })
      return { ok: true, text: async () => bytes.toString() }
    },
  })
  new Script(script.toString()).runInContext(context)
  const send = (key, message) =>
    new Promise((resolve) => {
      waiting.set(key, resolve)
      receive({ data: message })
    })
  let id = 0
  const ready = await send('start', { kind: 'start', config: { base, version } })
  if (ready.kind !== 'ready') throw new Error(`The worker did not start: ${JSON.stringify(ready)}`)
  return {
    read,
    search: async (query, { offset = 0, limit = 10, filters = {} } = {}) => {
      id++
      const answer = await send(id, { kind: 'search', id, query, offset, limit, filters })
      if (answer.kind !== 'results') throw new Error(`No results for ${query}: ${JSON.stringify(answer)}`)
      return answer
    },
  }
}
