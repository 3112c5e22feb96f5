import { beforeEach, expect, test, vi } from 'vitest'

const flags = vi.hoisted(() => ({ set: [] as string[] }))
vi.mock('node:v8', async (original) => ({
  ...(await original<typeof import('node:v8')>()),
  setFlagsFromString: (flag: string) => void flags.set.push(flag.replace('--semi-space-growth-factor=', '')),
}))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  flags.set = []
  return () => vi.useRealTimers()
})

const load = () => import('./room-for-objects.ts')

test('a command stops the growth once it has what it needs', async () => {
  const { stopGrowth } = await load()
  stopGrowth('13.6.233')
  vi.advanceTimersByTime(299)
  expect(flags.set).toEqual([])
  vi.advanceTimersByTime(1)
  expect(flags.set).toEqual(['1'])
})

test('while packages are read, it goes on: until the last of them is', async () => {
  const { stopGrowth, withGrowth } = await load()
  stopGrowth('14.2.1')
  let finish = (): void => undefined
  const first = withGrowth(() => new Promise<void>((resolve) => (finish = resolve)))
  const second = withGrowth(async () => 'read')
  expect(await second).toBe('read')
  vi.advanceTimersByTime(300)
  expect(flags.set).toEqual(['2', '2'])
  finish()
  await first
  expect(flags.set).toEqual(['2', '2', '1'])
})

test('packages that are read soon do not stop it sooner', async () => {
  const { stopGrowth, withGrowth } = await load()
  stopGrowth('14.2.1')
  vi.advanceTimersByTime(200)
  await withGrowth(async () => 'read')
  expect(flags.set).toEqual(['2'])
  vi.advanceTimersByTime(100)
  expect(flags.set).toEqual(['2', '1'])
})

test('packages that cannot be read stop it too', async () => {
  const { stopGrowth, withGrowth } = await load()
  stopGrowth('14.2.1')
  vi.advanceTimersByTime(400)
  flags.set = []
  await expect(withGrowth(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(flags.set).toEqual(['2', '1'])
})

test.each(['11.3.244.8-node.30', '12.4.254.21-node.33'])('V8 %s is left as it is', async (version) => {
  const { stopGrowth, withGrowth } = await load()
  stopGrowth(version)
  await withGrowth(async () => 'read')
  vi.advanceTimersByTime(1000)
  expect(flags.set).toEqual([])
})

test('a program that calls docgen keeps its flags', async () => {
  const { withGrowth } = await load()
  await withGrowth(async () => 'read')
  expect(flags.set).toEqual([])
})
