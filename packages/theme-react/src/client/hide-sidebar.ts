/** The inline script reads it before the first paint. */
const storageKey = 'docgen.hideSidebar'

/** A button of the column hides the sidebar and shows it again, on this page and on those that follow. It listens to the whole document. */
export function startHideSidebar(store: (key: string, value: string) => void): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('button[data-hide-sidebar]')) return
    const isHidden = document.documentElement.toggleAttribute('data-hide-sidebar')
    store(storageKey, isHidden ? 'yes' : '')
  })
}
