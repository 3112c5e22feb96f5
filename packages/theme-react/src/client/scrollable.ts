/** Code, a table or a drawing that is wider than its box can be scrolled by keys: it has to be able to have the focus. What shows all it holds is no stop of Tab. */
export function startScrollable(signal: AbortSignal): void {
  // It tells of boxes once they are laid out, and again when a window or a tab has changed their width.
  const observer = new ResizeObserver((entries) => {
    const scrolls = entries.map(({ target }) => target.scrollWidth > target.clientWidth)
    for (const [index, { target }] of entries.entries()) {
      if (scrolls[index]) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
    }
  })
  for (const box of document.querySelectorAll('main pre, .docgen-table, .docgen-figure-box')) observer.observe(box)
  signal.addEventListener('abort', () => observer.disconnect())
}
