import { store } from './storage.ts'

/** Closes the announcement for good: one with another id is shown again. The inline script reads the key before the first paint. */
export function startAnnouncement(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-close-announcement]') : null
    if (!button) return
    store('docgen.announcement', button.dataset['closeAnnouncement'] ?? '')
    document.documentElement.dataset['announcementClosed'] = ''
  })
}
