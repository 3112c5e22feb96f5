// Answers the messages of the page in a Web Worker.
import type { SearchMessage } from '@docgen/model'
import { indexFileName } from '../../search/index-format.ts'
import { answerMessages, UnreadableFile } from './answer-messages.ts'
import type { PagefindScript } from './pagefind-engine.ts'
import type { SiteAccess } from './site-access.ts'

export function serveWorker(rules: SiteAccess['rules'], lunr?: SiteAccess['lunr']): void {
  const answer = answerMessages(
    (base) => ({
      readFile: (name) => readText(base, name),
      // What lies there is Pagefind's own, of the version that made the index.
      loadScript: (name) => (import(new URL(base + name, location.href).href) as Promise<PagefindScript>).catch(unreadable(name)),
      rules,
      lunr,
    }),
    (early) => postMessage(early),
  )
  addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
    void answer(data).then((answered) => postMessage(answered))
  })
}

async function readText(base: string, name: string): Promise<string> {
  // The one name that stays when its content changes.
  const cache = name === indexFileName ? 'no-cache' : 'default'
  const response = await fetch(base + name, { cache }).catch(unreadable(name))
  if (!response.ok) throw new UnreadableFile(name)
  return response.text()
}

const unreadable = (name: string) => (error: unknown) => {
  throw new UnreadableFile(name, { cause: error })
}
