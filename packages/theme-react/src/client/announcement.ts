import { store } from './storage.ts'

/** Closes the announcement for good: one with another id is shown again. The inline script reads the key before the first paint. */
export function startAnnouncement(): void {
  const button = document.querySelector<HTMLElement>('[data-close-announcement]')
  button?.addEventListener('click', () => {
    store('docgen.announcement', button.dataset['closeAnnouncement'] ?? '')
    document.documentElement.dataset['announcementClosed'] = ''
  })
}
