/** An HTML comment that holds code. */
export function commentOf(text: string): string {
  return `<!-- ${text.replaceAll('-->', '--&gt;')} -->`
}
