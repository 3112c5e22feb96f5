import { chooseTheme, type ColorSettings, type ColorTheme } from './choose-theme.ts'
import { readStored, store } from './storage.ts'

const storageKey = 'theme'

/** The switch of the navbar. Without a saved choice the page follows the system; other tabs follow this one. */
export function startColorMode(): void {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const settings = settingsOf(root)

  const show = (theme: ColorTheme): void => {
    root.dataset['theme'] = theme
    for (const button of document.querySelectorAll('[data-color-toggle]'))
      button.setAttribute('aria-pressed', String(theme === 'dark'))
  }
  const refresh = (): void => show(chooseTheme(readStored(storageKey), system.matches, settings))

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-color-toggle]')) return
    const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark'
    store(storageKey, theme)
    show(theme)
  })
  document.addEventListener('docgen:show', refresh)
  system.addEventListener('change', refresh)
  // A null key says that all of the storage was cleared.
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) refresh()
  })
  refresh()
}

function settingsOf({ dataset }: HTMLElement): ColorSettings {
  return {
    default: dataset['colorDefault'] === 'dark' ? 'dark' : 'light',
    isSwitchable: dataset['colorSwitch'] === 'true',
    respectsSystem: dataset['colorSystem'] === 'true',
  }
}
