/** React puts preloads of images in front of a fragment. In the middle of a page they come too late, and they may be of third parties. */
export function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
}
