// Tells that packages are read where that takes long: otherwise nothing shows that an edit of theirs has been seen.
import { formatDuration } from '../common/format-duration.ts'
import { now } from '../io/now.ts'

/** In milliseconds. */
const long = 1000

interface ReadingNewsInput {
  readonly log: (text: string) => void
  readonly isClosed: () => boolean
}

/** Waits for a reading. `changed` are the files (relative to the site root) that made it necessary. If several run at once, only the last one is told. */
type ReadingNews = (reading: Promise<void>, changed: readonly string[]) => Promise<void>

export function createReadingNews({ log, isClosed }: ReadingNewsInput): ReadingNews {
  let latest: Promise<void> | undefined
  return async (reading, changed) => {
    latest = reading
    const began = now()
    let isTold = false
    const tell = (text: string): void => {
      if (latest === reading && !isClosed()) log(text)
    }
    const timer = setTimeout(() => {
      isTold = true
      tell(beginOf(changed))
    }, long)
    try {
      await reading
      if (isTold) tell(`Read the packages in ${formatDuration(now() - began)}.`)
    } finally {
      clearTimeout(timer)
    }
  }
}

function beginOf(changed: readonly string[]): string {
  const [first] = changed
  if (first === undefined) return 'Reading the packages of the API reference.'
  return `Reading the packages again, because ${changed.length === 1 ? `${first} has` : `${changed.length} files have`} changed.`
}
