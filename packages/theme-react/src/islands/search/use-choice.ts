import { useCallback, useEffect, useRef, useState } from 'react'
import type { FollowKeys } from './hit-link.tsx'
import { indexAfterKey } from './list-keys.ts'

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

interface Choice {
  readonly activeIndex: number
  readonly choose: (index: number) => void
  /** The first one again, which nobody chose. */
  readonly reset: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

interface Options {
  readonly listId: string
  readonly count: number
  /** Whether others may take their place: an earlier question has them, or not all are there. */
  readonly mayChange: boolean
}

/**
 * Which of the options is chosen, and what keys do with them. `follow` is told of one that opens in a new tab. The first one is chosen for
 * the reader: where it may change, Enter waits for the one that stays.
 */
export function useChoice({ listId, count, mayChange }: Options, follow: (keys: FollowKeys) => void): Choice {
  const [activeIndex, show] = useState(0)
  // Keys come faster than what they change is shown.
  const latest = useRef(0)
  const isOwnChoice = useRef(false)
  const waiting = useRef<FollowKeys>(undefined)
  const enter = useCallback((index: number, isOwn: boolean): void => {
    latest.current = index
    isOwnChoice.current = isOwn
    waiting.current = undefined
    show(index)
  }, [])
  const choose = useCallback((index: number) => enter(index, true), [enter])
  const reset = useCallback(() => enter(0, false), [enter])
  const open = (keys: FollowKeys): void => {
    const option = document.getElementById(optionId(listId, latest.current))
    if (!(option instanceof HTMLAnchorElement)) return
    if (!keys.ctrlKey && !keys.metaKey) return option.click()
    follow(keys)
    window.open(option.href, '_blank', 'noopener')
  }
  useEffect(() => {
    const keys = waiting.current
    if (mayChange || keys === undefined) return
    waiting.current = undefined
    // Who has left the field since does not wait for it.
    if (document.activeElement?.getAttribute('aria-controls') === listId) open(keys)
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    // The Enter that ends the input of a Japanese word is no choice.
    if (event.isComposing) return
    const next = indexAfterKey(event.key, latest.current, count)
    if (next !== undefined) {
      event.preventDefault()
      choose(next)
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (mayChange && !isOwnChoice.current) waiting.current = event
    else open(event)
  }
  return { activeIndex, choose, reset, onKeyDown }
}
