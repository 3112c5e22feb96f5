// What was drawn for a page waits here until its tree has a place for it.
import type { HtmlElement } from '@docgen/ssg-cli'

interface Drawing {
  readonly svg: HtmlElement
  readonly caption: string | undefined
  readonly texts: readonly string[]
}

const waiting = new Map<string, Drawing>()
let count = 0

/** Returns the key that it is taken by. No author can write it: Markdown has no U+0000. */
export function keep(drawing: Drawing): string {
  const key = `\0${count++}`
  waiting.set(key, drawing)
  return key
}

export function take(key: string): Drawing | undefined {
  const drawing = waiting.get(key)
  waiting.delete(key)
  return drawing
}
