import { expect, test } from 'vitest'
import { inputOf, queryOf } from '../engine/query.ts'
import { createSession } from '../engine/session.ts'
import { delivered } from '../pipeline/queries/inputs.ts'
import type { SiteWorld } from '../pipeline/queries/world.ts'
import { deliver } from './dev-session.ts'

const text = inputOf<SiteWorld, string>('text', { keyOf: (answer) => answer })

function start() {
  // No query here asks anything of the world.
  const world = {} as SiteWorld
  const session = createSession({ world, hashOf: (key) => `(${key})`, afterMicrotasks: async () => undefined })
  session.set(text, 'a')
  return { session, isClosed: () => false }
}

test('what is delivered has the key of its query', async () => {
  const dev = start()
  const slow = queryOf<SiteWorld, string>('slow', async ({ ask }) => `${await ask(text)}!`)
  await deliver(dev, slow)
  const first = await dev.session.ask(delivered(slow.kind.name))
  expect(first).toEqual({ answer: 'a!', key: await dev.session.keyOf(slow) })
  dev.session.set(text, 'b')
  await deliver(dev, slow)
  const second = await dev.session.ask(delivered(slow.kind.name))
  expect(second?.answer).toBe('b!')
  expect(second?.key).not.toBe(first?.key)
})

test('what changes while it is made is delivered without a key, which could be that of another answer', async () => {
  const dev = start()
  const slow = queryOf<SiteWorld, string>('slow', async ({ ask }) => {
    const answer = await ask(text)
    if (answer.length < 5) dev.session.set(text, `${answer}+`)
    return answer
  })
  await deliver(dev, slow)
  expect(await dev.session.ask(delivered(slow.kind.name))).toMatchObject({ key: undefined })
})

test('a site that is closed meanwhile gets nothing', async () => {
  const { session } = start()
  const slow = queryOf<SiteWorld, string>('slow', ({ ask }) => ask(text))
  await deliver({ session, isClosed: () => true }, slow)
  expect(await session.ask(delivered(slow.kind.name))).toBeUndefined()
})
