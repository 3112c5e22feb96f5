import { Window } from 'happy-dom'
import { expect, onTestFinished, test } from 'vitest'
import { keyOf } from './client/sidebar-state.ts'
import { inlineScript } from './inline-script.ts'

test('categories are as the reader left them, whatever element a sidebar is', async () => {
  const window = new Window()
  onTestFinished(() => window.happyDOM.close())
  const kept = { [keyOf(['Own', 'Guides', 'More'])]: true, [keyOf(['', 'Notes'])]: true }
  window.localStorage.setItem('docgen.sidebar', JSON.stringify(kept))
  new Function('window', `with (window) { ${inlineScript} }`)(window)
  const category = (label: string, inner = ''): string => `<details><summary>${label}</summary>${inner}</details>`
  window.document.body.innerHTML = `<div data-sidebar aria-label="Own">${category('Guides', category('More'))}${category('Others')}</div>
    <div data-sidebar>${category('Notes')}</div><main></main>`
  const states = (): readonly boolean[] =>
    [...window.document.querySelectorAll('details')].map((each) => each.hasAttribute('open'))
  await expect.poll(states).toEqual([false, true, false, true])
})
