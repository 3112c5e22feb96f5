// Text in Markdown, so that it is read as text.

export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<]|&(?=#?\w+;)/g, '\\$&').replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
}

/** A paragraph that begins like a heading, a quote, a list, a rule or a fence. */
export function escapeBlockStart(paragraph: string): string {
  return paragraph
    .replace(/^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|-{3,}(?=\s*$)|~{3})/, '\\$&')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
}
