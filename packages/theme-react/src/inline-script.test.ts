import { readdirSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { chooseTheme } from './client/choose-theme.ts'
import { inlineScript } from './inline-script.ts'

interface Page {
  readonly data: Record<string, string>
  readonly saved?: Record<string, string>
  readonly isSystemDark?: boolean
  readonly isStorageForbidden?: boolean
  readonly hash?: string
  readonly navigation?: string
}

/** The data attributes of `<html>` after the script ran. */
function run({
  data,
  saved = {},
  isSystemDark = false,
  isStorageForbidden = false,
  hash = '',
  navigation = 'navigate',
}: Page): Record<string, string> {
  const dataset = { ...data }
  const getItem = (key: string): string | null => {
    if (isStorageForbidden) throw new Error('SecurityError')
    return saved[key] ?? null
  }
  runInNewContext(inlineScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem },
    addEventListener: () => undefined,
    location: { hash },
    performance: { getEntriesByType: () => (navigation === 'unknown' ? [] : [{ type: navigation }]) },
    matchMedia: () => ({ matches: isSystemDark }),
  })
  return dataset
}

test.each([
  ['https://x.test/assets/client-e8600190.js', undefined],
  ['https://x.test/assets/search-worker-e8600190.js', ''],
  ['https://counts.test/client.js', ''],
  [undefined, ''],
])('after the script %s could not be had, scripts run: %j', (src, expected) => {
  const dataset: Record<string, string> = {}
  let tell: ((event: { readonly target: { readonly src: string | undefined } }) => void) | undefined
  runInNewContext(inlineScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: () => null },
    addEventListener: (type: string, listener: NonNullable<typeof tell>) => {
      if (type === 'error') tell = listener
    },
    location: { hash: '' },
    performance: { getEntriesByType: () => [] },
    matchMedia: () => ({ matches: false }),
  })
  tell?.({ target: { src } })
  expect(dataset['js']).toBe(expected)
})

const truth = [true, false]
const settings = truth.flatMap((isSwitchable) =>
  truth.flatMap((respectsSystem) =>
    (['light', 'dark'] as const).map((mode) => ({ isSwitchable, respectsSystem, default: mode })),
  ),
)
const cases = settings.flatMap((setting) =>
  [null, 'light', 'dark', 'sepia'].flatMap((saved) => truth.map((isSystemDark) => ({ setting, saved, isSystemDark }))),
)

test.each(cases)('chooses the mode that the runtime chooses: %o', ({ setting, saved, isSystemDark }) => {
  const data = {
    colorDefault: setting.default,
    colorSwitch: String(setting.isSwitchable),
    colorSystem: String(setting.respectsSystem),
  }
  const { theme } = run({ data, saved: saved === null ? {} : { theme: saved }, isSystemDark })
  expect(theme).toBe(chooseTheme(saved, isSystemDark, setting))
})

test('keeps the defaults of the page where storage is forbidden', () => {
  const data = { colorDefault: 'dark', colorSwitch: 'true', colorSystem: 'false', announcement: 'v1' }
  expect(run({ data, isStorageForbidden: true })).toEqual({ ...data, theme: 'dark', js: '' })
})

test.each([
  ['v1', 'v1', true],
  ['v2', 'v1', false],
])('announcement %s after %s was closed', (announcement, closed, isClosed) => {
  const after = run({ data: { announcement }, saved: { 'docgen.announcement': closed } })
  expect('announcementClosed' in after).toBe(isClosed)
})

test.each([
  ['yes', true],
  ['', false],
])('inherited members after "%s" was kept', (saved, isHidden) => {
  expect('hideInherited' in run({ data: {}, saved: { 'docgen.hideInherited': saved } })).toBe(isHidden)
})

test.each([
  ['', 'navigate', undefined],
  ['#options', 'navigate', ''],
  ['', 'reload', ''],
  ['', 'back_forward', ''],
  ['', 'unknown', ''],
])('a page at %s that comes by %s', (hash, navigation, whole) => {
  expect(run({ data: {}, hash, navigation })['whole']).toBe(whole)
})

// Its file is bundled alone, and a module of keys would be a script of its own: both sides write them out.
test('reads what the runtime stores', () => {
  const folder = new URL('./client/', import.meta.url)
  const runtime = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const keys = [...inlineScript.matchAll(/read\('([^']+)'\)/g)].flatMap(([, key]) => key ?? [])
  expect(keys).toHaveLength(5)
  for (const key of keys) expect(runtime.some((text) => text.includes(`'${key}'`))).toBe(true)
})
