import type { Draft } from './draft.ts'
import { proseOf } from './prose.ts'

/** Addresses in `[text](address)`, `![text](address)` and `[label]: address`, outside of code. */
const address = /(\]\(\s*<?|^\s{0,3}\[[^\]]+\]:\s*<?)((?:[^()\s>]|\([^()\s>]*\))+)/g

/** Tags of HTML that name files, and their attributes that do. */
const tag = /<(?:a|img|source|video|audio|track|embed)\s[^<>]*>/g
const attribute = /(\s(?:href|src|poster)\s*=\s*["'])([^"'{}]+)(?=["'])/g

/** Rewrites addresses of Markdown and of HTML; files that end in `.mdx` end in `.md` in any case. */
export function rewriteLinks(draft: Draft, rewrite: (path: string, isHtml: boolean) => string = (path) => path): void {
  const replace = (start: number, path: string, isHtml: boolean): void => {
    const next = rewrite(asMarkdownFile(path), isHtml)
    const message = `The link "${path}" is now "${next}".`
    if (next !== path) draft.replace({ start, end: start + path.length }, next, { kind: 'changed', topic: 'link', message })
  }
  for (const { part, text, start } of draft.page.lines) {
    if (part !== 'text' || !text.includes(']')) continue
    const code = [...text.matchAll(/(`+)[^`].*?\1/g)].map(({ index, 0: whole }) => ({ from: index, to: index + whole.length }))
    for (const { index, 1: before = '', 2: path = '' } of text.matchAll(address)) {
      const at = index + before.length
      if (code.some(({ from, to }) => from <= at && at < to)) continue
      replace(start + at, path, false)
    }
  }
  for (const { 0: text, index } of proseOf(draft).matchAll(tag)) {
    for (const found of text.matchAll(attribute)) replace(index + found.index + (found[1] ?? '').length, found[2] ?? '', true)
  }
}

function asMarkdownFile(path: string): string {
  return /^[a-z]+:/i.test(path) ? path : path.replace(/\.mdx(?=$|[#?])/, '.md')
}
