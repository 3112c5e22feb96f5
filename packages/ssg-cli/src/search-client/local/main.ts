// Starts in a Web Worker: messages of the page in, answers out.
import type { SearchMessage } from '../../model/search.ts'
import { answerMessages, UnreadableFile } from './answer-messages.ts'
import { indexFileName } from '../../search/index-format.ts'

const answer = answerMessages((base) => async (name) => {
  // The one name that stays when its content changes.
  const cache = name === indexFileName ? 'no-cache' : 'default'
  const response = await fetch(base + name, { cache }).catch((error: unknown) => {
    throw new UnreadableFile(name, { cause: error })
  })
  if (!response.ok) throw new UnreadableFile(name)
  return response.text()
})

addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
  void answer(data).then((answered) => postMessage(answered))
})
