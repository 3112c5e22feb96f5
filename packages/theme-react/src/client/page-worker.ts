// The search of a site that was opened from a disk: browsers start no workers there, and let no script read a file. A page may load scripts,
// so it loads that of the worker itself, and each file of the index as a script beside it.
import type { SearchAnswer, SearchMessage } from '@docgen/model'

/** What the script of the worker leaves in a page. `readText` gets the address of a file. */
type ServeSearch = (
  script: string,
  readText: (href: string) => Promise<string>,
  post: (answer: SearchAnswer) => void,
) => (message: SearchMessage) => void

declare global {
  interface Window {
    docgenSearch?: ServeSearch
    /** Called by the scripts of the index, each with the text of its file. */
    docgenFile?: (text: string) => void
  }
}

export function startPageWorker(href: string): Worker {
  const target = new EventTarget()
  const script = new URL(href, location.href).href
  const started = loadScript(script).then(() => {
    if (!window.docgenSearch) throw new Error('This search does not answer from a disk.')
    return window.docgenSearch(script, fileReader(), (data) => target.dispatchEvent(new MessageEvent('message', { data })))
  })
  started.catch(() => target.dispatchEvent(new Event('error')))
  const postMessage = (message: SearchMessage): void => void started.then((serve) => serve(message)).catch(() => undefined)
  // All that the search uses of a worker.
  return Object.assign(target, { postMessage, terminate: () => undefined }) as unknown as Worker
}

function fileReader(): (href: string) => Promise<string> {
  const waiting = new Map<string, (text: string) => void>()
  window.docgenFile = (text) => {
    if (document.currentScript instanceof HTMLScriptElement) waiting.get(document.currentScript.src)?.(text)
  }
  return (href) =>
    new Promise((resolve, reject) => {
      const script = new URL(`${href}.js`).href
      waiting.set(script, resolve)
      loadScript(script).catch(reject)
    })
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => {
      script.remove()
      resolve()
    })
    script.addEventListener('error', () => reject(new Error(`${src} cannot be read.`)))
    document.head.append(script)
  })
}
