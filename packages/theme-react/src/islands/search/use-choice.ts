import { useCallback, useEffect, useRef, useState } from 'react'
import type { FollowKeys } from './hit-link.tsx'
import { indexAfterKey } from './list-keys.ts'

/** One search is open at a time. */
export const listId = 'docgen-search-list'
export const optionId = (index: number): string => `${listId}-${index}`

interface Choice {
  readonly activeIndex: number
  /** If no option has this key, the first one is active, and Enter waits for the last results. */
  readonly choose: (key: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

interface Options {
  /** Of the options, in the order in which they are shown. */
  readonly keys: readonly string[]
  /** Whether others may take their place: an earlier question has them, or not all are there. */
  readonly mayChange: boolean
}

/**
 * Which of the options is chosen, and what keys do with them. `follow` is told of one that opens in a new tab. What the reader has chosen stays
 * chosen in other results that have it. Without that, the first one is chosen for the reader: where it may change, Enter waits for the one that stays.
 */
export function useChoice({ keys, mayChange }: Options, follow: (keys: FollowKeys) => void): Choice {
  const [active, show] = useState('')
  // Keys come faster than what they change is shown.
  const latest = useRef('')
  const waiting = useRef<FollowKeys>(undefined)
  const choose = useCallback((key: string): void => {
    latest.current = key
    waiting.current = undefined
    show(key)
  }, [])
  const indexOf = (key: string): number => Math.max(0, keys.indexOf(key))
  const open = (held: FollowKeys): void => {
    const option = document.getElementById(optionId(indexOf(latest.current)))
    if (!(option instanceof HTMLAnchorElement)) return
    if (!held.ctrlKey && !held.metaKey) return option.click()
    follow(held)
    window.open(option.href, '_blank', 'noopener')
  }
  useEffect(() => {
    const held = waiting.current
    if (mayChange || held === undefined) return
    waiting.current = undefined
    // Who has left the field since does not wait for it.
    if (document.activeElement?.getAttribute('aria-controls') === listId) open(held)
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    // The Enter that ends the input of a Japanese word is no choice.
    if (event.isComposing) return
    const next = indexAfterKey(event.key, indexOf(latest.current), keys.length)
    if (next !== undefined) {
      event.preventDefault()
      choose(keys[next] ?? '')
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (mayChange && !keys.includes(latest.current)) waiting.current = event
    else open(event)
  }
  return { activeIndex: indexOf(active), choose, onKeyDown }
}
