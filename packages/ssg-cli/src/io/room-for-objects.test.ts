import { beforeEach, expect, test, vi } from 'vitest'

const flags = vi.hoisted(() => ({ set: [] as string[], ofThreads: [] as string[] }))
const room = vi.hoisted(() => ({ megabytes: 8 }))
vi.mock('node:v8', async (original) => ({
  ...(await original<typeof import('node:v8')>()),
  getHeapSpaceStatistics: () => [
    { space_name: 'old_space', space_size: 99e6 },
    { space_name: 'new_space', space_size: room.megabytes * 2 ** 20 },
  ],
  setFlagsFromString: (flag: string) => {
    const [name = '', value = ''] = flag.split('=')
    const list = { '--semi-space-growth-factor': flags.set, '--min-semi-space-size': flags.ofThreads }[name]
    list?.push(value)
  },
}))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  flags.set = []
  flags.ofThreads = []
  room.megabytes = 8
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

test('threads have room from their start, since they may start after the growth has stopped', async () => {
  const { stopGrowth } = await load()
  stopGrowth('12.4.254')
  expect(flags.ofThreads).toEqual([])
  stopGrowth('13.6.233')
  expect(flags.ofThreads).toEqual(['4'])
})

test('on a slow machine it stops once there is enough room', async () => {
  const { stopGrowth } = await load()
  room.megabytes = 4
  stopGrowth('13.6.233')
  vi.advanceTimersByTime(1000)
  expect(flags.set).toEqual([])
  room.megabytes = 8
  vi.advanceTimersByTime(20)
  expect(flags.set).toEqual(['1'])
})

test('nobody looks forever: a process that needs no room ends its growth too', async () => {
  const { stopGrowth } = await load()
  room.megabytes = 1
  stopGrowth('13.6.233')
  vi.advanceTimersByTime(2979)
  expect(flags.set).toEqual([])
  vi.advanceTimersByTime(21)
  expect(flags.set).toEqual(['1'])
  expect(vi.getTimerCount()).toBe(0)
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

test('a site of many files lets it grow to the end', async () => {
  const { growFor, stopGrowth, withGrowth } = await load()
  stopGrowth('14.2.1')
  vi.advanceTimersByTime(300)
  growFor('docs', 7_000)
  growFor('docs', 7_999)
  expect(flags.set).toEqual(['1'])
  growFor('changelogs', 1)
  growFor('docs', 20_000)
  await withGrowth(async () => 'read')
  expect(flags.set).toEqual(['1', '2', '2'])
})

test.each(['11.3.244.8-node.30', '12.4.254.21-node.33'])('V8 %s is left as it is', async (version) => {
  const { stopGrowth, withGrowth } = await load()
  stopGrowth(version)
  await withGrowth(async () => 'read')
  vi.advanceTimersByTime(1000)
  expect(flags.set).toEqual([])
})

test('a program that calls docgen keeps its flags', async () => {
  const { growFor, withGrowth } = await load()
  await withGrowth(async () => 'read')
  growFor('docs', 20_000)
  expect(flags.set).toEqual([])
})
