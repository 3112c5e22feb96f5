/** Scrolls the sidebar, and nothing but it, until the entry of this page is in sight. */
export function startSidebar(): void {
  const box = document.querySelector('.docgen-menu')
  const current = box?.querySelector('[data-sidebar] [aria-current]')
  if (!box || !current) return
  const { top, bottom } = current.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight)) return
  box.scrollTop += top - frame.top - frame.height / 2
}
