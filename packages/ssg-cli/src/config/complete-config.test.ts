import { expect, test } from 'vitest'
import { completeConfig } from './complete-config.ts'

test.each([
  [{ switch: true }, { default: 'light', respectSystem: true }],
  [{ default: 'dark' }, { default: 'dark', respectSystem: false }],
  [
    { default: 'dark', respectSystem: true },
    { default: 'dark', respectSystem: true },
  ],
] as const)('the color mode %o begins as the config says', (colorMode, expected) => {
  const completed = completeConfig(
    { title: 'x', colorMode },
    { root: '/site', theme: {} as never, sources: [], configFiles: [], tables: new Map() },
  )
  expect(completed.colorMode).toEqual({ switch: true, ...expected })
})
