export type ColorTheme = 'light' | 'dark'

export interface ColorSettings {
  readonly default: ColorTheme
  readonly isSwitchable: boolean
  readonly respectsSystem: boolean
}

/** The reader's choice, else the system's where the site follows it, else the site's own. The inline script decides the same way. */
export function chooseTheme(saved: string | null, isSystemDark: boolean, settings: ColorSettings): ColorTheme {
  if (settings.isSwitchable && (saved === 'light' || saved === 'dark')) return saved
  if (settings.respectsSystem) return isSystemDark ? 'dark' : 'light'
  return settings.default
}
