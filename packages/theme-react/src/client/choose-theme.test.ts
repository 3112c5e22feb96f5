import { expect, test } from 'vitest'
import { chooseTheme } from './choose-theme.ts'

const all = { default: 'light', isSwitchable: true, respectsSystem: true } as const

test.each([
  ['the saved choice', 'dark', false, all, 'dark'],
  ['the saved choice, against the system', 'light', true, all, 'light'],
  ['the system, with nothing saved', null, true, all, 'dark'],
  ['the system, with nonsense saved', 'sepia', true, all, 'dark'],
  ['the default, where the system is not asked', null, true, { ...all, respectsSystem: false }, 'light'],
  ['no saved choice, where there is no switch', 'dark', false, { ...all, isSwitchable: false }, 'light'],
] as const)('%s', (_, saved, isSystemDark, settings, expected) => {
  expect(chooseTheme(saved, isSystemDark, settings)).toBe(expected)
})
