// @vitest-environment happy-dom
import { useState, type ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordInteractions } from './interactions.ts'
import { startIslands } from './start-islands.ts'
import { whenIdle } from './when-idle.ts'

function Counter({ from = 0 }: { readonly from?: number }) {
  const [count, setCount] = useState(from)
  return <button onClick={() => setCount((before) => before + 1)}>{count}</button>
}

function Quiet({ text = null }: { readonly text?: string | null }) {
  return text
}

function Lead() {
  return (
    <a href="/there/" onClick={(event) => event.preventDefault()}>
      There
    </a>
  )
}

/** What it shows depends on the query of the address. */
function Asked() {
  const [count, setCount] = useState(0)
  return (
    <div data-query={location.search}>
      <button onClick={() => setCount((before) => before + 1)}>{count}</button>
    </div>
  )
}

/** How often each was asked for; those named `lost` cannot be had until `isServed`. */
const asked: string[] = []
let isServed = false
const load = (name: string, Island: ComponentType<object>) => async () => {
  asked.push(name)
  if (name === 'lost' && !isServed) throw new Error('no network')
  return { default: Island }
}

startIslands(
  {
    counter: load('counter', Counter),
    lost: load('lost', Counter),
    lead: load('lead', Lead),
    quiet: load('quiet', Quiet),
    asked: load('asked', Asked),
  },
  whenIdle,
  recordInteractions(),
)

/** `html` is what the build has rendered. */
function show(name: string, when: string, html = '<button>0</button>', props: object = {}): HTMLElement {
  const element = document.createElement('docgen-island')
  Object.assign(element.dataset, { name, when, props: JSON.stringify(props) })
  element.innerHTML = html
  document.body.append(element)
  document.dispatchEvent(new Event('docgen:update'))
  return element
}

const isAlive = (element: HTMLElement): boolean => element.dataset['hydrated'] !== undefined
const button = (element: HTMLElement): HTMLButtonElement => element.querySelector('button') ?? document.createElement('button')
const failure = (): Element | null => document.querySelector('[role=alert]')
/** React is fetched by the first test. */
vi.setConfig({ testTimeout: 30_000 })
const patient = { timeout: 20_000 }
/** Whatever was refused has been heard of then. */
const turn = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  asked.length = 0
  isServed = false
})

afterEach(() => {
  document.body.innerHTML = ''
  document.dispatchEvent(new Event('docgen:navigate'))
})

test('an island that waits for the reader is not fetched before; what was done by then is done, with the props of the page', async () => {
  const island = show('counter', 'interaction', '<button>5</button>', { from: 5 })
  await turn()
  expect(asked).toEqual([])
  button(island).click()
  button(island).click()
  await expect.poll(() => island.textContent, patient).toBe('7')
  expect(isAlive(island)).toBe(true)
  button(island).click()
  await expect.poll(() => island.textContent, patient).toBe('8')
  expect(asked).toEqual(['counter'])
})

test('one that comes with another page comes to life there, and the one that has left is let go', async () => {
  const first = show('counter', 'interaction')
  button(first).click()
  await expect.poll(() => first.textContent, patient).toBe('1')
  first.remove()
  const next = show('counter', 'interaction')
  await expect.poll(() => first.textContent, patient).toBe('')
  button(next).click()
  await expect.poll(() => next.textContent, patient).toBe('1')
})

test('one that shows what a query asks for is put back as it was left, for that query and those props alone', async () => {
  const html = `<div data-query=""><button>0</button></div>`
  const left = show('asked', 'interaction', html)
  button(left).click()
  await expect.poll(() => left.textContent, patient).toBe('1')
  left.remove()
  document.dispatchEvent(new Event('docgen:navigate'))
  const comeBack = (search: string, props: object): HTMLElement | null => {
    history.replaceState(null, '', `/${search}`)
    document.body.replaceChildren()
    const element = document.createElement('docgen-island')
    Object.assign(element.dataset, { name: 'asked', when: 'interaction', props: JSON.stringify(props) })
    element.innerHTML = html
    document.body.append(element)
    document.dispatchEvent(new Event('docgen:show'))
    document.dispatchEvent(new Event('docgen:navigate'))
    return document.querySelector('docgen-island')
  }
  expect(comeBack('?q=other', {})).not.toBe(left)
  expect(comeBack('', { lang: 'de' })).not.toBe(left)
  expect(comeBack('', {})).toBe(left)
  button(left).click()
  await expect.poll(() => left.textContent, patient).toBe('2')
})

test.each([
  ['nothing', ''],
  ['text alone', '0'],
])('one that has drawn %s, which never comes into sight, comes to life when the page idles', async (_name, text) => {
  const island = show('quiet', 'visible', text, { text })
  await expect.poll(() => isAlive(island), patient).toBe(true)
})

test('an island that is due by itself says that it cannot be fetched, and is there once it can', async () => {
  const island = show('lost', 'idle')
  await expect.poll(() => failure()?.textContent, patient).toContain('could not be loaded')
  expect(isAlive(island)).toBe(false)
  isServed = true
  failure()?.querySelector('button')?.click()
  await expect.poll(() => isAlive(island), patient).toBe(true)
  await expect.poll(failure, patient).toBeNull()
})

test('an island whose props cannot be read says that it cannot be loaded', async () => {
  const island = show('counter', 'idle', '<button>0</button>')
  island.dataset['props'] = '{"from":'
  await expect.poll(() => failure()?.textContent, patient).toContain('could not be loaded')
  expect(isAlive(island)).toBe(false)
})

test.each([
  ['the pointer', new Event('pointerover', { bubbles: true })],
  ['the focus', new FocusEvent('focusin', { bubbles: true })],
] as const)(
  '%s passes by an island that cannot be fetched: nothing is said, and the next press tries again',
  async (_name, event) => {
    const island = show('lost', 'interaction')
    button(island).dispatchEvent(event)
    await turn()
    expect(asked).toEqual(['lost'])
    isServed = true
    button(island).click()
    await expect.poll(() => island.textContent, patient).toBe('1')
    expect(failure()).toBeNull()
  },
)

test('a key in an island that cannot be fetched is answered', async () => {
  const island = show('lost', 'interaction')
  button(island).dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  await expect.poll(() => failure()?.textContent, patient).toContain('could not be loaded')
})

test('a click on a link is held back until the island has its say', async () => {
  const island = show('lead', 'interaction', '<a href="/there/">There</a>')
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  island.querySelector('a')?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  await expect.poll(() => isAlive(island), patient).toBe(true)
})

test('one that was rendered to nothing begins without a complaint of React', async () => {
  const told: unknown[] = []
  const listen = (event: ErrorEvent): void => void told.push(event.message)
  window.addEventListener('error', listen)
  const report = vi.spyOn(console, 'error').mockImplementation((...args) => void told.push(...args))
  const empty = show('counter', 'idle', '', { from: 3 })
  await expect.poll(() => isAlive(empty), patient).toBe(true)
  expect(empty.innerHTML).toBe('<button>3</button>')
  expect(told).toEqual([])
  const other = show('counter', 'idle', '<button>1</button>', { from: 4 })
  await expect.poll(() => isAlive(other), patient).toBe(true)
  expect(told).not.toEqual([])
  window.removeEventListener('error', listen)
  report.mockRestore()
})
