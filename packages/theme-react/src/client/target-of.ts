/** The element that `#anchor` leads to. */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeAnchor(hash.slice(1)))
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
