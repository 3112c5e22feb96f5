import { useCallback, useRef, useState } from 'react'
import type { FollowKeys } from './hit-link.tsx'
import { indexAfterKey } from './list-keys.ts'

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

export interface Choice {
  readonly activeIndex: number
  readonly choose: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Which of the options is chosen, and what keys do with them. `follow` is told of one that opens in a new tab. */
export function useChoice(listId: string, count: number, follow: (keys: FollowKeys) => void): Choice {
  const [activeIndex, show] = useState(0)
  // Keys come faster than what they change is shown.
  const latest = useRef(0)
  const choose = useCallback((index: number): void => {
    latest.current = index
    show(index)
  }, [])
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
    const option = document.getElementById(optionId(listId, latest.current))
    if (!(option instanceof HTMLAnchorElement)) return
    if (!event.ctrlKey && !event.metaKey) return option.click()
    follow(event)
    window.open(option.href, '_blank', 'noopener')
  }
  return { activeIndex, choose, onKeyDown }
}
