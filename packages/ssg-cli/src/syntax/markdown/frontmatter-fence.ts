const fence = /^(\ufeff*---[ \t]*\r?\n)((?:[\s\S]*?\r?\n)??)(---[ \t]*(?:\r?\n|$))/

/** The lines of a page that its frontmatter takes, each with its line end. */
interface FencedFrontmatter {
  /** `---`, with the mark that some editors put before a text. */
  readonly start: string
  /** Empty where nothing stands between. */
  readonly yaml: string
  readonly end: string
}

/** `undefined` for a text that begins with none. */
export function findFrontmatter(text: string): FencedFrontmatter | undefined {
  const [, start, yaml = '', end = ''] = fence.exec(text) ?? []
  return start === undefined ? undefined : { start, yaml, end }
}
