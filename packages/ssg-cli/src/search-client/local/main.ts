// Starts in a Web Worker: messages of the page in, answers out.
import type { SearchMessage } from '@docgen/model'
import { indexFileName } from '../../search/index-format.ts'
import { answerMessages, UnreadableFile } from './answer-messages.ts'
import type { PagefindScript } from './pagefind-engine.ts'

const unreadable = (name: string) => (error: unknown) => {
  throw new UnreadableFile(name, { cause: error })
}

const answer = answerMessages(
  (base) => ({
    readFile: async (name) => {
      // The one name that stays when its content changes.
      const cache = name === indexFileName ? 'no-cache' : 'default'
      const response = await fetch(base + name, { cache }).catch(unreadable(name))
      if (!response.ok) throw new UnreadableFile(name)
      return response.text()
    },
    // What lies there is Pagefind's own, of the version that made the index.
    loadScript: (name) => (import(new URL(base + name, location.href).href) as Promise<PagefindScript>).catch(unreadable(name)),
  }),
  (early) => postMessage(early),
)

addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
  void answer(data).then((answered) => postMessage(answered))
})
