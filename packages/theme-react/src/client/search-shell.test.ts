// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startSearchShell, type OpenSearch } from './search-shell.ts'

const panels: OpenSearch[] = []
/** Resolves the promises of `loadPanel`, in order. */
const arrivals: { readonly arrive: () => void; readonly fail: () => void }[] = []

const messages: unknown[] = []
let areForbidden = false
class FakeWorker extends EventTarget {
  constructor(readonly href: string) {
    super()
    // As where a policy of the site, or of the browser, has none.
    if (areForbidden) throw new Error('forbidden')
  }
  postMessage(message: unknown): void {
    messages.push(message)
  }
}
vi.stubGlobal('Worker', FakeWorker)

const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
const startSearchPanel = (opened: OpenSearch): void => void panels.push(opened)

const search = { workerHref: '/assets/worker.js', config: { base: '/' }, aheadHref: '/search/index.json' }
vi.stubGlobal('fetch', async (href: string) => new Response(`text of ${href}`))
const link = document.createElement('a')
link.href = 'http://localhost/search/'
link.dataset['search'] = JSON.stringify({ search, searchHref: '/search/' })
link.innerHTML = '<svg class="docgen-icon"></svg><span>Search</span>'
document.body.append(link)
startSearchShell(
  () =>
    new Promise((resolve, reject) => {
      arrivals.push({ arrive: () => resolve({ startSearchPanel }), fail: () => reject(new Error('no network')) })
    }),
)

afterEach(async () => {
  dialog()?.close()
  await new Promise((resolve) => setTimeout(resolve))
  for (const list of [panels, arrivals, messages]) list.length = 0
  assign.mockClear()
})

const press = (init: MouseEventInit = {}): boolean =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
const dialog = (): HTMLDialogElement | null => document.querySelector('dialog')
const field = (): HTMLInputElement | null => document.querySelector('dialog input')
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('where workers are forbidden the link leads to the search page', () => {
  areForbidden = true
  expect(press()).toBe(false)
  areForbidden = false
  expect(assign.mock.calls.map(String)).toEqual(['http://localhost/search/?q=#query'])
  expect(dialog()).toBeNull()
})

test('the code and the worker come before the press of a pointer that is on the link', async () => {
  areForbidden = true
  link.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(arrivals).toHaveLength(1)
  areForbidden = false
  link.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await settle()
  expect(messages).toEqual([{ kind: 'start', config: { base: '/' }, ahead: 'text of /search/index.json' }])
})

test('the dialog is open, with the focus in its field and a sign of work, before any of its code is there', async () => {
  expect(press()).toBe(false)
  expect(dialog()?.open).toBe(true)
  expect(document.activeElement).toBe(field())
  expect(dialog()?.dataset['busy']).toBe('')
  expect(dialog()?.textContent).toContain('Loading')
  arrivals[0]?.arrive()
  await settle()
  expect(panels).toMatchObject([{ dialog: dialog(), field: field(), search, searchHref: '/search/' }])
})

test('what was asked stands in the field again, and the worker is started once', async () => {
  press()
  const typed = field()
  if (typed) typed.value = 'token'
  dialog()?.close()
  await settle()
  expect(dialog()).toBeNull()
  press()
  expect(field()?.value).toBe('token')
  expect(messages).toEqual([])
})

describe('code that cannot be fetched leads to the search page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const fail = async (): Promise<void> => {
    arrivals[0]?.fail()
    await vi.advanceTimersByTimeAsync(0)
  }
  const type = (text: string): void => {
    const typed = field()
    if (typed) typed.value = text
    typed?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  test('with what is typed until the reader pauses', async () => {
    press()
    type('log')
    await fail()
    await vi.advanceTimersByTimeAsync(400)
    type('login & more')
    await vi.advanceTimersByTimeAsync(400)
    expect(assign).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(500)
    expect(assign.mock.calls.map(String)).toEqual(['http://localhost/search/?q=login+%26+more#query'])
  })

  test('into its field where nothing is typed', async () => {
    press()
    type('')
    await fail()
    await vi.advanceTimersByTimeAsync(500)
    expect(assign.mock.calls.map(String)).toEqual(['http://localhost/search/?q=#query'])
  })

  test('of the version that is searched', async () => {
    link.href = 'http://localhost/search/?in=1.0'
    press()
    type('login')
    await fail()
    await vi.advanceTimersByTimeAsync(500)
    link.href = 'http://localhost/search/'
    expect(assign.mock.calls.map(String)).toEqual(['http://localhost/search/?in=1.0&q=login#query'])
  })

  test.each([0, 400])('not where the dialog is closed, %i ms later', async (later) => {
    press()
    if (later === 0) dialog()?.close()
    await fail()
    await vi.advanceTimersByTimeAsync(later)
    dialog()?.close()
    await vi.advanceTimersByTimeAsync(1000)
    expect(assign).not.toHaveBeenCalled()
  })
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "a press with %o is the browser's",
  (init) => {
    expect(press(init)).toBe(true)
    expect(dialog()).toBeNull()
  },
)
