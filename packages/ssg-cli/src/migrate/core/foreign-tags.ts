// Tags of components in Markdown that is no MDX, as VitePress has them.
import type { Draft } from './draft.ts'
import { proseOf } from './prose.ts'

export interface FoundTag {
  readonly name: string
  readonly text: string
  readonly start: number
  readonly end: number
}

const tag = /<\/?([A-Z][\w.]*|[a-z]+(?:-[a-z\d]+)+)((?:\s+(?:[^\s"'=<>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>]+))?))*)\s*\/?>/g

/** Writes what `rewrite` returns in the place of a tag; tags that it does not know become comments, with a note. */
export function foreignTags(draft: Draft, rewrite: (tag: FoundTag) => string | undefined): void {
  for (const { 0: text, 1: name = '', index } of proseOf(draft).matchAll(tag)) {
    // `Promise<Foo>` in a sentence is no tag.
    if (/[\w.]/.test(draft.text[index - 1] ?? '')) continue
    const found = { name, text, start: index, end: index + text.length }
    const next = rewrite(found)
    const span = { start: found.start, end: found.end }
    if (next !== undefined)
      draft.replace(span, next, {
        kind: 'changed',
        topic: 'component',
        message: `<${name}> ${next === '' ? 'was removed' : 'is now plain Markdown or HTML'}.`,
      })
    else if (text.startsWith('</'))
      draft.replace(span, `<!-- ${text} -->`, {
        kind: 'changed',
        topic: 'component',
        message: `The end of <${name}> is now a comment.`,
      })
    else
      draft.replace(span, `<!-- ${text} -->`, {
        kind: 'by-hand',
        topic: 'component',
        message: `<${name}> is a component of the old site. Its tags are now comments: write a directive, an island or plain Markdown instead.`,
      })
  }
}

/** Whole blocks of code: `<script setup>…</script>`. */
export function codeBlocks(draft: Draft, names: readonly string[]): void {
  const pattern = new RegExp(`^<(${names.join('|')})\\b[^>]*>[\\s\\S]*?^</\\1>`, 'gm')
  for (const { 0: text, 1: name = '', index } of proseOf(draft).matchAll(pattern)) {
    const source = draft.text.slice(index, index + text.length)
    const message = `The <${name}> of the page is now a comment: move its code into an island or a React page.`
    draft.replace(
      { start: index, end: index + text.length },
      `<!--\n${source.replaceAll('-->', '--&gt;').replaceAll('<!--', '&lt;!--')}\n-->`,
      {
        kind: 'by-hand',
        topic: 'mdx-code',
        message,
      },
    )
  }
}
