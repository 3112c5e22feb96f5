import { countOf } from '../common/count-of.ts'
import { formatDuration } from '../common/format-duration.ts'
import { clearLine, isInteractive, type CliWorld } from './terminal.ts'

export interface Progress {
  /** Called when a stage begins. */
  readonly enter: (stage: string, pages?: number) => void
  /** Clears the line; nothing is shown after it. */
  readonly end: () => void
}

const patience = 1000
const interval = 100

/** One line on stderr that says what is being done, once the work takes more than a second. Silent where nobody watches. */
export function startProgress(
  { stderr, env, interrupted }: Pick<CliWorld, 'stderr' | 'env' | 'interrupted'>,
  now: () => number,
): Progress {
  if (!isInteractive(stderr, env)) return { enter: () => undefined, end: () => undefined }
  const start = now()
  let current = ''
  let isShown = false
  const show = (): void => {
    const elapsed = now() - start
    if (elapsed < patience || current === '') return
    isShown = true
    stderr.write(`${clearLine}${current} … ${formatDuration(elapsed)}`)
  }
  const timer = setInterval(show, interval)
  timer.unref()
  const end = (): void => {
    clearInterval(timer)
    current = ''
    if (isShown) stderr.write(clearLine)
    isShown = false
  }
  interrupted.addEventListener('abort', end, { once: true })
  return {
    enter: (stage, pages) => {
      current = pages === undefined ? stage : `${stage}, ${countOf(pages, 'page')}`
      show()
    },
    end,
  }
}
