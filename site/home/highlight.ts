const kinds = ['string', 'keyword', 'class-name', 'function', 'punctuation'] as const
const words =
  /('[^']*')|\b(import|from|const|new|await|return|export|async|function|if|throw)\b|\b([A-Z]\w*)\b|\b(\w+)(?=\()|([{}()[\],:.=]+)|[<>&]/g

/** Pages in React have no highlighter at hand; for samples as short as ours these words are enough. */
export function highlight(line: string): string {
  return line.replace(words, (word, ...groups: readonly unknown[]) => {
    const kind = kinds[groups.slice(0, kinds.length).findIndex((group) => group !== undefined)]
    return kind === undefined ? escapeHtml(word) : `<span class="token ${kind}">${escapeHtml(word)}</span>`
  })
}

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

function escapeHtml(text: string): string {
  return text.replace(/[<>&]/g, (character) => entities[character] ?? '')
}
