// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Interaction } from './interactions.ts'
import { replay } from './replay.ts'

beforeEach(() => {
  document.body.innerHTML = '<button>Press</button><input value="served"><select><option>a</option><option>b</option></select>'
})

function find<Kind extends Element>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector)
  if (!found) throw new Error(`Nothing is ${selector}.`)
  return found
}

/** What was heard, in its order. */
function listen(...types: readonly string[]): string[] {
  const heard: string[] = []
  for (const type of types)
    document.body.addEventListener(type, (event) => {
      heard.push(event instanceof KeyboardEvent ? `${type} ${event.key}` : type)
    })
  return heard
}

const done = (target: Element, event: Event, value?: string): Interaction => ({ target, event, value })

test('everything is done again, once, in its order', async () => {
  const button = find('button')
  const heard = listen('click', 'keydown', 'focusin')
  const init = { bubbles: true }
  await replay([
    done(button, new FocusEvent('focusin', init)),
    done(button, new KeyboardEvent('keydown', { ...init, key: 'a' })),
    done(button, new KeyboardEvent('keydown', { ...init, key: 'ArrowDown' })),
    done(button, new MouseEvent('click', init)),
  ])
  expect(heard).toEqual(['focusin', 'keydown a', 'keydown ArrowDown', 'click'])
})

test('a press keeps its modifiers, and a copy can be prevented as the first could', async () => {
  const presses: MouseEvent[] = []
  find('button').addEventListener('click', (event) => {
    event.preventDefault()
    presses.push(event as MouseEvent)
  })
  const first = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
  await replay([done(find('button'), first)])
  expect(presses.map(({ detail, defaultPrevented }) => ({ detail, defaultPrevented }))).toEqual([
    { detail: 2, defaultPrevented: true },
  ])
  expect(presses[0]).not.toBe(first)
  expect(first.defaultPrevented).toBe(false)
})

test('a field holds what was typed last from its first event on', async () => {
  const field = find<HTMLInputElement>('input')
  const values: string[] = []
  field.addEventListener('input', () => values.push(field.value))
  const input = (value: string) => done(field, new Event('input', { bubbles: true }), value)
  await replay([input('A'), input('Ad'), input('Ada')])
  expect(values).toEqual(['Ada', 'Ada', 'Ada'])
})

test('whoever watches the property of a field sees another value than it will have, as React does', async () => {
  const field = find<HTMLInputElement>('input')
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const seen: string[] = []
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => own?.get?.call(field),
    set: (value: string) => {
      seen.push(value)
      own?.set?.call(field, value)
    },
  })
  await replay([done(field, new Event('input', { bubbles: true }), 'Ada')])
  expect(seen).not.toContain('Ada')
  expect(seen).toHaveLength(1)
  expect(field.value).toBe('Ada')
})

test('a choice is made again', async () => {
  const select = find<HTMLSelectElement>('select')
  const values: string[] = []
  select.addEventListener('change', () => values.push(select.value))
  await replay([done(select, new Event('change', { bubbles: true }), 'b')])
  expect(values).toEqual(['b'])
})

test('what left the page is let go', async () => {
  const button = find('button')
  const heard: string[] = []
  button.addEventListener('click', () => heard.push('click'))
  button.remove()
  await replay([done(button, new MouseEvent('click'))])
  expect(heard).toEqual([])
})

test('the caret stays where it was, though the field is shown without its text meanwhile', async () => {
  const field = find<HTMLInputElement>('input')
  field.addEventListener('focusin', () => (field.value = ''))
  field.value = 'Ada'
  field.setSelectionRange(1, 2)
  const init = { bubbles: true }
  await replay([done(field, new FocusEvent('focusin', init)), done(field, new Event('input', init), 'Ada')])
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Ada', 1, 2])
})
