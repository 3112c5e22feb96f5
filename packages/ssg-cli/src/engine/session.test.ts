import { expect, test } from 'vitest'
import { inputFor, inputOf, queryFor, queryOf, type Query } from './query.ts'
import { createSession, type Session } from './session.ts'

interface World {
  /** What was made, in order. */
  readonly made: string[]
}

const text = inputFor<World, string>('text', '', { keyOf: (answer) => answer })
const names = inputOf<World, readonly string[]>('names', { keyOf: (answer) => answer.join() })
const length = queryFor<World, number>('length', async ({ ask, world }, name) => {
  world.made.push(`length ${name}`)
  return (await ask(text(name))).length
})
const total = queryOf<World, number>('total', async ({ ask, world }) => {
  world.made.push('total')
  const lengths = await Promise.all((await ask(names)).map((name) => ask(length(name))))
  return lengths.reduce((sum, one) => sum + one, 0)
})

const afterMicrotasks = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await undefined
}

function start(): { readonly session: Session<World>; readonly made: () => readonly string[] } {
  const world: World = { made: [] }
  const session = createSession({
    world,
    hashOf: (key) => `(${key})`,
    afterMicrotasks,
  })
  session.set(names, ['a', 'b'])
  session.set(text('a'), 'x')
  session.set(text('b'), 'yy')
  return { session, made: () => world.made.splice(0) }
}

/** What a query reads, which may fail. */
function outsideThat(outside: { isBroken: boolean }) {
  const reading = queryOf<World, string>('reading', () => {
    if (outside.isBroken) throw new Error('It is broken.')
    return 'read'
  })
  return { outside, reading }
}

test('an answer is made once, however often and from wherever it is asked for', async () => {
  const { session, made } = start()
  expect(await Promise.all([session.ask(total), session.ask(length('a')), session.ask(total)])).toEqual([3, 1, 3])
  expect(made().toSorted()).toEqual(['length a', 'length b', 'total'])
  expect(await session.ask(total)).toBe(3)
  expect(made()).toEqual([])
})

test.each<[string, (session: Session<World>) => void, number, readonly string[]]>([
  ['one text', (session) => session.set(text('a'), 'xxx'), 5, ['length a', 'total']],
  ['a text to what it was', (session) => session.set(text('a'), 'x'), 3, []],
  ['a text to one of the same length', (session) => session.set(text('a'), 'z'), 3, ['length a']],
  ['a text that nobody asked for', (session) => session.set(text('c'), 'z'), 3, []],
  ['the list', (session) => session.set(names, ['b']), 2, ['total']],
  ['what a query reads', (session) => session.touch(length('b')), 3, ['length b']],
])('after a change of %s, what depends on it is made anew, and nothing else', async (_, change, expected, anew) => {
  const { session, made } = start()
  await session.ask(total)
  made()
  change(session)
  expect(await session.ask(total)).toBe(expected)
  expect(made()).toEqual(anew)
})

test('many are asked a portion at a time, and none waits for one that takes longer', async () => {
  const { session } = start()
  const begun: string[] = []
  let finishFirst = (): void => undefined
  const first = new Promise<void>((resolve) => (finishFirst = resolve))
  const one = queryFor<World, string>('one', async (_, name) => {
    begun.push(name)
    if (name === '0') await first
    return `of ${name}`
  })
  const numbers = Array.from({ length: 1000 }, (_, index) => String(index))
  const all = queryOf<World, readonly string[]>('all', ({ askAll }) => askAll(numbers.map(one)))
  const answer = session.ask(all)
  await afterMicrotasks()
  expect([begun.length > 0, begun.length < numbers.length]).toEqual([true, true])
  await expect.poll(() => begun).toEqual(numbers)
  finishFirst()
  expect(await answer).toEqual(numbers.map((name) => `of ${name}`))
})

test('a change while an answer is made is in the next answer', async () => {
  const { session } = start()
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  const slow = queryOf<World, number>('slow', async ({ ask }) => {
    const before = await ask(length('a'))
    await gate
    return before
  })
  const first = session.ask(slow)
  await Promise.resolve()
  await new Promise((resolve) => setImmediate(resolve))
  session.set(text('a'), 'xxxx')
  const second = session.ask(slow)
  release()
  expect(await first).toBe(1)
  expect(await second).toBe(4)
})

test('a query that fails is asked again, and what it answered before is not taken', async () => {
  const { session } = start()
  const { outside, reading } = outsideThat({ isBroken: false })
  const user = queryOf<World, string>('user', async ({ ask }) => `${await ask(reading)}!`)
  expect(await session.ask(user)).toBe('read!')
  outside.isBroken = true
  session.touch(reading)
  await expect(session.ask(user)).rejects.toThrow('It is broken.')
  await expect(session.ask(user)).rejects.toThrow('It is broken.')
  outside.isBroken = false
  expect(await session.ask(user)).toBe('read!')
})

test('queries that ask for each other are named', async () => {
  const { session } = start()
  const chicken: Query<World, string> = queryOf('chicken', ({ ask }) => ask(egg))
  const egg: Query<World, string> = queryOf('egg', ({ ask }) => ask(chicken))
  await expect(session.ask(chicken)).rejects.toThrow('A query asks for itself: egg → chicken → egg.')
})

test('a key is made of what was asked for, in whatever order, and of nothing else', async () => {
  const key = async (change?: (session: Session<World>) => void, order?: readonly string[]): Promise<string | undefined> => {
    const { session } = start()
    if (order) session.set(names, order)
    change?.(session)
    return session.keyOf(total)
  }
  const usual = await key()
  expect(usual).toBeDefined()
  expect(await key((session) => session.set(text('c'), 'z'))).toBe(usual)
  expect(await key((session) => session.set(text('a'), 'z'))).not.toBe(usual)
  const unnamed = queryOf<World, number>('unnamed', () => 1)
  const user = queryOf<World, number>('user', async ({ ask }) => (await ask(unnamed)) + (await ask(total)))
  expect(await start().session.keyOf(user)).toBeUndefined()
})

test('an answer may take the key of what it has asked for, to find what was stored under it', async () => {
  const store = new Map<string, string>()
  const page = queryFor<World, string>('page', async ({ ask, key, world }, name) => {
    const source = await ask(text(name))
    const place = (await key()) ?? ''
    const found = store.get(place)
    if (found !== undefined) return found
    world.made.push(`page ${name}`)
    store.set(place, `<p>${source}</p>`)
    return `<p>${source}</p>`
  })
  const before = start()
  expect(await before.session.ask(page('a'))).toBe('<p>x</p>')
  expect(before.made()).toEqual(['page a'])
  const after = start()
  expect(await after.session.ask(page('a'))).toBe('<p>x</p>')
  expect(after.made()).toEqual([])
  after.session.set(text('a'), 'w')
  expect(await after.session.ask(page('a'))).toBe('<p>w</p>')
})

test('what a key does not cover is named', async () => {
  const { session } = start()
  const some = queryOf<World, number>('some', async ({ ask }) => (await ask(names)).length + (await ask(length('a'))))
  await session.ask(total)
  await session.ask(some)
  expect(session.uncovered(total, total)).toEqual([])
  expect(session.uncovered(some, total)).toEqual([])
  expect(session.uncovered(total, some)).toEqual(['text b'])
})

test('what reads the outside without a key is named too, also behind other queries', async () => {
  const clock = queryOf<World, number>('clock', () => 1)
  const user = queryOf<World, number>('user', async ({ ask }) => (await ask(clock)) + (await ask(total)))
  const { session } = start()
  await Promise.all([session.ask(user), session.ask(total)])
  expect(session.uncovered(user, total)).toEqual(['clock'])
})

test('an input that was never set says so, and one of a kind has a first answer', async () => {
  const session = createSession<World>({ world: { made: [] }, hashOf: (key) => key, afterMicrotasks })
  await expect(session.ask(names)).rejects.toThrow('The input "names" was never set.')
  expect(await session.ask(text('anything'))).toBe('')
  session.set(names, ['b'])
  expect(await session.ask(names)).toEqual(['b'])
})

test('an input that is equal by its own measure is no change', async () => {
  const list = inputOf<World, readonly string[]>('list', { isEqual: (before, after) => before.join() === after.join() })
  const size = queryOf<World, number>('size', async ({ ask, world }) => {
    world.made.push('size')
    return (await ask(list)).length
  })
  const { session, made } = start()
  session.set(list, ['a'])
  expect(await session.ask(size)).toBe(1)
  session.set(list, ['a'])
  expect(await session.ask(size)).toBe(1)
  expect(made()).toEqual(['size'])
  session.set(list, ['a', 'b'])
  expect(await session.ask(size)).toBe(2)
})

test('an answer that is equal by its own measure changes nothing of what depends on it', async () => {
  const words = queryOf<World, readonly string[]>('words', async ({ ask }) => [...(await ask(names))].sort(), {
    isEqual: (before, after) => before.join() === after.join(),
  })
  const user = queryOf<World, string>('user', async ({ ask, world }) => {
    world.made.push('user')
    return (await ask(words)).join()
  })
  const { session, made } = start()
  expect(await session.ask(user)).toBe('a,b')
  session.set(names, ['b', 'a'])
  expect(await session.ask(user)).toBe('a,b')
  expect(made()).toEqual(['user'])
})

test('what is no longer asked for is no longer depended on', async () => {
  const isOn = inputOf<World, boolean>('isOn')
  const either = queryOf<World, number>('either', async ({ ask, world }) => {
    world.made.push('either')
    return (await ask(isOn)) ? await ask(length('a')) : 0
  })
  const { session, made } = start()
  session.set(isOn, true)
  expect(await session.ask(either)).toBe(1)
  session.set(isOn, false)
  expect(await session.ask(either)).toBe(0)
  made()
  session.set(text('a'), 'xxxx')
  expect(await session.ask(either)).toBe(0)
  expect(made()).toEqual([])
  session.set(isOn, true)
  expect(await session.ask(either)).toBe(4)
})

test('what was asked for only because of an earlier answer is not asked for again once that has changed', async () => {
  const asked: string[] = []
  const which = inputOf<World, string>('which')
  const one = queryFor<World, string>('one', async ({ ask }, name) => {
    asked.push(name)
    return ask(text(name))
  })
  const chosen = queryOf<World, string>('chosen', async ({ ask }) => ask(one(await ask(which))))
  const { session } = start()
  session.set(which, 'a')
  await session.ask(chosen)
  session.set(text('a'), 'z')
  session.set(which, 'b')
  expect(await session.ask(chosen)).toBe('yy')
  expect(asked).toEqual(['a', 'b'])
})

test('a failure while dependencies are looked at is told by the query that asks in earnest', async () => {
  const { outside, reading } = outsideThat({ isBroken: false })
  const careful = queryOf<World, string>('careful', ({ ask }) => ask(reading).catch(() => 'nothing'))
  const { session } = start()
  expect(await session.ask(careful)).toBe('read')
  outside.isBroken = true
  session.touch(reading)
  expect(await session.ask(careful)).toBe('nothing')
})

test('a query that asks for itself by another is named, and asked again once it no longer does', async () => {
  const isRound = inputOf<World, boolean>('isRound')
  const first: Query<World, string> = queryOf('first', ({ ask }) => ask(second))
  const second: Query<World, string> = queryOf('second', async ({ ask }) => ((await ask(isRound)) ? ask(third) : 'end'))
  const third: Query<World, string> = queryOf('third', ({ ask }) => ask(first))
  const { session } = start()
  session.set(isRound, true)
  await expect(session.ask(first)).rejects.toThrow('A query asks for itself: third → first → second → third.')
  session.set(isRound, false)
  expect(await session.ask(first)).toBe('end')
  expect(await session.ask(third)).toBe('end')
})

test('two that wait for one are no circle', async () => {
  const both = queryOf<World, number>('both', async ({ ask }) => {
    const [one, two] = await Promise.all([ask(total), ask(length('b'))])
    return one + two
  })
  expect(await start().session.ask(both)).toBe(5)
})

test('a key of its own names an answer by its content alone', async () => {
  const first = queryOf<World, string>('first', async ({ ask }) => (await ask(text('a'))).slice(0, 1), {
    keyOf: (answer) => `<${answer}>`,
  })
  const user = queryOf<World, string>('user', async ({ ask }) => ask(first))
  const { session } = start()
  const key = await session.keyOf(user)
  expect(key).toBe('(first\0<x>)')
  expect(await session.keyOf(first)).toBe('<x>')
  session.set(text('a'), 'xyz')
  expect(await session.keyOf(user)).toBe(key)
  session.set(text('a'), 'y')
  expect(await session.keyOf(user)).toBe('(first\0<y>)')
  expect(await session.keyOf(first)).toBe('<y>')
})

test('parts of a key have one order', async () => {
  const user = queryOf<World, number>('user', async ({ ask }) => {
    await ask(text('b'))
    await ask(text('a'))
    return 1
  })
  expect(await start().session.keyOf(user)).toBe('(text\0a\0x\ntext\0b\0yy)')
})

test('the key of an answer that was made anew is that of what it asked for now', async () => {
  const { session } = start()
  const before = await session.keyOf(total)
  session.set(names, ['a'])
  const after = await session.keyOf(total)
  expect(after).not.toBe(before)
  session.set(names, ['a', 'b'])
  expect(await session.keyOf(total)).toBe(before)
  expect(await session.keyOf(total)).toBe(before)
})

test('a query never runs twice at once', async () => {
  const { session } = start()
  const gates: (() => void)[] = []
  const running = { now: 0, most: 0 }
  const slow = queryOf<World, number>('slow', async ({ ask }) => {
    running.most = Math.max(running.most, ++running.now)
    const size = await ask(length('a'))
    await new Promise<void>((resolve) => gates.push(resolve))
    running.now--
    return size
  })
  const first = session.ask(slow)
  while (gates.length < 1) await new Promise((resolve) => setImmediate(resolve))
  session.set(text('a'), 'xxxx')
  const second = session.ask(slow)
  await new Promise((resolve) => setImmediate(resolve))
  gates[0]?.()
  while (gates.length < 2) await new Promise((resolve) => setImmediate(resolve))
  gates[1]?.()
  expect([await first, await second, running.most]).toEqual([1, 4, 1])
})

test('what is read of the outside may change before an input does', async () => {
  const { session } = start()
  expect(await session.ask(length('a'))).toBe(1)
  session.touch(length('b'))
  session.set(text('a'), 'xxxx')
  expect(await session.ask(length('a'))).toBe(4)
})

test('an answer that does not depend on a change is there at once, without a check', async () => {
  const { session } = start()
  await session.ask(total)
  session.set(text('b'), 'yyyy')
  const at: number[] = []
  void session.ask(length('a')).then((answer) => at.push(answer))
  await undefined
  expect(at).toEqual([1])
  expect(await session.ask(total)).toBe(5)
})

test('an answer that went on without one that failed is made again when it is next asked for', async () => {
  const { session } = start()
  const { outside, reading } = outsideThat({ isBroken: true })
  const careful = queryOf<World, string>('careful', ({ ask }) => ask(reading).catch(() => 'not read'))
  const user = queryOf<World, string>('user', async ({ ask }) => `It was ${await ask(careful)}.`)
  expect(await session.ask(user)).toBe('It was not read.')
  outside.isBroken = false
  expect(await session.ask(user)).toBe('It was read.')
})

test('of answers that are equal by their own measure, the last one is given', async () => {
  const { session } = start()
  const sizes = queryOf<World, { readonly of: string; readonly size: number }>(
    'sizes',
    async ({ ask }) => ({ of: await ask(text('a')), size: 1 }),
    { isEqual: (before, after) => before.size === after.size },
  )
  const user = queryOf<World, string>('user', async ({ ask, world }) => {
    world.made.push('user')
    return (await ask(sizes)).of
  })
  expect(await session.ask(user)).toBe('x')
  session.set(text('a'), 'z')
  expect([await session.ask(user), (await session.ask(sizes)).of]).toEqual(['x', 'z'])
})

test('a change of what a query asks for now and did not before is noticed, and of what it no longer asks for it is not', async () => {
  const { session, made } = start()
  const either = queryOf<World, string>('either', async ({ ask, world }) => {
    world.made.push('either')
    return (await ask(names)).length > 1 ? ask(text('a')) : ask(text('b'))
  })
  const user = queryOf<World, string>('user', async ({ ask }) => `${await ask(either)}!`)
  expect(await session.ask(user)).toBe('x!')
  session.set(names, ['b'])
  expect(await session.ask(user)).toBe('yy!')
  made()
  session.set(text('a'), 'xxx')
  expect([await session.ask(user), made()]).toEqual(['yy!', []])
  session.set(text('b'), 'y')
  expect([await session.ask(user), made()]).toEqual(['y!', ['either']])
})

test('a change behind what is being looked at is in the next answer', async () => {
  const { session } = start()
  const gates: (() => void)[] = []
  const slow = queryOf<World, number>('slow', async ({ ask }) => {
    const size = await ask(length('a'))
    await new Promise<void>((resolve) => gates.push(resolve))
    return size
  })
  const user = queryOf<World, number>('user', async ({ ask }) => (await ask(slow)) + (await ask(length('b'))))
  const first = session.ask(user)
  await expect.poll(() => gates.length).toBe(1)
  // What it has asked for, and what it is about to ask for.
  session.set(text('a'), 'xxxx')
  session.set(text('b'), 'y')
  gates[0]?.()
  expect(await first).toBe(2)
  const second = session.ask(user)
  await expect.poll(() => gates.length).toBe(2)
  gates[1]?.()
  expect(await second).toBe(5)
})

test('an answer that has a key of its own covers what it asked for', async () => {
  const { session } = start()
  const named = queryOf<World, string>('named', async ({ ask }) => ask(text('a')), { keyOf: (answer) => answer })
  const user = queryOf<World, string>('user', async ({ ask }) => ask(named))
  const other = queryOf<World, string>('other', async ({ ask }) => ask(text('a')))
  await Promise.all([session.ask(user), session.ask(other)])
  expect([session.uncovered(user, other), session.uncovered(other, user)]).toEqual([['named'], ['text a']])
})

test('an input that is set while it is first asked for keeps what it is set to', async () => {
  const { session } = start()
  const late = inputFor<World, number>('late', 0)('a')
  const before = session.ask(late)
  session.set(late, 2)
  await before
  expect(await session.ask(late)).toBe(2)
  session.set(text('a'), 'changed')
  expect(await session.ask(late)).toBe(2)
})

test('a query about something is no query of a longer name', async () => {
  const { session } = start()
  const about = queryFor<World, string>('api', (_, name) => `about ${name}`)
  const report = queryOf<World, string>('api report', () => 'the report')
  expect(await session.ask(about('report'))).toBe('about report')
  expect(await session.ask(report)).toBe('the report')
})

test('two queries of one name are refused', async () => {
  const { session } = start()
  await session.ask(queryOf<World, number>('twice', () => 1))
  expect(() => session.ask(queryOf<World, number>('twice', () => 2))).toThrow('Two queries have the name "twice".')
})
