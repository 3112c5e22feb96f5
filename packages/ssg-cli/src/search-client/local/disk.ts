// The same for a site with relative links: it tells where the site is by its own address. A page that was opened from a disk may start no
// worker, so it loads this script itself.
import type { SearchAnswer, SearchMessage } from '@docgen/model'
import { indexFileName } from '../../search/index-format.ts'
import { answerMessages, UnreadableFile } from './answer-messages.ts'
import { answerAt } from './answer-at.ts'
import { lunrEngine } from './lunr-engine.ts'
import { ownRules } from './own-rules.ts'
import type { PagefindScript } from './pagefind-engine.ts'
import type { SiteAccess } from './site-access.ts'

type ReadText = (href: string, name: string) => Promise<string>

/** Answers for the script at this address. */
function serve(script: string, readText: ReadText, post: (answer: SearchAnswer) => void): (message: SearchMessage) => void {
  const unreadable = (name: string) => (error: unknown) => {
    throw new UnreadableFile(name, { cause: error })
  }
  const rules = ownRules()
  const accessTo = (given: string): SiteAccess => {
    const base = new URL(given, script).href
    return {
      readFile: (name) => readText(base + name, name).catch(unreadable(name)),
      loadScript: (name) => (import(base + name) as Promise<PagefindScript>).catch(unreadable(name)),
      rules,
      lunr: lunrEngine,
    }
  }
  const postFrom = (answer: SearchAnswer): void => post(answerAt(answer, script))
  const answer = answerMessages(accessTo, postFrom)
  return (message) => void answer(message).then(postFrom)
}

async function fetchText(href: string, name: string): Promise<string> {
  // The one name that stays when its content changes.
  const response = await fetch(href, { cache: name === indexFileName ? 'no-cache' : 'default' })
  if (!response.ok) throw new Error(response.statusText)
  return response.text()
}

if ('WorkerGlobalScope' in globalThis) {
  const answer = serve(location.href, fetchText, (answered) => postMessage(answered))
  addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => answer(data))
} else Object.assign(globalThis, { docgenSearch: serve })
