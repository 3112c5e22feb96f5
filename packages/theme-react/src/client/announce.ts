/** Tells a screen reader what others see. The region stays when the page changes. */
export function announce(text: string): void {
  let region = document.querySelector('.docgen-announcer')
  if (!region) {
    region = document.createElement('div')
    region.className = 'docgen-announcer docgen-visually-hidden'
    region.setAttribute('role', 'status')
    region.setAttribute('data-docgen-keep', '')
    document.body.append(region)
  }
  // The same text again would be no change, and so no news.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
