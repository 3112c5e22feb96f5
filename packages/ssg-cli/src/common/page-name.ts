/** What a page without a title is called: `guide/1.getting-started.md` → `Getting started`. */
export function pageNameOf(contentPath: string): string {
  const segments = contentPath.replace(/\.[^./]+$/, '').split('/')
  const last = segments.pop() ?? ''
  const name = /^(?:index|readme)$/i.test(last) ? (segments.pop() ?? 'Home') : last
  const words = name.replace(/^\d+[-_.\s]+(?=\D)/, '').replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
