import type { Draft } from './draft.ts'

/** Addresses in `[text](address)`, `![text](address)` and `[label]: address`, outside of code. */
const address = /(\]\(\s*<?|^\s{0,3}\[[^\]]+\]:\s*<?)([^)\s>]+)/g

/** Rewrites addresses of Markdown; files that end in `.mdx` end in `.md` in any case. */
export function markdownLinks(draft: Draft, rewrite: (path: string) => string = (path) => path): void {
  for (const { part, text, start } of draft.page.lines) {
    if (part !== 'text' || !text.includes(']')) continue
    const code = [...text.matchAll(/(`+)[^`].*?\1/g)].map(({ index, 0: whole }) => ({ from: index, to: index + whole.length }))
    for (const { index, 1: before = '', 2: path = '' } of text.matchAll(address)) {
      const at = index + before.length
      if (code.some(({ from, to }) => from <= at && at < to)) continue
      const next = rewrite(/^[a-z]+:/i.test(path) ? path : path.replace(/\.mdx(?=$|[#?])/, '.md'))
      if (next === path) continue
      const message = `The link "${path}" is now "${next}".`
      draft.replace({ start: start + at, end: start + at + path.length }, next, { kind: 'changed', topic: 'link', message })
    }
  }
}
